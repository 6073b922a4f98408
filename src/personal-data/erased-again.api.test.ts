import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { makeBackup } from "#backup/make.server.ts";
import { restoreBackup } from "#backup/restore.server.ts";
import { sendMessage } from "#contacts/service.server.ts";
import { seedCourses } from "#courses/seed.server.ts";
import { type OpenDatabase, openDatabase } from "#database/open.server.ts";
import { erasePerson } from "#personal-data/erase.server.ts";
import { eraseAgain, readErased } from "#personal-data/erased-again.server.ts";
import { registerVisitor } from "#registrations/service.server.ts";
import { createTestDatabase, type TestDatabase } from "../../test/database.ts";
import { aContact, aRegistration } from "../../test/factories.ts";
import { tablesWith } from "../../test/stored-text.ts";

const clock = () => new Date("2026-11-22T08:10:00Z");
const sending = { publicUrl: "https://school.example", language: "en" } as const;
const actor = { username: "dana", address: "192.0.2.1" };

let place: TestDatabase;
let database: OpenDatabase;
afterEach(async () => {
	await database.close();
	await place.remove();
});

test("a restored backup does not bring back who was erased since", async () => {
	place = await createTestDatabase();
	const settings = {
		...place,
		backupDir: join(place.dataDir, "backups"),
		backupPassphrase: undefined,
	};
	database = await openDatabase(settings);
	await seedCourses(database.db, clock);
	const erased = { email: "gone@mail.example", phone: "609-555-7000" };
	const gone = aRegistration({ fullName: "Wolfgang Abendroth", ...erased });
	const stays = aRegistration({ fullName: "Marisol Stays", email: "stays@mail.example" });
	await registerVisitor(database.db, clock, gone, null, sending);
	await registerVisitor(database.db, clock, stays, null, sending);
	await sendMessage(
		database.db,
		clock,
		aContact({ name: "Wolfgang Abendroth", ...erased }),
		null,
		sending,
	);
	const { path } = await makeBackup(settings, clock, "manual");
	const { personId } = await database.db
		.selectFrom("registrations")
		.select("personId")
		.where("email", "=", erased.email)
		.executeTakeFirstOrThrow();
	const body = { id: personId ?? 0, name: gone.fullName, askedOn: null, ifMatch: undefined };
	expect(await erasePerson(database.db, clock, actor, body)).toBeUndefined();
	await database.close();

	const { erasedAgain } = await restoreBackup(settings, clock, path, async (replaced) => {
		const found = await readErased(replaced);
		return (restored) => eraseAgain(restored, clock, found);
	});
	expect(erasedAgain).toBe(2);
	database = await openDatabase(settings);
	expect(await tablesWith(database.db, "abendroth")).toEqual([]);
	expect(await tablesWith(database.db, erased.email)).toEqual([]);
	expect((await tablesWith(database.db, "marisol stays")).sort()).toEqual([
		"emails",
		"registrations",
	]);
});
