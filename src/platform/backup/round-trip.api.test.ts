import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { type OpenDatabase, openDatabase } from "#platform/database/open.server.ts";
import { createEmptyDatabase, type TestDatabase } from "../../../test/database.ts";
import { everyRow, fillEveryTable, LAST_ID } from "../../../test/filled-database.ts";
import { type BackupSettings, makeBackup } from "./make.server.ts";
import { restoreBackup } from "./restore.server.ts";

const clock = () => new Date("2026-11-22T08:10:00Z");
/** What a backup leaves out. */
const omitted = ["sessions", "pending_proofs", "limit_counts", "backups"];
const places: TestDatabase[] = [];
const opened: OpenDatabase[] = [];
afterEach(async () => {
	for (const database of opened.splice(0)) await database.close();
	for (const testDatabase of places.splice(0)) await testDatabase.remove();
});

async function aPlace(engine?: string): Promise<BackupSettings> {
	const testDatabase = await createEmptyDatabase(engine);
	places.push(testDatabase);
	return {
		...testDatabase,
		backupDir: join(testDatabase.dataDir, "backups"),
		backupPassphrase: undefined,
	};
}
async function open(testDatabase: BackupSettings) {
	const database = await openDatabase(testDatabase);
	opened.push(database);
	return database;
}
const nothingElse = async () => async () => null;
async function close(database: OpenDatabase) {
	opened.splice(opened.indexOf(database), 1);
	await database.close();
}

const pairs =
	process.env.TEST_ENGINE === "postgres"
		? [
				["postgres", "postgres"],
				["postgres", "sqlite"],
				["sqlite", "postgres"],
			]
		: [["sqlite", "sqlite"]];

test.each(pairs)(
	"every row of every table comes back, from %s to %s, and ids go on where they were",
	async (made, wanted) => {
		const from = await aPlace(made);
		const source = await open(from);
		await fillEveryTable(source.db, source.engine);
		const rows = await everyRow(source.db, source.engine, omitted);
		for (const [table, { length }] of Object.entries(rows)) {
			expect(length, `rows of ${table}`).toBeGreaterThan(0);
		}
		const { path, content } = await makeBackup(from, clock, "manual");
		expect(content.total).toBe(Object.values(rows).flat().length);

		const to = await aPlace(wanted);
		await restoreBackup(to, clock, path, nothingElse);
		const restored = await open(to);
		expect(await everyRow(restored.db, restored.engine, omitted)).toEqual(rows);
		expect(await restored.db.selectFrom("sessions").selectAll().execute()).toEqual([]);
		const added = await restored.db
			.insertInto("users")
			.values({ username: "new", usernameKey: "new", password: "" })
			.returning("id")
			.executeTakeFirstOrThrow();
		expect(added.id).toBe(LAST_ID + 1);
	},
);

test("only the owner can read a backup, or enter the folder", async () => {
	const testDatabase = await aPlace();
	await close(await open(testDatabase));
	const { path } = await makeBackup(testDatabase, clock, "manual");
	expect(statSync(path).mode & 0o777).toBe(0o600);
	expect(statSync(testDatabase.backupDir).mode & 0o777).toBe(0o700);
	expect(path).toBe(join(testDatabase.backupDir, "school-2026-11-22-081000-manual.ndjson.gz"));
});

test("a table that is not the site's is named, not lost", async () => {
	const testDatabase = await aPlace();
	const { db } = await open(testDatabase);
	await sql`create table notes (id integer primary key)`.execute(db);
	await expect(makeBackup(testDatabase, clock, "manual")).rejects.toThrow(
		'The table "notes" is not the site’s. Give the site a database or a schema of its own.',
	);
	expect(readdirSync(testDatabase.backupDir)).toEqual([]);
});
