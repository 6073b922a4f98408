import pg from "pg";
import { afterEach, expect, test } from "vitest";
import { queueEmail } from "#intake/mail/queue.server.ts";
import { systemClock } from "#platform/database/clock.ts";
import { openDatabase } from "#platform/database/open.server.ts";
import { adminPassword } from "../admin-password.ts";
import { createTestDatabase, type TestDatabase } from "../database.ts";
import { anEmail } from "../emails.ts";
import { openEventStream } from "../event-stream.ts";
import { startServer } from "../process.ts";

let testDatabase: TestDatabase;
afterEach(() => testDatabase.remove());

const json = { "content-type": "application/json" };

async function listen(url: string) {
	const signedIn = await fetch(`${url}/api/login`, {
		method: "POST",
		headers: json,
		body: JSON.stringify({ username: "admin", password: adminPassword }),
	});
	const cookie = signedIn.headers.get("set-cookie")?.split(";")[0] ?? "";
	return openEventStream(url, { cookie });
}

test.each(["sqlite", "postgres"])(
	"a stream that is open does not hold up stopping: %s",
	async (engine) => {
		testDatabase = await createTestDatabase(engine);
		const server = await startServer(testDatabase);
		const stream = await listen(server.url);
		await stream.until('"hello"');
		const stopping = server.end();
		expect(await stream.until("event: end")).toMatch(/event: end\ndata: restarting\n\n$/);
		expect(await stopping).toBe(0);
	},
);

test("an email whose status changes is announced", async () => {
	testDatabase = await createTestDatabase("postgres");
	const server = await startServer(testDatabase);
	const stream = await listen(server.url);
	await stream.until('"hello"');
	const database = await openDatabase(testDatabase);
	await queueEmail(database.db, systemClock, anEmail());
	expect(await stream.until('"email":[')).toContain('"email":[]');
	await database.close();
	expect(await server.end()).toBe(0);
});

test("a NOTIFY that is not ours is logged, and the process lives", async () => {
	testDatabase = await createTestDatabase("postgres");
	const server = await startServer(testDatabase);
	const stream = await listen(server.url);
	await stream.until('"hello"');
	const client = new pg.Client({ connectionString: testDatabase.databaseUrl });
	await client.connect();
	await client.query("notify record_changes, 'garbage'");
	await client.query("notify record_changes");
	const ours = { contact: [7] };
	await client.query("select pg_notify('record_changes', $1)", [`other ${JSON.stringify(ours)}`]);
	await client.end();
	expect(await stream.until('"contact":[7]')).toContain('"contact":[7]');
	expect(server.output()).toContain("a broadcast could not be read");
	expect(await server.end()).toBe(0);
});
