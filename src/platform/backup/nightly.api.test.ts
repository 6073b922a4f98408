import { readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type OpenDatabase, openDatabase } from "#platform/database/open.server.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/database.ts";
import type { BackupSettings } from "./make.server.ts";
import { dueDay, isBackupDue, runNightlyBackup } from "./nightly.server.ts";
import { lastVerifiedBackup } from "./record.server.ts";

let testDatabase: TestDatabase;
let settings: BackupSettings;
let database: OpenDatabase;
let now: Date;
const clock = () => now;
const at = (instant: string) => {
	now = new Date(instant);
};
beforeEach(async () => {
	testDatabase = await createTestDatabase();
	settings = {
		...testDatabase,
		backupDir: join(testDatabase.dataDir, "backups"),
		backupPassphrase: undefined,
	};
	database = await openDatabase(testDatabase);
});
afterEach(async () => {
	await database.close();
	await testDatabase.remove();
});

const backups = () => readdirSync(settings.backupDir).sort();
const isDue = () => isBackupDue(database.db, clock);

test("the backup of a day is due at 3:10 AM in New York, on the days when clocks change too", () => {
	const days = [
		["2026-11-22T08:09:59Z", "2026-11-21"],
		["2026-11-22T08:10:00Z", "2026-11-22"],
		["2026-07-22T07:10:00Z", "2026-07-22"],
		// Spring: 3 AM follows 1:59 AM. Fall: 1 AM comes twice.
		["2026-03-08T07:09:59Z", "2026-03-07"],
		["2026-03-08T07:10:00Z", "2026-03-08"],
		["2026-11-01T07:10:00Z", "2026-10-31"],
		["2026-11-01T08:10:00Z", "2026-11-01"],
	] as const;
	for (const [instant, day] of days)
		expect([instant, dueDay(new Date(instant))]).toEqual([instant, day]);
});

test("it is made once a night, by one of several processes, also when the night was missed", async () => {
	at("2026-11-22T18:00:00Z");
	expect(await isDue()).toBe(true);
	const made = await Promise.all([1, 2, 3].map(() => runNightlyBackup(settings, clock)));
	expect(made.filter((one) => one !== null)).toHaveLength(1);
	expect(backups()).toEqual(["school-2026-11-22-180000-nightly.ndjson.gz"]);
	expect(await lastVerifiedBackup(database.db)).toBe("2026-11-22T18:00:00.000Z");
	at("2026-11-23T08:09:00Z");
	expect(await isDue()).toBe(false);
	expect(await runNightlyBackup(settings, clock)).toBeNull();
	at("2026-11-23T08:10:00Z");
	expect(await isDue()).toBe(true);
});

test("a failed backup says why, leaves no file, and is tried again after an hour", async () => {
	at("2026-11-22T08:10:00Z");
	writeFileSync(settings.backupDir, "not a folder");
	await expect(runNightlyBackup(settings, clock)).rejects.toThrow();
	const row = await database.db.selectFrom("backups").selectAll().executeTakeFirstOrThrow();
	expect(row).toMatchObject({
		day: "2026-11-22",
		verifiedAt: null,
		failure: `Cannot write ${settings.backupDir}/school-2026-11-22-081000-nightly.ndjson.gz. Give this user write access, or set BACKUP_DIR to another folder.`,
	});
	expect(await isDue()).toBe(false);
	at("2026-11-22T09:10:00Z");
	expect(await isDue()).toBe(true);
	const elsewhere = { ...settings, backupDir: join(testDatabase.dataDir, "elsewhere") };
	expect(await runNightlyBackup(elsewhere, clock)).not.toBeNull();
	expect(await lastVerifiedBackup(database.db)).toBe("2026-11-22T09:10:00.000Z");
});

test("a folder on a disk that is not there is a sentence too", async () => {
	at("2026-11-22T08:10:00Z");
	symlinkSync(join(testDatabase.dataDir, "unmounted", "disk"), settings.backupDir);
	const failed = expect(runNightlyBackup(settings, clock)).rejects;
	await failed.toThrow(/^Cannot write .* or set BACKUP_DIR to another folder\.$/);
});

test("14 nightly backups are kept, and what someone else put there", async () => {
	at("2026-11-22T18:00:00Z");
	await runNightlyBackup(settings, clock);
	const older = Array.from(
		{ length: 20 },
		(_, n) => `school-2026-10-${n + 10}-081000-nightly.ndjson.gz${n % 2 ? ".age" : ""}`,
	);
	const upgrades = [1, 2, 3, 4, 5, 6].map(
		(n) => `school-2026-11-1${n}-120000-before-000${n}-x.ndjson.gz`,
	);
	const others = ["notes.txt", "school-2026-01-01-120000-manual.ndjson.gz"];
	for (const name of [...older, ...upgrades, ...others]) {
		writeFileSync(join(settings.backupDir, name), "");
	}
	at("2026-11-23T08:10:00Z");
	await runNightlyBackup(settings, clock);
	expect(backups()).toEqual(
		[
			...others,
			...upgrades.slice(1),
			...older.slice(-12),
			"school-2026-11-22-180000-nightly.ndjson.gz",
			"school-2026-11-23-081000-nightly.ndjson.gz",
		].sort(),
	);
});
