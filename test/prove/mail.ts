import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { LEASE_MS } from "#intake/mail/outbox.server.ts";
import { queueEmail } from "#intake/mail/queue.server.ts";
import { systemClock } from "#platform/database/clock.ts";
import type { Database } from "#platform/database/database.server.ts";
import { openDatabase } from "#platform/database/open.server.ts";
import { adminPassword } from "../admin-password.ts";
import { anEmail } from "../emails.ts";
import { aDistinctRegistration } from "../factories.ts";
import { MailServer } from "../mail-server.ts";
import { startPostgres } from "../postgres.ts";
import { type ServerProcess, startServer } from "../process.ts";

// Two instances on PostgreSQL send emails while people register. One of the two is killed with SIGKILL
// while it sends, twenty times. Then every email of every registration with a 201 response is looked
// for at a real SMTP server: none lost, and copies only with the same Message-ID.

const KILLS = 20;
const PEOPLE = 3;
/** Emails that arrive between two kills. */
const PER_ROUND = 30;
/** Emails that may wait before people pause, so that the last ones don’t take forever. */
const BACKLOG = 150;
const json = { "content-type": "application/json" };

const postgres = await startPostgres({ durable: true });
const dataDir = mkdtempSync(join(tmpdir(), "school-prove-"));
const mailServer = await new MailServer().listen();
mailServer.behavior = { delay: 15 };
const place = {
	dataDir,
	databaseUrl: postgres.url,
	env: { RATE_LIMITS: "off", LOG_LEVEL: "error", SMTP_URL: mailServer.url },
};
const instances: [ServerProcess, ServerProcess] = [
	await startServer(place),
	await startServer(place),
];
const database = await openDatabase({ dataDir, databaseUrl: postgres.url });
const { db } = database;
await setSchoolEmail(instances[0]);
const acknowledged = new Set<string>();
const hasOwnEmails = await registrationsQueueEmails(instances[0]);
console.log(
	hasOwnEmails
		? "Registrations queue their own emails."
		: "Registrations queue no emails yet: one is queued for each 201.",
);

let isOver = false;
const people = Array.from({ length: PEOPLE }, (_, n) => registerUntilOver(n));
for (let kill = 1; kill <= KILLS; kill++) {
	const victim = kill % 2;
	await arrivals(PER_ROUND);
	await instances[victim]?.end("SIGKILL");
	instances[victim] = await startServer(place);
	process.stdout.write(
		`\r${kill} of ${KILLS} kills, ${acknowledged.size} registrations, ${mailServer.received.length} emails received`,
	);
}
isOver = true;
await Promise.all(people);
const ended = performance.now();
while ((await waiting(db)) > 0) {
	if (performance.now() - ended > LEASE_MS + 120_000) break;
	await pause(500);
}
const seconds = ((performance.now() - ended) / 1000).toFixed(0);

const rows = await db.selectFrom("emails").select(["reference", "messageId", "status"]).execute();
const copies = mailServer.byMessageId();
const stored = Map.groupBy(rows, ({ reference }) => reference);
const perRegistration = hasOwnEmails ? 2 : 1;
const lost = [...acknowledged].filter(
	(reference) =>
		stored.get(reference)?.length !== perRegistration ||
		stored.get(reference)?.some(({ messageId }) => !copies.get(messageId)),
);
const notSent = rows.filter(({ status }) => status !== "sent");
const unknown = [...copies.keys()].filter((id) => !rows.some(({ messageId }) => messageId === id));
const doubles = [...copies.values()].filter(({ length }) => length > 1);
const most = Math.max(...[...copies.values()].map(({ length }) => length));
console.log(
	`\n${acknowledged.size} registrations, ${rows.length} emails stored, ${mailServer.received.length} received, all settled ${seconds} s after the last registration`,
);
console.log(
	`${lost.length} lost, ${notSent.length} not marked as sent, ${doubles.length} received more than once (at most ${most} times, with the same Message-ID), ${unknown.length} with an unknown Message-ID`,
);
if (lost.length + notSent.length + unknown.length > 0) process.exitCode = 1;

await database.close();
for (const instance of instances) await instance.end();
await mailServer.halt();
await postgres.stop();
rmSync(dataDir, { recursive: true, force: true });

/** Resolves in the middle of an email’s arrival, before its sender knows that it was accepted. */
function arrivals(count: number): Promise<void> {
	let left = count;
	const { promise, resolve } = Promise.withResolvers<void>();
	mailServer.behavior = {
		...mailServer.behavior,
		content: () => {
			left--;
			if (left === 0) resolve();
			return undefined;
		},
	};
	return promise;
}

async function registerUntilOver(n: number): Promise<void> {
	while (!isOver) {
		if ((await waiting(db)) > BACKLOG) await pause(100);
		const instance = instances[n % 2] as ServerProcess;
		const reference = await register(instance).catch(() => null);
		// A call in progress when the instance dies gets an error, and no promise.
		if (reference === null) await pause(50);
		else acknowledged.add(reference);
	}
}

async function register({ url }: ServerProcess): Promise<string | null> {
	const { status, reference } = await postRegistration(url);
	if (status !== 201) return null;
	if (!hasOwnEmails) await queueEmail(db, systemClock, anEmail({ about: { reference } }));
	return reference;
}

async function postRegistration(url: string): Promise<{ status: number; reference: string }> {
	const answer = await fetch(`${url}/api/register`, {
		method: "POST",
		headers: json,
		body: JSON.stringify(aDistinctRegistration()),
	});
	return { status: answer.status, reference: (await answer.json()).reference };
}

async function registrationsQueueEmails({ url }: ServerProcess): Promise<boolean> {
	const { reference } = await postRegistration(url);
	const queued = await db
		.selectFrom("emails")
		.select("id")
		.where("reference", "=", reference)
		.execute();
	return queued.length > 0;
}

/** Emails to the sample address would be held. */
async function setSchoolEmail({ url }: ServerProcess): Promise<void> {
	const login = await fetch(`${url}/api/login`, {
		method: "POST",
		headers: json,
		body: JSON.stringify({ username: "admin", password: adminPassword }),
	});
	const { token } = await login.json();
	await fetch(`${url}/api/admin/settings`, {
		method: "PATCH",
		headers: { ...json, authorization: `Bearer ${token}` },
		body: JSON.stringify({ email: "office@iselin.example" }),
	});
}

async function waiting(outbox: Database): Promise<number> {
	const { n } = await outbox
		.selectFrom("emails")
		.select((eb) => eb.fn.countAll<number>().as("n"))
		.where("status", "=", "waiting")
		.executeTakeFirstOrThrow();
	return n;
}
