import { execFileSync } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { type Postgres, startPostgres } from "../postgres.ts";
import { gather } from "./parts/crowd.ts";
import { readOptions } from "./parts/options.ts";
import { type Outcome, Site } from "./parts/restarted-site.ts";
import { Tally } from "./parts/tally.ts";

// PostgreSQL is stopped, killed, frozen, and drops its connections, while twenty writers write, others read pages and
// a signed-in caller looks at lists. Meanwhile every answer must come within five seconds, nobody may be signed out, pages
// are served and a form keeps what was typed. Five seconds after PostgreSQL is back, all must be well, and in
// the end everything acknowledged is stored once.
//   --rounds=N       of each kind, instead of 10

const { rounds } = readOptions({ rounds: 10 });
/** How long an answer and the way back may take. */
const LIMIT_MS = 5000;
/** How long PostgreSQL is away: longer than any limit inside. */
const AWAY_MS = 7000;
const WARM_UP_MS = 1000;
const PAGES = ["/", "/courses/cna", "/register", "/contact", "/about"];

interface Outage {
	name: string;
	/** Takes PostgreSQL away. @returns a function that brings it back */
	begin(postgres: Postgres): Promise<() => Promise<void>>;
}

const outages: Outage[] = [
	{ name: "stopped", begin: (postgres) => halted(postgres, "SIGINT") },
	{ name: "killed", begin: (postgres) => halted(postgres, "SIGKILL") },
	{
		name: "frozen",
		async begin(postgres) {
			const pids = processesOf(postgres);
			for (const pid of pids) process.kill(pid, "SIGSTOP");
			return async () => {
				for (const pid of pids) process.kill(pid, "SIGCONT");
			};
		},
	},
	{
		name: "dropping connections",
		async begin({ url }) {
			const client = new pg.Client({ connectionString: url });
			await client.connect();
			const drop = () =>
				client.query(
					"select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'",
				);
			let dropping = drop();
			await dropping;
			const timer = setInterval(() => {
				dropping = drop();
			}, 200);
			return async () => {
				clearInterval(timer);
				await dropping;
				await client.end();
			};
		},
	},
];

const postgres = await startPostgres({ durable: true });
const site = new Site(postgres.url);
await site.start();
const crowd = await gather(site);
const tally = new Tally("PostgreSQL", crowd);
const all = { slowest: 0, answers: 0, back: 0, wrong: 0 };

for (const { name, begin } of outages) {
	for (let round = 1; round <= rounds; round++) {
		for (const page of PAGES) await site.send("GET", page);
		site.takeOutcomes();
		const back = await crowd.writeDuring(() => during(begin));
		const outcomes = site.takeOutcomes();
		judge(name, outcomes);
		if (back > LIMIT_MS) wrong(`${name}: back after ${Math.round(back)} ms`);
		all.back = Math.max(all.back, back);
		await crowd.settle();
		await tally.check(`${name}, round ${round} of ${rounds}`);
	}
}
if (site.server.child.exitCode !== null) wrong("the site has ended");
const code = await site.end();
if (code !== 0) wrong(`the site ended with ${code}`);
await postgres.stop();
site.remove();
tally.report(
	`${outages.length} kinds of outage, ${rounds} rounds each: ${all.answers} answers, the slowest ${Math.round(all.slowest)} ms; back after at most ${Math.round(all.back)} ms; ${all.wrong} answers or events that may not be`,
);
if (all.wrong > 0) process.exitCode = 1;

/** Takes PostgreSQL away and brings it back. @returns how long the site needed until all was well, in milliseconds */
async function during(begin: Outage["begin"]): Promise<number> {
	let isOver = false;
	const read = async (path: string, signedIn: boolean) => {
		while (!isOver) {
			await site.send("GET", path, { signedIn });
			await pause(50);
		}
	};
	const readers = Promise.all([
		...PAGES.map((page) => read(page, false)),
		read("/api/admin/registrations?limit=25", true),
		read("/api/me", true),
	]);
	await pause(WARM_UP_MS);
	const end = await begin(postgres);
	await pause(AWAY_MS / 2);
	await keepsWhatWasTyped();
	await pause(AWAY_MS / 2);
	await end();
	const returned = performance.now();
	const isWell = async () => {
		const ready = await site.send("GET", "/api/ready");
		const list = await site.send("GET", "/api/admin/registrations?limit=1", { signedIn: true });
		return ready?.status === 200 && list?.status === 200;
	};
	while (!(await isWell())) await pause(50);
	const back = performance.now() - returned;
	isOver = true;
	await readers;
	return back;
}

/** Sends a form without JavaScript and looks for its fields in the answer. */
async function keepsWhatWasTyped(): Promise<void> {
	const typed = {
		name: "Kwame Mensah",
		email: "kwame@mail.example",
		phone: "732-556-0100",
		subject: "My diploma",
		message: "Typed while the database was away.",
	};
	const answer = await site.send("POST", "/contact", { form: typed });
	// Connections are dropped now and then, and the form may get through in between.
	if (answer?.status === 303) return;
	const missing = Object.values(typed).filter((text) => !answer?.text.includes(text));
	if (answer?.status !== 503 || missing.length > 0) {
		wrong(`a form was answered ${answer?.status} without ${missing.join(", ")}`);
	}
}

/** Looks for answers that may not be. */
function judge(name: string, outcomes: readonly Outcome[]): void {
	const expected = [200, 201, 204, 303, 404, 409, 412, 503];
	for (const { call, status, error, ms } of outcomes) {
		const isPage = PAGES.some((page) => call === `GET ${page}`);
		if (status === 0) wrong(`${name}: ${call} had no answer (${error})`);
		else if (!expected.includes(status)) wrong(`${name}: ${call} was answered ${status}`);
		else if (isPage && status !== 200) wrong(`${name}: ${call} was answered ${status}`);
		if (ms > LIMIT_MS) wrong(`${name}: ${call} took ${Math.round(ms)} ms (${status})`);
		all.slowest = Math.max(all.slowest, ms);
	}
	all.answers += outcomes.length;
}

function wrong(sentence: string): void {
	console.log(`\nwrong: ${sentence}`);
	all.wrong += 1;
}

async function halted(
	server: Postgres,
	signal: "SIGINT" | "SIGKILL",
): Promise<() => Promise<void>> {
	await server.halt(signal);
	return () => server.resume();
}

/** The server and all processes that it has started. */
function processesOf({ pid }: Postgres): number[] {
	const children = execFileSync("ps", ["-o", "pid=", "--ppid", String(pid)], { encoding: "utf8" });
	return [pid, ...children.trim().split(/\s+/).map(Number)];
}
