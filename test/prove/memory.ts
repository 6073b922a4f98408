import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { aRegistration } from "../factories.ts";

// Starts the site as `npm start` does, sends it 60,000 mixed requests and reads its resident memory.
//   --requests=N       how many, instead of 60,000
//   --wait=MINUTES     reads it again after a pause
//   --limit=MB         maximum at the end, instead of 220

const root = join(import.meta.dirname, "../..");
const { requests = 60_000, wait = 0, limit = 220 } = optionsOf(process.argv.slice(2));
const CONCURRENCY = 16;
const STEPS = 6;
const pages = ["/", "/courses/cna", "/register?program=ekg", "/about", "/contact", "/courses/none"];
const tags = new Map<string, string>();

const dataDir = mkdtempSync(join(tmpdir(), "school-memory-"));
const site = await start();
try {
	await proveMemory();
} finally {
	site.child.kill("SIGTERM");
	await once(site.child, "close");
	rmSync(dataDir, { recursive: true, force: true });
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
	if (residentMB() > limit) {
		console.log(`More than ${limit} MB.`);
		process.exitCode = 1;
	}
}

async function start() {
	const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
	// With the flags of `npm start`, which limit memory.
	const child = spawn("sh", ["-c", scripts.start], {
		cwd: root,
		env: { ...process.env, PORT: "0", DATA_DIR: dataDir, RATE_LIMITS: "off" },
		stdio: ["ignore", "pipe", "inherit"],
	});
	const ready = Promise.withResolvers<number>();
	createInterface({ input: child.stdout }).on("line", (line) => {
		const port = /^The site is ready at http:\/\/localhost:(\d+)$/.exec(line)?.[1];
		if (port) ready.resolve(Number(port));
	});
	child.once("close", () => ready.reject(new Error("The site did not start.")));
	return { child, port: await ready.promise };
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
		const { headers } = await send(agent, "GET", page, compressed, [200, 404]);
		if (page !== "/courses/none") tags.set(page, String(headers.etag));
	} else if (n % 4 === 1) {
		const known = { ...compressed, "if-none-match": tags.get("/") ?? "" };
		await send(agent, "GET", "/", known, [200, 304]);
	} else if (n % 4 === 2) {
		await send(agent, "GET", "/api/courses", {}, [200]);
	} else {
		const body = JSON.stringify(aRegistration());
		await send(agent, "POST", "/api/register", { "content-type": "application/json" }, [201], body);
	}
}

async function send(
	agent: Agent,
	method: string,
	path: string,
	headers: OutgoingHttpHeaders,
	expected: readonly number[],
	body = "",
): Promise<IncomingMessage> {
	const sent = request({ agent, port: site.port, method, path, headers }).end(body);
	const [answer] = (await once(sent, "response")) as [IncomingMessage];
	answer.resume();
	await once(answer, "end");
	const status = answer.statusCode ?? 0;
	if (!expected.includes(status)) throw new Error(`${method} ${path} answered ${status}`);
	return answer;
}

/** Returns the resident memory in MB, as reported by the operating system. */
function residentMB(): number {
	const kilobytes = execFileSync("ps", ["-o", "rss=", "-p", String(site.child.pid)], {
		encoding: "utf8",
	});
	return Math.round(Number(kilobytes) / 1024);
}

function report(moment: string): void {
	console.log(`${String(residentMB()).padStart(5)} MB ${moment}`);
}

function optionsOf(args: readonly string[]): Record<string, number | undefined> {
	return Object.fromEntries(
		args.map((arg) => {
			const [, name = "", value] = /^--(\w+)=(\d+(?:\.\d+)?)$/.exec(arg) ?? [];
			if (!name) throw new Error(`${arg} is no option of this program.`);
			return [name, Number(value)];
		}),
	);
}
