import pg from "pg";
import { afterEach, expect, test } from "vitest";
import { adminPassword } from "../admin-password.ts";
import { createTestDatabase, type TestDatabase } from "../database.ts";
import { aRegistration } from "../factories.ts";
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
	const { body } = await fetch(`${url}/api/admin/events`, { headers: { cookie } });
	const reader = (body as ReadableStream<Uint8Array>).getReader();
	let text = "";
	return {
		/** Returns everything received, until it contains `expected` or the stream ends. */
		async until(expected: string): Promise<string> {
			while (!text.includes(expected)) {
				const { done, value } = await reader.read();
				if (done) break;
				text += new TextDecoder().decode(value);
			}
			return text;
		},
	};
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

test("changes of another instance on the same PostgreSQL arrive", async () => {
	testDatabase = await createTestDatabase("postgres");
	const one = await startServer(testDatabase);
	const other = await startServer(testDatabase);
	const stream = await listen(one.url);
	await stream.until('"hello"');
	const sent = await fetch(`${other.url}/api/register`, {
		method: "POST",
		headers: json,
		body: JSON.stringify(aRegistration()),
	});
	const { id } = (await sent.json()) as { id: number };
	expect(await stream.until('"registration"')).toContain(`"ids":[${id}]`);
	await Promise.all([one.end(), other.end()]);
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
	const ours = [{ kind: "contact", change: "changed", ids: [7] }];
	await client.query("select pg_notify('record_changes', $1)", [`other ${JSON.stringify(ours)}`]);
	await client.end();
	expect(await stream.until('"ids":[7]')).toContain('"ids":[7]');
	expect(server.output()).toContain("a broadcast could not be read");
	expect(await server.end()).toBe(0);
});
