import { mkdtempSync, rmSync } from "node:fs";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { adminPassword } from "../admin-password.ts";
import { percentile } from "../bench/parts/statistics.ts";
import { startPostgres } from "../postgres.ts";
import { startServer } from "../process.ts";
import { readOptions } from "./parts/options.ts";
import { send } from "./parts/send.ts";

// A course is edited on one instance while visitors read the pages of two. Each edit writes its number into the title,
// the summary and the description, so a page shows which edit it is, and whether it is of one edit only.
//   --edits=N       instead of 100
//   --courses=N     in all, instead of 200
//   --visitors=N    who load one page after the other, instead of 4
//   --p99=MS        maximum for 99 of 100 pages, instead of 50

const options = readOptions({ edits: 100, courses: 200, visitors: 4, p99: 50 });
/** How old a page of the other instance may be, in milliseconds. */
const MAX_DELAY = 1000;

const agent = new Agent({ keepAlive: true });
const postgres = await startPostgres();
const dataDir = mkdtempSync(join(tmpdir(), "school-publish-"));
const settings = {
	dataDir,
	databaseUrl: postgres.url,
	env: { RATE_LIMITS: "off", LOG_LEVEL: "warn" },
};
const [one, other] = [await startServer(settings), await startServer(settings)];
const wrong: string[] = [];
const saves: number[] = [];
const delays: number[] = [];
const times: number[] = [];
/** When each edit was acknowledged, by its number. */
const acknowledgedAt = [performance.now()];
let isOver = false;
try {
	const headers = { authorization: `Bearer ${await signIn()}` };
	const { id, slug } = await fillCatalog(headers);
	const visitors = Array.from({ length: options.visitors }, (_, n) => visit(slug, n));
	for (let n = 1; n <= options.edits; n++) {
		const body = { title: `Edit ${n}.`, summary: `Edit ${n}.`, description: `Edit ${n}.` };
		const sent = performance.now();
		await send(agent, one.port, `/api/admin/courses/${id}`, { method: "PATCH", headers, body });
		const acknowledged = performance.now();
		saves.push(acknowledged - sent);
		acknowledgedAt[n] = acknowledged;
		// The instance that made it: the next answer.
		check(await load(one.port, `/courses/${slug}`), n, "its own next page");
		while ((await load(other.port, `/courses/${slug}`)).edits.at(0) !== n) await delay(5);
		delays.push(performance.now() - acknowledged);
		await delay(100);
	}
	isOver = true;
	await Promise.all(visitors);
	console.log(
		`${options.edits} edits, ${options.courses} courses, ${times.length} pages: saved within p50 ${ms(saves, 0.5)}, at most ${ms(saves, 1)}; on the other instance after p50 ${ms(delays, 0.5)}, at most ${ms(delays, 1)}; ` +
			`pages p50 ${ms(times, 0.5)}, p99 ${ms(times, 0.99)}, at most ${ms(times, 1)}; ${wrong.length} torn or stale`,
	);
	for (const sentence of wrong.slice(0, 10)) console.log(sentence);
	const isLate = Math.max(...delays) > MAX_DELAY;
	if (wrong.length > 0 || isLate || percentile(times, 0.99) >= options.p99) process.exitCode = 1;
} finally {
	isOver = true;
	await Promise.all([one.end(), other.end()]);
	await postgres.stop();
	agent.destroy();
	rmSync(dataDir, { recursive: true, force: true });
}

function ms(values: readonly number[], share: number): string {
	return `${percentile(values, share).toFixed(0)} ms`;
}

async function signIn(): Promise<string> {
	const body = { username: "admin", password: adminPassword };
	const { bytes } = await send(agent, one.port, "/api/login", { method: "POST", body });
	return JSON.parse(bytes.toString()).token;
}

/** Adds courses until there are enough. @returns the one that is edited */
async function fillCatalog(headers: { authorization: string }) {
	const { bytes } = await send(agent, one.port, "/api/admin/courses", { headers });
	const courses: { id: number; slug: string }[] = JSON.parse(bytes.toString());
	for (let n = courses.length; n < options.courses; n++) {
		const text = `A course that is number ${n}.`;
		const body = { slug: `course-${n}`, title: `Course ${n}`, summary: text, description: text };
		const add = { method: "POST", headers, body, expected: [201] };
		await send(agent, one.port, "/api/admin/courses", add);
	}
	const [first] = courses;
	if (!first) throw new Error("There is no course.");
	return first;
}

/** Loads one page after the other, of both instances by turns. */
async function visit(slug: string, first: number): Promise<void> {
	const paths = [
		`/courses/${slug}`,
		"/",
		"/courses/course-50",
		`/api/courses/${slug}`,
		"/register",
	];
	for (let n = first; !isOver; n++) {
		const { port } = n % 2 === 0 ? one : other;
		const path = paths[n % paths.length] as string;
		const started = performance.now();
		// What the other instance must have by now.
		const known = acknowledgedAt.findLastIndex(
			(at) => port === one.port || at < started - MAX_DELAY,
		);
		const page = await load(port, path);
		times.push(performance.now() - started);
		if (path === "/" || path.includes(slug))
			check(page, known, `${path} of ${port === one.port ? "this" : "the other"} instance`);
		await delay(2);
	}
}

async function load(port: number, path: string): Promise<{ edits: number[] }> {
	const { bytes } = await send(agent, port, path);
	const found = bytes.toString().matchAll(/Edit (\d+)\./g);
	return { edits: [...new Set([...found].map(([, n]) => Number(n)))] };
}

function check({ edits }: { edits: number[] }, known: number, what: string): void {
	if (edits.length > 1) wrong.push(`${what} is torn: edits ${edits.join(", ")}`);
	else if (known > 0 && (edits[0] ?? 0) < known) {
		wrong.push(`${what} is stale: edit ${edits[0]}, and ${known} was acknowledged`);
	}
}
