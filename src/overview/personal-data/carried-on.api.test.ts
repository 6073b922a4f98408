import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { deleteConversations } from "#assistant/admin/conversations.server.ts";
import { sendContact } from "#intake/contacts/service.server.ts";
import { noMailService } from "#intake/mail/mail-service.server.ts";
import { resendEmail } from "#intake/mail/resend.server.ts";
import { smtpTransport } from "#intake/mail/transport.server.ts";
import { listPlacements } from "#intake/placements/roster.server.ts";
import { changePlacement } from "#intake/placements/service.server.ts";
import {
	createApplicantLink,
	registrationOfLink,
} from "#intake/registrations/applicant/link.server.ts";
import { createLink, revokeLinks } from "#intake/registrations/applicant/office.server.ts";
import { linkedEmailWriter } from "#intake/registrations/emails.server.ts";
import { register as registerVisitor } from "#intake/registrations/service.server.ts";
import { eraseRecords } from "#office/record-list/erase.server.ts";
import { readRemovals, takeAwayAgain } from "#overview/personal-data/carried-on.server.ts";
import { erasePerson, registrationErasure } from "#overview/personal-data/erase.server.ts";
import { Failure } from "#platform/api/failure.ts";
import { type BackupSettings, makeBackup } from "#platform/backup/make.server.ts";
import { restoreBackup } from "#platform/backup/restore.server.ts";
import { transaction } from "#platform/database/database.server.ts";
import { type OpenDatabase, openDatabase } from "#platform/database/open.server.ts";
import { classInput } from "#school/classes/contract.ts";
import { createClass } from "#school/classes/service.server.ts";
import { seedCourses } from "#school/courses/seed.server.ts";
import { tokenIn } from "../../../test/applicant.ts";
import { aCall } from "../../../test/call.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/database.ts";
import { aClass, aContact, aRegistration } from "../../../test/factories.ts";
import { tablesWith } from "../../../test/stored-text.ts";

const MINUTE = 60 * 1000;
const publicUrl = "https://school.example";
const actor = { userId: 1, username: "dana", address: "192.0.2.1" };

let now: Date;
const clock = () => now;
const storeOf = () => ({ db: database.db, clock, publicUrl });
const sent = { headers: {}, idempotency: null };
let place: TestDatabase;
let settings: BackupSettings;
let database: OpenDatabase;
beforeEach(async () => {
	now = new Date("2026-11-22T08:10:00Z");
	place = await createTestDatabase();
	settings = { ...place, backupDir: join(place.dataDir, "backups"), backupPassphrase: undefined };
	database = await openDatabase(settings);
	await seedCourses(database.db, clock);
});
afterEach(async () => {
	await database.close();
	await place.remove();
});

/** Makes a backup, a minute later. */
async function backUp(): Promise<string> {
	now = new Date(now.getTime() + MINUTE);
	return (await makeBackup(settings, clock, "manual")).path;
}

/** Restores a backup, and opens the database again. */
async function restore(path: string) {
	await database.close();
	now = new Date(now.getTime() + MINUTE);
	const { carried } = await restoreBackup(settings, clock, path, async (replaced) => {
		const removals = await readRemovals(replaced);
		return (restored) => takeAwayAgain(restored, clock, removals);
	});
	database = await openDatabase(settings);
	return carried;
}

async function register(change: Parameters<typeof aRegistration>[0] = {}) {
	const stored = await registerVisitor(storeOf(), aCall({ ...sent, body: aRegistration(change) }));
	if (stored instanceof Failure) throw new Error(stored.detail);
	return stored;
}

const erase = (id: number) =>
	transaction(database.db, (tx) => eraseRecords(tx, clock, actor, registrationErasure, [id]));

async function erasePersonOf(email: string, name: string) {
	const { personId } = await database.db
		.selectFrom("registrations")
		.select("personId")
		.where("email", "=", email)
		.executeTakeFirstOrThrow();
	const call = { params: { id: personId ?? 0 }, body: { name, askedOn: null }, ifMatch: undefined };
	expect(await erasePerson(storeOf(), { ...call, actor })).toBeUndefined();
}

const names = async () =>
	(
		await database.db.selectFrom("registrations").select("fullName").orderBy("fullName").execute()
	).map(({ fullName }) => fullName);

test("a restored backup does not bring back who was erased since", async () => {
	const erased = { email: "gone@mail.example", phone: "609-555-7000" };
	const gone = aRegistration({ fullName: "Wolfgang Abendroth", ...erased });
	await registerVisitor(storeOf(), aCall({ ...sent, body: gone }));
	await register({ fullName: "Marisol Stays", email: "stays@mail.example" });
	await sendContact(
		storeOf(),
		aCall({ ...sent, body: aContact({ name: "Wolfgang Abendroth", ...erased }) }),
	);
	const path = await backUp();
	await erasePersonOf(erased.email, gone.fullName);

	expect(await restore(path)).toEqual({ erased: 2, links: 0 });
	expect(await tablesWith(database.db, "abendroth")).toEqual([]);
	expect(await tablesWith(database.db, erased.email)).toEqual([]);
	expect((await tablesWith(database.db, "marisol stays")).sort()).toEqual([
		"emails",
		"registrations",
	]);
});

