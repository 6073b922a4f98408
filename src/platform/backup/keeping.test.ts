import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { databaseFile, lockEmbedded, unfinishedFiles } from "#platform/database/embedded.server.ts";
import { openDatabase } from "#platform/database/open.server.ts";
import { StorageError } from "#platform/database/storage-error.server.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/database.ts";
import { everyRow, fillEveryTable } from "../../../test/filled-database.ts";
import { type BackupSettings, makeBackup } from "./make.server.ts";
import { restoreBackup } from "./restore.server.ts";

// A restore keeps a copy of the file that it replaces.

const clock = () => new Date("2026-11-22T08:10:00Z");
let place: TestDatabase;
let settings: BackupSettings;
beforeEach(async () => {
	place = await createTestDatabase("sqlite");
	settings = { ...place, backupDir: join(place.dataDir, "backups"), backupPassphrase: undefined };
	const { db, engine, close } = await openDatabase(settings);
	await fillEveryTable(db, engine).finally(close);
});
afterEach(() => place.remove());

const rows = async () => {
	const { db, engine, close } = await openDatabase(settings);
	return everyRow(db, engine).finally(close);
};
const unfinished = () =>
	readdirSync(place.dataDir).filter((name) => /\.(keeping|restoring)/.test(name));

test("one that cannot be kept is not replaced, and the sentence says where and why", async () => {
	const before = await rows();
	const { path } = await makeBackup(settings, clock, "manual");
	const kept = `${databaseFile(place.dataDir)}.before-restore-2026-11-22T081000000Z`;
	mkdirSync(join(kept, "in the way"), { recursive: true });
	const restored = restoreBackup(settings, clock, path, async () => async () => null);
	const problem = String(await restored.catch((error) => error));
	expect(
		problem.startsWith(
			`BackupError: The database was not replaced, because no copy of it could be kept at ${kept}: EISDIR`,
		),
		problem,
	).toBe(true);
	expect(unfinished()).toEqual([]);
	rmSync(kept, { recursive: true });
	expect(await rows()).toEqual(before);
});

test("what a process left that died in a restore is removed when the site starts", async () => {
	for (const suffix of ["restoring", "restoring-journal", "keeping"]) {
		writeFileSync(`${databaseFile(place.dataDir)}.${suffix}`, "Wolfgang Abendroth");
	}
	await rows();
	expect(unfinished()).toEqual([]);
});

test("what cannot be removed is said to the operator, and the folder is not left locked", () => {
	const { restoring } = unfinishedFiles(databaseFile(place.dataDir));
	mkdirSync(restoring);
	expect(() => lockEmbedded(place.dataDir)).toThrow(
		new StorageError(
			`A folder in ${place.dataDir} has the name of a file of the database. Move it elsewhere and start again.`,
		),
	);
	rmSync(restoring, { recursive: true });
	lockEmbedded(place.dataDir)();
});
