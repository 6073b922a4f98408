import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { beginSession } from "#office/auth/sessions.server.ts";
import type { ApiApp } from "#platform/api/handler.server.ts";
import { systemClock } from "#platform/database/clock.ts";
import { type OpenDatabase, openDatabase } from "#platform/database/open.server.ts";
import { seedCourses } from "#school/courses/seed.server.ts";
import { buildApi } from "#site/server/api.ts";
import { createTestDatabase, type TestDatabase } from "./database.ts";
import { aRegistration } from "./factories.ts";
import { type Postgres, startPostgres } from "./postgres.ts";

interface Site {
	api: ApiApp;
	database: OpenDatabase;
	token: string;
}

async function openOn(testDatabase: { dataDir: string; databaseUrl: string | undefined }) {
	const database = await openDatabase(testDatabase);
	const { db } = database;
	await seedCourses(db, systemClock);
	await db
		.insertInto("users")
		.values({ username: "dana", usernameKey: "dana", password: "no hash", isAdmin: true })
		.execute();
	const token = await newSession(database);
	const api = buildApi({
		db,
		engine: database.engine,
		clock: systemClock,
		publicUrl: "https://school.example",
		emailjs: { publicKey: "", serviceId: "", templateId: "" },
		rateLimits: true,
	});
	return { api, database, token };
}

/** Makes the public and admin calls that need the database, and measures each. */
async function everyKind({ api, token }: Site) {
	const call = async (method: string, path: string, body?: unknown) => {
		const started = performance.now();
		const response = await api.request(
			path,
			{
				method,
				headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
				...(body === undefined ? {} : { body: JSON.stringify(body) }),
			},
			{ address: "203.0.113.7", secure: false, host: "school.example", requestId: "test" },
		);
		const text = await response.text();
		return {
			call: `${method} ${path} ${response.status}`,
			text,
			retryAfter: response.headers.get("retry-after"),
			seconds: (performance.now() - started) / 1000,
		};
	};
	return Promise.all([
		call("GET", "/api/ready"),
		call("GET", "/api/courses"),
		call("POST", "/api/register", aRegistration()),
		call("POST", "/api/login", { username: "somebody", password: "wrong password" }),
		call("POST", "/api/logout"),
		call("POST", "/api/chat/start", { sessionId: "during the outage" }),
		call("POST", "/api/chat/message", { conversationId: "outage", content: "Hello" }),
		call("GET", "/api/admin/dashboard"),
		call("GET", "/api/admin/registrations"),
		call("GET", "/api/admin/registrations.csv"),
		call("PATCH", "/api/admin/courses/1", { title: "New" }),
	]);
}

async function expectUnavailable(site: Site) {
	for (const response of await everyKind(site)) {
		expect(response.call).toMatch(/ 503$/);
		expect(response.text).toBe("We’re having trouble right now. Please try again in a minute.");
		expect(response.retryAfter).toBe("30");
		expect(response.seconds).toBeLessThan(5);
	}
	expect((await site.api.request("/api/health", {}, {} as never)).status).toBe(200);
}

describe("PostgreSQL", () => {
	let postgres: Postgres;
	let site: Site;
	beforeAll(async () => {
		postgres = await startPostgres();
		site = await openOn({ dataDir: "", databaseUrl: postgres.url });
	}, 60_000);
	afterAll(async () => {
		await site.database.close();
		await postgres.stop();
	});

	test("that hangs without a word is 503 within 5 seconds, never a 401, and all is well after", {
		timeout: 60_000,
	}, async () => {
		const processes = await processesOf(postgres, site);
		for (const pid of processes) process.kill(pid, "SIGSTOP");
		try {
			await expectUnavailable(site);
		} finally {
			for (const pid of processes) process.kill(pid, "SIGCONT");
		}
		await expectWell(site);
	});

	test("that is down is 503 without a wait, never a 401", { timeout: 60_000 }, async () => {
		await postgres.stop();
		await expectUnavailable(site);
	});
});

describe("SQLite", () => {
	let testDatabase: TestDatabase;
	let site: Site;
	beforeAll(async () => {
		testDatabase = await createTestDatabase("sqlite");
		site = await openOn(testDatabase);
	});
	afterAll(async () => {
		await site.database.close();
		await testDatabase.remove();
	});

	test("whose file another program locks is 503 to a write, and recovers afterwards", {
		timeout: 60_000,
	}, async () => {
		const other = new DatabaseSync(join(testDatabase.dataDir, "school.db"));
		other.exec("begin immediate");
		const response = await site.api.request(
			"/api/register",
			{
				method: "POST",
				headers: { "content-type": "application/json" },
				body: JSON.stringify(aRegistration()),
			},
			{ address: "203.0.113.7", secure: false, host: "school.example", requestId: "test" },
		);
		expect(response.status).toBe(503);
		other.exec("rollback");
		other.close();
		await expectWell(site);
	});
});

/** Returns the process ids of the server and its backends. */
async function processesOf({ pid }: Postgres, { database }: Site): Promise<number[]> {
	const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity`.execute(
		database.db,
	);
	return [pid, ...rows.map((row) => row.pid)];
}

/** Expects a full recovery, with a session of its own: the logout may have taken effect. */
async function expectWell(site: Site) {
	site.token = await newSession(site.database);
	const found = (await everyKind(site)).map(({ call }) => Number(call.slice(-3)));
	expect(found).not.toContain(503);
	expect(found).not.toContain(500);
}

async function newSession({ db }: OpenDatabase): Promise<string> {
	const { id } = await db.selectFrom("users").select("id").executeTakeFirstOrThrow();
	return beginSession(db, systemClock, { userId: id, address: "", userAgent: "" });
}
