import { once } from "node:events";
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { systemClock } from "#database/clock.ts";
import type { Database } from "#database/database.server.ts";
import { openDatabase } from "#database/open.server.ts";
import { queueEmail } from "#mail/queue.server.ts";
import { newPlace, type Place } from "../database.ts";
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

async function placeOf(engine: "sqlite" | "postgres"): Promise<Place> {
	const place = await newPlace(engine);
	onTestFinished(() => place.remove());
	return place;
}

async function started(place: Place): Promise<ServerProcess> {
	const server = await startServer({ ...place, env: env() });
	onTestFinished(async () => {
		await server.end("SIGKILL");
	});
	return server;
}

/** Opens the database next to the server, or before it. */
async function opened(
	place: Omit<Place, "remove">,
): Promise<{ db: Database; close(): Promise<void> }> {
	const database = await openDatabase(place);
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
		const place = await placeOf(engine);
		const before = await opened(place);
		await queue(before.db, 12);
		await before.close();
		mailServer.behavior = { delay: 400 };
		const server = await started(place);
		await expect.poll(() => mailServer.received.length).toBeGreaterThan(0);
		expect(await server.end("SIGTERM")).toBe(0);

		const after = await opened(place);
		const sent = (await statuses(after.db)).filter((status) => status === "sent");
		expect(sent).toHaveLength(mailServer.received.length);
		expect(sent.length).toBeLessThan(12);
		await after.close();
		mailServer.behavior = {};
		await started(place);
		await expect.poll(() => mailServer.received.length).toBe(12);
		expect(timesReceived()).toEqual(Array(12).fill(1));
	});
});

test("two instances send each email once", async () => {
	const place = await placeOf("postgres");
	await Promise.all([started(place), started(place)]);
	const { db } = await opened(place);
	mailServer.behavior = { delay: 20 };
	await queue(db, 30);
	await expect.poll(() => statuses(db), { timeout: 60_000 }).toEqual(Array(30).fill("sent"));
	expect(timesReceived()).toEqual(Array(30).fill(1));
});

test("a mail server that comes back gets what waited, without a restart", async () => {
	const place = await placeOf("postgres");
	await mailServer.halt();
	await started(place);
	const { db } = await opened(place);
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
	const place = { ...(await placeOf("sqlite")), databaseUrl: postgres.url };
	const server = await started(place);
	const before = await opened(place);
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
	const { db } = await opened(place);
	await expect.poll(() => statuses(db), { timeout: 60_000 }).toEqual(["sent"]);
	expect(timesReceived()).toEqual([1]);
	expect(server.child.exitCode).toBeNull();
	server.child.kill("SIGTERM");
	await once(server.child, "exit");
	expect(timesReceived()).toEqual([1]);
});
