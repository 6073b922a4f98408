import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from "vitest";
import { type Postgres, startPostgres } from "../postgres.ts";
import { spawnServer, startAndFail } from "../process.ts";

const dataDir = mkdtempSync(join(tmpdir(), "school-data-"));
let postgres: Postgres;
beforeAll(async () => {
	postgres = await startPostgres();
	await query("create role clerk login password 'right'");
	// Only this role needs its password; the others are trusted.
	await query(
		`copy (values ('host all clerk all scram-sha-256'), ('host all all all trust')) to '${await setting("hba_file")}'`,
	);
	await query("select pg_reload_conf()");
});
afterEach(async () => {
	if ((await refusal()) === undefined) return;
	await postgres.halt("SIGINT");
	await postgres.resume();
});
afterAll(async () => {
	await postgres.stop();
	rmSync(dataDir, { recursive: true, force: true });
});

test("a start while PostgreSQL refuses connections logs what it waits for, retries and succeeds", async () => {
	const last = await connected();
	const halted = postgres.halt("SIGTERM");
	await expect.poll(refusal, patiently).toBe("57P03");
	const server = begin();
	const said = (text: RegExp) => expect.poll(server.output, patiently).toMatch(text);
	await said(/^Waiting for the database: the database system is shutting down\. .+\n/);
	await last.end();
	await halted;
	await said(/(Waiting for the database: .*ECONNREFUSED.*\n){2}/);
	await postgres.resume();
	const { url } = await server.ready();
	expect((await fetch(`${url}/api/ready`)).status).toBe(200);
	expect(await server.end()).toBe(0);
});

test("a server that waits for PostgreSQL stops on SIGTERM", async () => {
	await postgres.halt("SIGINT");
	const server = begin();
	await expect.poll(server.output, patiently).toContain("Waiting for the database");
	expect(await server.end()).toBe(0);
});

test.for([
	["a wrong password", "clerk:wrong@", "", "rejected the username or password"],
	["no password", "clerk@", "", "rejected the username or password"],
	["a user that does not exist", "nobody@", "", "rejected the username or password"],
	["a database that does not exist", "postgres@", "/elsewhere", "does not exist"],
] as const)(
	"%s: one sentence without a retry, exit code 1",
	async ([, user, database, sentence]) => {
		const address = new URL(postgres.url);
		const databaseUrl = `postgres://${user}${address.host}${database || address.pathname}`;
		const { code, output } = await startAndFail({ dataDir, databaseUrl });
		expect(output.trim().split("\n")).toEqual([expect.stringContaining(sentence)]);
		expect(output).toContain("DATABASE_URL");
		expect(code).toBe(1);
	},
);

/** A server whose answers name another version. */
async function pretending(version: number): Promise<string> {
	const actual = await setting("server_version_num");
	const server = await relay((answer) => answer.replaceAll(actual, `${version}0000`));
	return `postgres://postgres@127.0.0.1:${server.port}/postgres`;
}

test("PostgreSQL 13: one sentence, exit code 1", async () => {
	const { code, output } = await startAndFail({ dataDir, databaseUrl: await pretending(13) });
	expect(output).toBe("The site supports PostgreSQL 14 to 18, and this server is PostgreSQL 13.\n");
	expect(code).toBe(1);
});

test("PostgreSQL 19: the site starts, and its log says which versions are supported", async () => {
	const server = spawnServer({ dataDir, databaseUrl: await pretending(19) });
	onTestFinished(async () => void (await server.end("SIGKILL")));
	const sentence = "The site supports PostgreSQL 14 to 18, and this server is PostgreSQL 19.";
	await expect.poll(server.output, patiently).toContain(sentence);
	await expect.poll(server.output, patiently).toContain("http://localhost");
	expect(await server.end()).toBe(0);
});

const patiently = { timeout: 60_000 };

function begin() {
	const server = spawnServer({ dataDir, databaseUrl: postgres.url });
	onTestFinished(async () => void (await server.end("SIGKILL")));
	return server;
}

async function connected(): Promise<pg.Client> {
	const client = new pg.Client({ connectionString: postgres.url });
	client.on("error", () => {});
	await client.connect();
	return client;
}

/** Listens for connections to the PostgreSQL of the tests, and passes on its answers as `change` makes them. */
async function relay(change: (answer: string) => string): Promise<AddressInfo> {
	const server = createServer((client) => {
		const { hostname, port } = new URL(postgres.url);
		const upstream = connect(Number(port), hostname);
		upstream.setEncoding("latin1").on("data", (answer: string) => {
			client.write(change(answer), "latin1");
		});
		// Who has gone while an answer comes misses it.
		client.on("error", () => {});
		client.pipe(upstream).on("error", () => {});
		upstream.on("close", () => client.destroy());
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	onTestFinished(() => void server.close());
	return server.address() as AddressInfo;
}

/** Returns why PostgreSQL rejects new connections. */
async function refusal(): Promise<string | undefined> {
	try {
		await (await connected()).end();
		return undefined;
	} catch (error) {
		return (error as { code?: string }).code;
	}
}

async function query(sql: string): Promise<pg.QueryResult> {
	const client = await connected();
	const result = await client.query(sql);
	await client.end();
	return result;
}

async function setting(name: string): Promise<string> {
	return (await query(`show ${name}`)).rows[0][name];
}
