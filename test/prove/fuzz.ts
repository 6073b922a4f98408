import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type FuzzResult, fuzz } from "../fuzz/fuzz.ts";
import { MailServer } from "../mail-server.ts";
import { startPostgres } from "../postgres.ts";
import { nodeOptions, type ServerProcess, startServer } from "../process.ts";

// Sends every endpoint, every form and every page what its contract allows and what it does not, in every
// role, and judges each answer. Then it compares everything that was accepted with what is stored.
//   --requests=N       how many on each engine, instead of 100,000
//   --seed=N           other requests than those of seed 1
//   --minutes=N        ends after so many on each engine, although not all were sent
//   --engine=NAME      sqlite or postgres alone

const option = (name: string) =>
	process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const requests = Number(option("requests") ?? 100_000);
const seed = Number(option("seed") ?? 1);
const minutes = option("minutes");
const engines = ["sqlite", "postgres"].filter((engine) => engine === (option("engine") ?? engine));
/** Enough to keep the server busy. With more, what takes many steps, such as a dialogue with the mail server, only waits longer. */
const CONCURRENCY = 8;
const flags = nodeOptions("start");
/** Memory at the end against that after four tenths, when every cache is warm. */
const MAX_GROWTH = 1.25;

for (const engine of engines) {
	const postgres = engine === "postgres" ? await startPostgres() : undefined;
	const dataDir = mkdtempSync(join(tmpdir(), "school-fuzz-"));
	const mailServer = await new MailServer().listen();
	// Some emails fail, so that there is something to retry.
	mailServer.behavior = {
		recipient: (address) => (address.startsWith("a@") ? "550 No such mailbox" : undefined),
	};
	const env = {
		SMTP_URL: mailServer.url,
		RATE_LIMITS: "off",
		LOG_LEVEL: "warn",
		...(option("port") && { PORT: option("port") as string }),
	};
	const server = await startServer({ dataDir, databaseUrl: postgres?.url, env, flags });
	const memory: number[] = [];
	const started = performance.now();
	const result = await fuzz(server.url, {
		requests,
		seed,
		concurrency: CONCURRENCY,
		...(minutes && { minutes: Number(minutes) }),
		onFault: ({ name, words, curl }) => console.log(`${engine}: ${name}\n  ${words}\n  ${curl}`),
		onTenth: (sent) => {
			memory.push(residentMB(server));
			console.log(`${engine}: ${sent} requests, ${memory.at(-1)} MB`);
		},
	}).catch(async (error: unknown) => {
		await server.end();
		await postgres?.stop();
		await mailServer.halt();
		throw error;
	});
	const seconds = Math.round((performance.now() - started) / 1000);
	const isAlive = server.child.exitCode === null;
	await server.end();
	report(engine, result, seconds);
	const faults = [
		...(isAlive ? [] : ["the server ended"]),
		...server
			.output()
			.split("\n")
			.filter((line) => /"level":"(error|fatal)"|^\s+at |Unhandled|Warning:/.test(line))
			// What a browser reports is logged as the browser's error.
			.filter((line) => !line.includes('"msg":"error in the admin area"'))
			.slice(0, 20),
		...((memory.at(-1) ?? 0) > (memory[3] ?? 0) * MAX_GROWTH
			? [`memory grew: ${memory.join(", ")} MB`]
			: []),
	];
	for (const fault of faults) console.log(`${engine}: ${fault}`);
	if (faults.length + result.faults.length + result.neverAccepted.length > 0) process.exitCode = 1;
	await postgres?.stop();
	await mailServer.halt();
	rmSync(dataDir, { recursive: true, force: true });
}

function report(
	engine: string,
	{ sent, accepted, counts, faults, neverAccepted, slowest }: FuzzResult,
	seconds: number,
): void {
	for (const [name, count] of [...counts].sort(([a], [b]) => a.localeCompare(b))) {
		console.log(
			`${String(count.sent).padStart(7)} ${String(count.accepted).padStart(7)} accepted  ${name}`,
		);
	}
	console.log(
		`${engine}: ${sent} requests in ${seconds} s with seed ${seed}, the slowest ${Math.round(slowest.milliseconds)} ms (${slowest.name}); ${accepted} records read back`,
	);
	for (const { name, words, times, curl, seed, at } of faults) {
		console.log(`\nFAULT ${times} times, first at ${seed}:${at} · ${name}\n  ${words}\n  ${curl}`);
	}
	for (const name of neverAccepted) console.log(`Never accepted: ${name}`);
}

/** Returns the resident memory in MB, as reported by the operating system. */
function residentMB({ child }: ServerProcess): number {
	const kilobytes = execFileSync("ps", ["-o", "rss=", "-p", String(child.pid)], {
		encoding: "utf8",
	});
	return Math.round(Number(kilobytes) / 1024);
}
