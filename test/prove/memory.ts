import { Agent } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { aRegistration } from "../factories.ts";
import { readOptions } from "./parts/options.ts";
import { send } from "./parts/send.ts";
import { startProvenSite } from "./parts/site.ts";

// Starts the site as `npm start` does, sends it 100,000 mixed requests and reads its resident memory.
//   --requests=N       how many, instead of 100,000
//   --wait=MINUTES     reads it again after a pause
//   --limit=MB         maximum at the end, instead of 200

const { requests, wait, limit } = readOptions({ requests: 100_000, wait: 0, limit: 200 });
const CONCURRENCY = 16;
const STEPS = 6;
const pages = ["/", "/courses/cna", "/register?program=ekg", "/about", "/contact", "/courses/none"];
const tags = new Map<string, string>();

const site = await startProvenSite();
try {
	await proveMemory();
} finally {
	await site.stop();
}

async function proveMemory(): Promise<void> {
	report("at the start");
	for (let step = 1; step <= STEPS; step++) {
		const from = Math.round((requests * (step - 1)) / STEPS);
		const to = Math.round((requests * step) / STEPS);
		await sendAll(from, to);
		report(`after ${to} requests`);
	}
	if (wait > 0) {
		await delay(wait * 60_000);
		report(`${wait} minutes later`);
	}
	if (site.residentMB() > limit) {
		console.log(`More than ${limit} MB.`);
		process.exitCode = 1;
	}
}

async function sendAll(from: number, to: number): Promise<void> {
	const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
	let next = from;
	const visitor = async () => {
		while (next < to) await sendOne(next++, agent);
	};
	await Promise.all(Array.from({ length: CONCURRENCY }, visitor));
	agent.destroy();
}

/** Alternates between a page, the same page again, the list of courses and a registration. */
async function sendOne(n: number, agent: Agent): Promise<void> {
	const page = pages[Math.floor(n / 4) % pages.length] as string;
	const compressed = { "accept-encoding": "br, gzip" };
	if (n % 4 === 0) {
		const isPage = { headers: compressed, expected: [200, 404] };
		const { headers } = await send(agent, site.port, page, isPage);
		if (page !== "/courses/none") tags.set(page, String(headers.etag));
	} else if (n % 4 === 1) {
		const known = { ...compressed, "if-none-match": tags.get("/") ?? "" };
		await send(agent, site.port, "/", { headers: known, expected: [200, 304] });
	} else if (n % 4 === 2) {
		await send(agent, site.port, "/api/courses");
	} else {
		const body = aRegistration();
		await send(agent, site.port, "/api/register", { method: "POST", body, expected: [201] });
	}
}

function report(moment: string): void {
	console.log(`${String(site.residentMB()).padStart(5)} MB ${moment}`);
}
