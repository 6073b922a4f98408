import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { aRegistration } from "../factories.ts";
import { type Postgres, startPostgres } from "../postgres.ts";
import { type ServerProcess, startServer } from "../process.ts";

// Stops PostgreSQL in every way while clients use it, and starts it again.

const dataDir = mkdtempSync(join(tmpdir(), "school-data-"));
let postgres: Postgres;
let server: ServerProcess;
beforeAll(async () => {
	postgres = await startPostgres();
	server = await startServer({
		dataDir,
		databaseUrl: postgres.url,
		env: { RATE_LIMITS: "off", LOG_LEVEL: "silent" },
	});
	expect(await statusOf("/")).toBe(200);
});
afterAll(async () => {
	await server.end();
	await postgres.stop();
	rmSync(dataDir, { recursive: true, force: true });
});

for (const [how, signal] of [
	["is stopped cleanly", "SIGINT"],
	["is stopped immediately", "SIGQUIT"],
	["is killed", "SIGKILL"],
] as const) {
	test(`PostgreSQL ${how} under load: the process lives, pages are served, calls are 503, and all is well when it is back`, async () => {
		const load = await beginLoad();
		await postgres.halt(signal);
		expect(await load.waiting).toEqual(load.unavailable);
		expect(await statusOf("/")).toBe(200);
		expect(await statusOf("/api/health")).toBe(200);
		// A call that needs the database: others are in memory, like pages.
		expect(await statusOf("/api/facts?courseId=1")).toBe(503);
		expect(await register()).toBe(503);
		await postgres.resume();
		await expectWell();
		expect(await load.end()).toEqual(new Set([200, 503]));
	});
}

test("every connection is terminated while clients are checked out: their calls are 503, the next ones are well", async () => {
	const load = await beginLoad();
	await load.holder.query(
		"select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'",
	);
	expect(await load.waiting).toEqual(load.unavailable);
	await load.holder.query("rollback");
	await expectWell();
	await load.end();
});

const WAITING = 8;

/**
 * Keeps clients checked out and busy: registrations that wait for a lock in the middle of their
 * transaction, and visitors who read at the same time.
 */
async function beginLoad() {
	const holder = await connected();
	const observer = await connected();
	await holder.query("begin");
	// Who only reads registrations, like the background work, does not wait.
	await holder.query("lock table registrations in share mode");
	const waiting = Promise.all(Array.from({ length: WAITING }, register));
	const seen = new Set<number>();
	let isOver = false;
	onTestFinished(async () => {
		isOver = true;
		await Promise.allSettled([holder.end(), observer.end()]);
	});
	// An ended process fails the test by itself.
	waiting.catch(() => {});
	await expect.poll(() => waitingFor(observer), { timeout: 60_000 }).toBe(WAITING);
	const readers = Promise.all(
		Array.from({ length: 4 }, async () => {
			while (!isOver) seen.add(await statusOf("/api/facts?courseId=1"));
		}),
	);
	readers.catch(() => {});
	return {
		holder,
		waiting,
		unavailable: Array(WAITING).fill(503),
		/** @returns the statuses that the readers were answered with */
		async end() {
			isOver = true;
			await readers;
			return seen;
		},
	};
}

async function waitingFor(client: pg.Client): Promise<number> {
	const { rows } = await client.query(
		"select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock'",
	);
	return rows[0].n;
}

async function connected(): Promise<pg.Client> {
	const client = new pg.Client({ connectionString: postgres.url });
	client.on("error", () => {});
	await client.connect();
	return client;
}

/** The same process stores records and receives changes again. */
async function expectWell() {
	expect(await statusOf("/api/ready")).toBe(200);
	expect(await register()).toBe(201);
	const title = `Phlebotomy ${performance.now()}`;
	const client = await connected();
	await client.query("update courses set title = $1 where id = 1", [title]);
	await client.end();
	const page = async () => (await fetch(`${server.url}/`)).text();
	await expect.poll(page, { timeout: 60_000 }).toContain(title);
}

async function statusOf(path: string): Promise<number> {
	const response = await fetch(server.url + path);
	await response.bytes();
	return response.status;
}

async function register(): Promise<number> {
	const response = await fetch(`${server.url}/api/register`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify(aRegistration()),
	});
	await response.bytes();
	return response.status;
}
