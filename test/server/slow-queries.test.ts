import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { afterEach, describe, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../database.ts";
import { aContact } from "../factories.ts";
import { type ServerProcess, startServer } from "../process.ts";

let testDatabase: TestDatabase;
let server: ServerProcess;
afterEach(async () => {
	await server.end();
	await testDatabase.remove();
});

/** Makes each new message take a while in the database itself. */
const slowTriggers = {
	// 43 million rows, which SQLite counts one by one.
	sqlite: `create trigger slow after insert on contacts begin
		update contacts set subject = subject where (select count(*) from
			courses a, courses b, courses c, courses d, courses e, courses f, courses g, courses h) < 0;
	end`,
	postgres: `create function slow() returns trigger language plpgsql as
		$$ begin perform pg_sleep(0.5); return new; end $$;
		create trigger slow after insert on contacts for each row execute function slow()`,
};

async function makeSlow(): Promise<void> {
	const { dataDir, databaseUrl } = testDatabase;
	if (databaseUrl) {
		const client = new pg.Client({ connectionString: databaseUrl });
		await client.connect();
		await client.query(slowTriggers.postgres);
		await client.end();
	} else {
		const file = new DatabaseSync(`${dataDir}/school.db`, { timeout: 5000 });
		file.exec(slowTriggers.sqlite);
		file.close();
	}
}

async function start(engine: string, env: Record<string, string>) {
	testDatabase = await createTestDatabase(engine);
	server = await startServer({ ...testDatabase, env });
	await makeSlow();
}

const sent = aContact({ name: "Xanthippe Quillfeather", email: "xanthippe@private.example" });
const send = (headers: Record<string, string> = {}) =>
	fetch(`${server.url}/api/contact`, {
		method: "POST",
		headers: { "content-type": "application/json", ...headers },
		body: JSON.stringify(sent),
	});

const logged = (message: string) =>
	server
		.output()
		.split("\n")
		.filter((line) => line.startsWith("{"))
		.map((line) => JSON.parse(line))
		.filter(({ msg }) => msg === message);
const isInsert = ({ sql }: { sql: string }) => sql.startsWith('insert into "contacts"');

describe.each(["sqlite", "postgres"])("on %s", (engine) => {
	test("a slow query is one line with its request's id, duration and SQL, and without its values", async () => {
		await start(engine, { SLOW_QUERY_MS: "200", TRUST_PROXY: "1" });
		const response = await send({ "x-request-id": "from-the-proxy-7" });
		expect(response.status).toBe(201);
		await expect.poll(() => logged("slow query").filter(isInsert)).toHaveLength(1);
		const [line] = logged("slow query").filter(isInsert);
		expect(line).toEqual({
			level: "warn",
			time: expect.any(String),
			requestId: "from-the-proxy-7",
			ms: expect.any(Number),
			sql: expect.stringContaining(engine === "sqlite" ? "?, ?" : "$1, $2"),
			msg: "slow query",
		});
		expect(line.ms).toBeGreaterThanOrEqual(200);
		expect(server.output()).not.toMatch(/xanthippe|quillfeather/i);
	});

	test("with 0 no query is logged", async () => {
		await start(engine, { SLOW_QUERY_MS: "0" });
		expect((await send()).status).toBe(201);
		await expect.poll(() => logged("call")).toHaveLength(1);
		expect(logged("slow query")).toEqual([]);
	});
});
