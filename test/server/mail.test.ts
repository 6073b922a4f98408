import { once } from "node:events";
import { type TestContext, test } from "vitest";
import { queueEmail } from "#intake/mail/queue.server.ts";
import { systemClock } from "#platform/database/clock.ts";
import type { Database } from "#platform/database/database.server.ts";
import { openDatabase } from "#platform/database/open.server.ts";
import { createTestDatabase } from "../database.ts";
import { anEmail } from "../emails.ts";
import { MailServer } from "../mail-server.ts";
import { startPostgres } from "../postgres.ts";
import { startServer } from "../process.ts";

// The worker in real processes, with its own timer: each test waits more than it works, so they run side by side.

type Finished = TestContext["onTestFinished"];

/** A mail server and a database of one test, and what uses them. */
async function stage(engine: "sqlite" | "postgres", onTestFinished: Finished, ownUrl?: string) {
	const mailServer = await new MailServer().listen();
	onTestFinished(() => mailServer.halt());
	const testDatabase = await createTestDatabase(engine);
	onTestFinished(() => testDatabase.remove());
	const place = ownUrl ? { ...testDatabase, databaseUrl: ownUrl } : testDatabase;
	return {
		mailServer,
		timesReceived: () => [...mailServer.byMessageId().values()].map(({ length }) => length),
		async start() {
			const env = { SMTP_URL: mailServer.url, LOG_LEVEL: "warn" };
			const server = await startServer({ ...place, env });
			onTestFinished(async () => {
				await server.end("SIGKILL");
			});
			return server;
		},
		/** Opens the database next to the server, or before it. */
		async open() {
			const database = await openDatabase(place);
			let isOpen = true;
			const close = async () => {
				if (isOpen) await database.close();
				isOpen = false;
			};
			onTestFinished(close);
			return { db: database.db, close };
		},
	};
}

async function queue(db: Database, count: number): Promise<void> {
	for (let n = 0; n < count; n++) await queueEmail(db, systemClock, anEmail());
}

const statuses = async (db: Database) =>
	(await db.selectFrom("emails").select("status").execute()).map(({ status }) => status);

test.concurrent.for(["sqlite", "postgres"] as const)(
	"on %s a start sends what waits, and a stop waits for the email that is being sent",
	async (engine, { expect, onTestFinished }) => {
		const { mailServer, timesReceived, start, open } = await stage(engine, onTestFinished);
		const before = await open();
		await queue(before.db, 12);
		await before.close();
		mailServer.behavior = { delay: 400 };
		const server = await start();
		await expect.poll(() => mailServer.received.length).toBeGreaterThan(0);
		expect(await server.end("SIGTERM")).toBe(0);

		const after = await open();
		const sent = (await statuses(after.db)).filter((status) => status === "sent");
		expect(sent).toHaveLength(mailServer.received.length);
		expect(sent.length).toBeLessThan(12);
		await after.close();
		mailServer.behavior = {};
		await start();
		await expect.poll(() => mailServer.received.length).toBe(12);
		expect(timesReceived()).toEqual(Array(12).fill(1));
	},
);

test.concurrent("a mail server that comes back gets what waited, without a restart", async ({
	expect,
	onTestFinished,
}) => {
	const { mailServer, timesReceived, start, open } = await stage("postgres", onTestFinished);
	await mailServer.halt();
	await start();
	const { db } = await open();
	await queue(db, 5);
	const failures = async () =>
		(await db.selectFrom("emails").select("failure").where("failure", "is not", null).execute())
			.length;
	await expect.poll(failures).toBeGreaterThan(0);
	await mailServer.listen();
	await expect.poll(() => statuses(db), { timeout: 60_000 }).toEqual(Array(5).fill("sent"));
	expect(timesReceived()).toEqual(Array(5).fill(1));
});

test.concurrent("a database that goes away while an email is sent learns of it when it is back, and it is not sent again", async ({
	expect,
	onTestFinished,
}) => {
	const postgres = await startPostgres();
	onTestFinished(() => postgres.stop());
	const own = await stage("sqlite", onTestFinished, postgres.url);
	const { mailServer, timesReceived, start, open } = own;
	const server = await start();
	const before = await open();
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
	const { db } = await open();
	await expect.poll(() => statuses(db), { timeout: 60_000 }).toEqual(["sent"]);
	expect(timesReceived()).toEqual([1]);
	expect(server.child.exitCode).toBeNull();
	server.child.kill("SIGTERM");
	await once(server.child, "exit");
	expect(timesReceived()).toEqual([1]);
});