test("a restored backup gives the seat of who was erased since to the next in line, and names them nowhere", async () => {
	const input = classInput.parse(aClass({ seats: 1 }));
	const added = await createClass(storeOf(), aCall({ body: input, actor }));
	if (added instanceof Failure) throw new Error(added.detail);
	const { id: classId } = added;
	const person = { fullName: "Wolfgang Abendroth", email: "abendroth@mail.example" };
	const holder = await register({ ...person, classId });
	const body = { registrationId: holder.id, act: "place", classId } as const;
	await changePlacement(storeOf(), aCall({ body, actor }));
	const next = await register({ classId });
	const roster = async () => {
		const rows = await listPlacements(storeOf(), aCall({ params: { id: classId } }));
		return rows instanceof Failure ? [] : rows.map((row) => [row.registrationId, row.state]);
	};
	const path = await backUp();
	await erasePersonOf(person.email, person.fullName);

	expect(await restore(path)).toEqual({ erased: 1, links: 0 });
	expect(await roster()).toEqual([[next.id, "offered"]]);
	expect(await tablesWith(database.db, "abendroth")).toEqual([]);
});

test("who has a reference that an erased record had before is left alone", async () => {
	const { reference, id } = await register({ fullName: "Long Gone" });
	await erase(id);
	const innocent = await register({ fullName: "Nia Innocent" });
	await database.db
		.updateTable("registrations")
		.set({ reference })
		.where("id", "=", innocent.id)
		.execute();
	expect(await restore(await backUp())).toEqual({ erased: 0, links: 0 });
	expect(await names()).toEqual(["Nia Innocent"]);
});

test("an older backup does not make the site forget who was erased: a newer one erases them again", async () => {
	const older = await backUp();
	const { id } = await register({ fullName: "Wolfgang Abendroth" });
	await database.db
		.insertInto("chat_conversations")
		.values({ id: "chat", sessionId: "visitor", createdAt: now.toISOString() })
		.execute();
	const newer = await backUp();
	await erase(id);
	await transaction(database.db, (tx) => deleteConversations(tx, clock, actor, ["chat"]));
	await restore(older);
	await restore(older);
	expect(await restore(newer)).toEqual({ erased: 2, links: 0 });
	expect(await tablesWith(database.db, "abendroth")).toEqual([]);
	expect(await database.db.selectFrom("chat_conversations").selectAll().execute()).toEqual([]);
	const told = await database.db
		.selectFrom("activity")
		.select(["username", "kind", "recordId"])
		.where("username", "=", actor.username)
		.orderBy("id")
		.execute();
	expect(told).toEqual([
		{ username: "dana", kind: "registration", recordId: String(id) },
		{ username: "dana", kind: "conversation", recordId: "chat" },
	]);
});

test("the id of a record that came after the backup is not given to another one", async () => {
	const path = await backUp();
	const { id } = await register();
	await restore(path);
	expect((await register()).id).toBe(id + 1);
});

test("links that a confirmation to another address revoked stay revoked; its own works", async () => {
	const { id, reference } = await register({ email: "ana@gmial.example" });
	const tokens = async () =>
		(
			await database.db
				.selectFrom("emails")
				.select("textBody")
				.where("reference", "=", reference)
				.where("template", "=", "registration confirmation")
				.orderBy("id")
				.execute()
		).map(({ textBody }) => tokenIn(textBody));
	const opens = (token = "") => registrationOfLink(database.db, clock, token);
	const before = await backUp();
	const right = "ana@gmail.example";
	const { db } = database;
	await db.updateTable("registrations").set({ email: right }).where("id", "=", id).execute();
	await db.updateTable("emails").set({ status: "sent" }).execute();
	const confirmation = await db
		.selectFrom("emails")
		.select("id")
		.where("template", "=", "registration confirmation")
		.executeTakeFirstOrThrow();
	const rewrite = linkedEmailWriter(clock, publicUrl);
	const emailjs = { publicKey: "", serviceId: "", templateId: "" };
	const transport = smtpTransport("smtp://localhost");
	const outbox = { ...storeOf(), ...noMailService, emailjs, transport, rewrite };
	const request = { params: { id: confirmation.id }, body: { to: right }, actor };
	expect(await resendEmail(outbox, aCall(request))).toEqual({ count: 1 });
	const [wrong, fresh] = await tokens();
	const after = await backUp();

	expect(await restore(before)).toEqual({ erased: 0, links: 1 });
	expect(await opens(wrong)).toBeUndefined();
	expect(await restore(after)).toEqual({ erased: 0, links: 0 });
	expect([await opens(wrong), await opens(fresh)]).toEqual([undefined, id]);
});

test("links that were revoked since stay revoked, also after another restore; later ones work", async () => {
	const { id } = await register({ fullName: "Ana Castillo" });
	const { db } = database;
	const revoked = await createApplicantLink(db, clock, { id, language: "en" }, publicUrl);
	const before = await backUp();
	await revokeLinks(storeOf(), aCall({ params: { id }, actor }));
	now = new Date(now.getTime() + MINUTE);
	const later = await createLink(storeOf(), aCall({ params: { id }, actor }));
	if (later instanceof Failure) throw new Error(later.detail);
	const after = await backUp();
	const opens = ({ url }: { url: string }) =>
		registrationOfLink(database.db, clock, url.split("/").at(-1) ?? "");

	// The one in the confirmation too.
	expect(await restore(before)).toEqual({ erased: 0, links: 2 });
	expect(await opens(revoked)).toBeUndefined();
	await restore(after);
	expect([await opens(revoked), await opens(later)]).toEqual([undefined, id]);
	await restore(before);
	expect(await opens(revoked)).toBeUndefined();
});

test("the log still says which links were revoked after the registration was erased", async () => {
	const { id } = await register();
	await revokeLinks(storeOf(), aCall({ params: { id }, actor }));
	const logged = async () =>
		(
			await database.db
				.selectFrom("activity")
				.select("after")
				.where("action", "=", "links revoked")
				.executeTakeFirstOrThrow()
		).after;
	const before = await logged();
	await erase(id);
	expect([before, await logged()]).toEqual([expect.stringMatching(/^{"links":\[\d+\]}$/), before]);
});
