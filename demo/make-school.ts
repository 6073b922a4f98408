import { join } from "node:path";
import { sql } from "kysely";
import { MailWorker } from "#intake/mail/worker.server.ts";
import { queueClassEmails } from "#intake/registrations/class-emails.server.ts";
import { createUser } from "#office/auth/users.server.ts";
import { Failure } from "#platform/api/failure.ts";
import { runNightlyBackup } from "#platform/backup/nightly.server.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Database } from "#platform/database/database.server.ts";
import { openDatabase } from "#platform/database/open.server.ts";
import { seedCourses } from "#school/courses/seed.server.ts";
import { seedFacts } from "#school/facts/seed.server.ts";
import { buildApi } from "#site/server/api.ts";
import type { Happening } from "./happening.ts";
import { noMail } from "./mail.ts";
import { officeCalls } from "./office-calls.ts";
import { users } from "./users.ts";

const publicUrl = "http://localhost:3000";
const quiet = { info() {}, warn() {}, error() {} };

/**
 * Makes a database in an empty folder in which all of this has happened: each of them calls the product's own API at its time.
 * @param password of all users
 */
export async function makeSchool(
	dataDir: string,
	plan: readonly Happening[],
	password: string,
): Promise<void> {
	const place = { dataDir, databaseUrl: undefined };
	const { db, engine, close } = await openDatabase(place);
	// The folder is new and goes with the process: nothing in it has to survive a power cut.
	await sql`pragma synchronous = off`.execute(db);
	let now = plan[0]?.at ?? new Date();
	const clock: Clock = () => now;
	await seedCourses(db, clock);
	await seedFacts(db, clock);
	await addUsers(db, clock, password);
	const worker = new MailWorker({
		db,
		clock,
		transport: noMail,
		mailFrom: undefined,
		async prepare() {
			await queueClassEmails({ db, clock, publicUrl });
		},
		changed() {},
		log: quiet,
	});
	const mail = { transport: noMail, mailFrom: undefined, worker };
	const emailjs = { publicKey: "", serviceId: "", templateId: "" };
	const api = buildApi({ db, engine, clock, publicUrl, emailjs, rateLimits: false, mail });
	const calls = await officeCalls(api, db, clock);
	for (const { at, run } of plan) {
		now = at;
		await run(calls);
		await worker.run();
	}
	await worker.stop();
	await calls.signOut();
	await close();
	const backupDir = join(dataDir, "backups");
	await runNightlyBackup({ ...place, backupDir, backupPassphrase: undefined }, () => new Date());
}

async function addUsers(db: Database, clock: Clock, password: string): Promise<void> {
	const noUser = { username: "", address: "" };
	for (const { username, role } of users) {
		const input = { username, role, password, isAdmin: true };
		const added = await createUser({ db, clock }, { body: input, actor: noUser });
		if (added instanceof Failure) throw new Error(added.detail);
	}
}
