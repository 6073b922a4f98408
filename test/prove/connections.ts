import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { Agent } from "node:http";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { adminPassword } from "../admin-password.ts";
import { percentile } from "../bench/parts/statistics.ts";
import { readOptions } from "./parts/options.ts";
import { send } from "./parts/send.ts";
import { startProvenSite } from "./parts/site.ts";

// 2,000 connections stay open, half of them as slow as they can be, while visitors load pages. Three
// processes: the site, the one that holds the connections, and this one, which loads the pages.
//   --connections=N    how many, instead of 2,000
//   --seconds=N        how long pages are loaded, instead of 60
//   --rate=N           pages a second, instead of 50
//   --p99=MS           maximum for 99 of 100 pages, instead of 200
//   --limit=MB         maximum of resident memory, instead of 260: 2,000 connections take some 20 kB each
//   --postgres         on PostgreSQL instead of SQLite

const options = readOptions({
	connections: 2000,
	seconds: 60,
	rate: 50,
	p99: 200,
	limit: 260,
	postgres: 0,
});
/** A session has up to ten streams of live updates; 8 of them are used. */
const SESSIONS = Math.min(50, Math.ceil(options.connections / 32));
const pages = ["/", "/courses/cna", "/register?program=ekg", "/about", "/contact", "/courses/ekg"];
const agent = new Agent({ keepAlive: true });

const site = await startProvenSite({ isOnPostgres: options.postgres > 0 });
let holder: ChildProcess | undefined;
try {
	await warmUp();
	const before = site.residentMB();
	const alone = await loadPages(Math.min(10, options.seconds));

	holder = await holdConnections();
	const held = await untilOpen(holder);
	const sampling = sampleMemory();
	const crowded = await loadPages(options.seconds);
	held.stop();
	holder.kill();
	await once(holder, "close");
	await delay(2000);
	const after = await loadPages(Math.min(5, options.seconds));
	const most = sampling.stop();
	console.log(
		`${held.least()} of ${options.connections} connections open at all times (${held.kinds()}), ${held.refused()} refused; ` +
			`${crowded.times.length} pages: p50 ${ms(crowded, 0.5)}, p99 ${ms(crowded, 0.99)}, max ${ms(crowded, 1)} (without the connections p50 ${ms(alone, 0.5)}, p99 ${ms(alone, 0.99)}), ` +
			`${crowded.errors.length} errors; memory ${before} MB before, ${most} MB at most, ${site.residentMB()} MB after`,
	);
	for (const error of new Set([...crowded.errors, ...after.errors])) console.log(error);
	const tooFew = held.least() < options.connections * 0.97;
	if (tooFew) console.log("Too few connections were open at once.");
	const isTooSlow = percentile(crowded.times, 0.99) >= options.p99;
	if (isTooSlow) console.log(`99 of 100 pages took ${options.p99} ms or more.`);
	const isTooLarge = most > options.limit;
	if (isTooLarge) console.log(`More than ${options.limit} MB.`);
	const hasErrors = crowded.errors.length + after.errors.length + held.refused() > 0;
	if (tooFew || isTooSlow || isTooLarge || hasErrors) process.exitCode = 1;
} finally {
	holder?.kill();
	agent.destroy();
	await site.stop();
}

/** Renders the pages and lets the assistant learn, which happens once. */
async function warmUp(): Promise<void> {
	for (const page of pages) await load(page);
	const post = (path: string, body: object) =>
		send(agent, site.port, path, { method: "POST", body });
	const { bytes } = await post("/api/chat/start", { sessionId: "thousands-of-connections" });
	const { conversationId } = JSON.parse(bytes.toString());
	await post("/api/chat/message", { conversationId, content: "Where is the school?" });
}

/** Reads the memory every second. */
function sampleMemory() {
	let most = site.residentMB();
	const timer = setInterval(() => {
		most = Math.max(most, site.residentMB());
	}, 1000);
	return {
		/** Returns the most. */
		stop() {
			clearInterval(timer);
			return Math.max(most, site.residentMB());
		},
	};
}

async function load(page: string): Promise<void> {
	await send(agent, site.port, page, { headers: { "accept-encoding": "br, gzip" } });
}

interface Loaded {
	times: number[];
	errors: string[];
}

/** Loads pages at a fixed rate, whatever becomes of those before. Times count from when one was due. */
async function loadPages(seconds: number): Promise<Loaded> {
	const times: number[] = [];
	const errors: string[] = [];
	const started = performance.now();
	const loading: Promise<void>[] = [];
	for (let n = 0; n < seconds * options.rate; n++) {
		const due = started + (n * 1000) / options.rate;
		if (due > performance.now()) await delay(due - performance.now());
		const loaded = load(pages[n % pages.length] as string).then(
			() => void times.push(performance.now() - due),
			(error: Error) => void errors.push(error.message),
		);
		loading.push(loaded);
	}
	await Promise.all(loading);
	return { times, errors };
}

async function holdConnections(): Promise<ChildProcess> {
	const tokens: string[] = [];
	for (let n = 0; n < SESSIONS; n++) {
		const body = { username: "admin", password: adminPassword };
		const { bytes } = await send(agent, site.port, "/api/login", { method: "POST", body });
		tokens.push(JSON.parse(bytes.toString()).token);
	}
	const program = join(import.meta.dirname, "parts/open-connections.ts");
	return fork(program, [String(site.port), String(options.connections), ...tokens]);
}

interface Report {
	open: Record<string, number>;
	refused: number;
}

/** Waits until all connections are open, and from then on remembers the fewest. */
async function untilOpen(holding: ChildProcess) {
	let least = Number.POSITIVE_INFINITY;
	let last: Report = { open: {}, refused: 0 };
	const sum = ({ open }: Report) => Object.values(open).reduce((total, n) => total + n, 0);
	const allOpen = Promise.withResolvers<void>();
	const note = (report: Report) => {
		last = report;
		if (sum(report) >= options.connections * 0.98) allOpen.resolve();
	};
	holding.on("message", note);
	const ended = once(holding, "close").then(() => {
		throw new Error("The process with the connections ended.");
	});
	await Promise.race([allOpen.promise, ended]);
	ended.catch(() => {});
	const remember = () => {
		least = Math.min(least, sum(last));
	};
	remember();
	holding.on("message", remember);
	return {
		stop: () => holding.off("message", remember),
		least: () => least,
		refused: () => last.refused,
		kinds: () =>
			Object.entries(last.open)
				.map(([kind, n]) => `${n} ${kind}`)
				.join(", "),
	};
}

function ms({ times }: Loaded, share: number): string {
	return `${percentile(times, share).toFixed(0)} ms`;
}
