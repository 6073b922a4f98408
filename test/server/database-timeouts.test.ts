import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../database.ts";
import { aRegistration } from "../factories.ts";
import { type ServerProcess, startServer } from "../process.ts";

// PostgreSQL cancels what the site has given up, so that no other client waits for it. A lock in share mode keeps
// only those waiting who store a registration, not the background work that reads.

let testDatabase: TestDatabase;
let server: ServerProcess;
let other: pg.Client;
let observer: pg.Client;
beforeEach(async () => {
	testDatabase = await createTestDatabase("postgres");
	server = await startServer({ ...testDatabase, env: { LOG_LEVEL: "silent" } });
	[other, observer] = [await connected(), await connected()];
});
afterEach(async () => {
	await Promise.all([other.end(), observer.end()]);
	await server.end("SIGKILL");
	await testDatabase.remove();
});

test("a call that waits too long for a lock is 503, and no longer waits in the database", async () => {
	await other.query("begin");
	await other.query("lock table registrations in share mode");
	expect(await register()).toBe(503);
	await expect.poll(() => sessionsThat("wait_event_type = 'Lock'"), patiently).toBe(0);
	await other.query("rollback");
	expect(await register()).toBe(201);
});

test("the locks of a process that hangs in a transaction are released", async () => {
	await other.query("begin");
	await other.query("lock table registrations in share mode");
	const registering = register();
	await expect.poll(() => sessionsThat("wait_event_type = 'Lock'"), patiently).toBe(1);
	server.child.kill("SIGSTOP");
	await other.query("rollback");
	// The insert has completed, and no client will commit it.
	await expect.poll(() => sessionsThat("state = 'idle in transaction'"), patiently).toBe(1);
	await expect.poll(() => sessionsThat("state = 'idle in transaction'"), patiently).toBe(0);
	server.child.kill("SIGCONT");
	expect(await registering).toBe(503);
	expect(await register()).toBe(201);
});

const patiently = { timeout: 60_000 };

async function connected(): Promise<pg.Client> {
	const client = new pg.Client({ connectionString: testDatabase.databaseUrl });
	client.on("error", () => {});
	await client.connect();
	return client;
}

/** Counts the connections of this database in a state. */
async function sessionsThat(are: string): Promise<number> {
	const { rows } = await observer.query(
		`select count(*)::int as n from pg_stat_activity where datname = current_database() and ${are}`,
	);
	return rows[0].n;
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
