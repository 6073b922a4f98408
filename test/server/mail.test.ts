import { once } from "node:events";
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { queueEmail } from "#intake/mail/queue.server.ts";
import { systemClock } from "#platform/database/clock.ts";
import type { Database } from "#platform/database/database.server.ts";
import { openDatabase } from "#platform/database/open.server.ts";
import { createTestDatabase, type TestDatabase } from "../database.ts";
import { anEmail } from "../emails.ts";
import { MailServer } from "../mail-server.ts";
import { startPostgres } from "../postgres.ts";
import { type ServerProcess, startServer } from "../process.ts";

// The worker in real processes, with its own timer.

const mailServer = new MailServer();
beforeEach(() => mailServer.listen());
afterEach(async () => {
	await mailServer.halt();
	mailServer.reset();
});

const env = () => ({ SMTP_URL: mailServer.url, LOG_LEVEL: "warn" });

async function testDatabaseOf(engine: "sqlite" | "postgres"): Promise<TestDatabase> {
	const testDatabase = await createTestDatabase(engine);
	onTestFinished(() => testDatabase.remove());
	return testDatabase;
}

async function started(testDatabase: TestDatabase): Promise<ServerProcess> {
	const server = await startServer({ ...testDatabase, env: env() });
	onTestFinished(async () => {
		await server.end("SIGKILL");
	});
	return server;
}

/** Opens the database next to the server, or before it. */
async function opened(
	testDatabase: Omit<TestDatabase, "remove">,
): Promise<{ db: Database; close(): Promise<void> }> {
	const database = await openDatabase(testDatabase);
	let isOpen = true;
	const close = async () => {
		if (isOpen) await database.close();
		isOpen = false;
	};
	onTestFinished(close);
	return { db: database.db, close };
}

async function queue(db: Database, count: number): Promise<void> {
	for (let n = 0; n < count; n++) await queueEmail(db, systemClock, anEmail());
}

const statuses = async (db: Database) =>
	(await db.selectFrom("emails").select("status").execute()).map(({ status }) => status);

const timesReceived = () => [...mailServer.byMessageId().values()].map(({ length }) => length);

describe.each(["sqlite", "postgres"] as const)("on %s", (engine) => {
	test("a start sends what waits, and a stop waits for the email that is being sent", async () => {
		const testDatabase = await testDatabaseOf(engine);
		const before = await opened(testDatabase);
		await queue(before.db, 12);
		await before.close();
		mailServer.behavior = { delay: 400 };
		const server = await started(testDatabase);
		await expect.poll(() => mailServer.received.length).toBeGreaterThan(0);
		expect(await server.end("SIGTERM")).toBe(0);

		const after = await opened(testDatabase);
		const sent = (await statuses(after.db)).filter((status) => status === "sent");
		expect(sent).toHaveLength(mailServer.received.length);
		expect(sent.length).toBeLessThan(12);
		await after.close();
		mailServer.behavior = {};
		await started(testDatabase);
		await expect.poll(() => mailServer.received.length).toBe(12);
		expect(timesReceived()).toEqual(Array(12).fill(1));
	});
});

test("a mail server that comes back gets what waited, without a restart", async () => {
	const testDatabase = await testDatabaseOf("postgres");
	await mailServer.halt();
	await started(testDatabase);
	const { db } = await opened(testDatabase);
	await queue(db, 5);
	const failures = async () =>
		(await db.selectFrom("emails").select("failure").where("failure", "is not", null).execute())
			.length;
	await expect.poll(failures).toBeGreaterThan(0);
	await mailServer.listen();
	await expect.poll(() => statuses(db), { timeout: 60_000 }).toEqual(Array(5).fill("sent"));
	expect(timesReceived()).toEqual(Array(5).fill(1));
});

test("a database that goes away while an email is sent learns of it when it is back, and it is not sent again", async () => {
	const postgres = await startPostgres();
	onTestFinished(() => postgres.stop());
	const testDatabase = { ...(await testDatabaseOf("sqlite")), databaseUrl: postgres.url };
	const server = await started(testDatabase);
	const before = await opened(testDatabase);
	const arrived = Promise.withResolvers<void>();
	mailServer.behavior = {
		content: () => {
			arrived.resolve();
			return undefined;
		},
		delay: 3000,
	};
	await queue(before.db, 1);
	await before.close();
	await expect.poll(() => mailServer.sessions.length).toBe(1);
	await postgres.halt("SIGQUIT");
	await arrived.promise;
	await postgres.resume();
	const { db } = await opened(testDatabase);
	await expect.poll(() => statuses(db), { timeout: 60_000 }).toEqual(["sent"]);
	expect(timesReceived()).toEqual([1]);
	expect(server.child.exitCode).toBeNull();
	server.child.kill("SIGTERM");
	await once(server.child, "exit");
	expect(timesReceived()).toEqual([1]);
});
