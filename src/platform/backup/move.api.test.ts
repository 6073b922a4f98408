import { existsSync, mkdirSync, renameSync } from "node:fs";
import { sql } from "kysely";
import { afterEach, expect, test, vi } from "vitest";
import { databaseFile } from "#platform/database/embedded.server.ts";
import { lastIds } from "#platform/database/last-ids.server.ts";
import {
	type OpenDatabase,
	openDatabase,
	openFile,
	openForMaintenance,
	UNFINISHED_MOVE,
} from "#platform/database/open.server.ts";
import { tableShapes } from "#platform/database/table-shapes.server.ts";
import {
	createEmptyDatabase,
	createTestDatabase,
	type TestDatabase,
} from "../../../test/database.ts";
import { everyRow, fillEveryTable, LAST_ID } from "../../../test/filled-database.ts";
import { moveDatabase } from "./move.server.ts";

// From this run's engine to the other one, and to the same one. Making several databases takes its time on PostgreSQL.
vi.setConfig({ testTimeout: 60_000 });

const places: TestDatabase[] = [];
afterEach(async () => {
	for (const testDatabase of places.splice(0)) await testDatabase.remove();
});

async function aPlace(engine?: string, isMigrated = false): Promise<TestDatabase> {
	const testDatabase = await (isMigrated ? createTestDatabase : createEmptyDatabase)(engine);
	places.push(testDatabase);
	return testDatabase;
}
async function using<T>(
	testDatabase: TestDatabase,
	use: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
	const database = await openDatabase(testDatabase);
	return use(database).finally(database.close);
}
const rowsIn = (testDatabase: TestDatabase) =>
	using(testDatabase, ({ db, engine }) => everyRow(db, engine));
async function aFilledPlace(engine?: string): Promise<TestDatabase> {
	const testDatabase = await aPlace(engine, true);
	await using(testDatabase, ({ db, engine }) => fillEveryTable(db, engine));
	return testDatabase;
}
const clock = () => new Date("2026-11-22T08:10:00Z");
const move = (from: TestDatabase, to: TestDatabase, say: (line: string) => void = () => {}) =>
	moveDatabase(from, to, clock, say);

const engine = process.env.TEST_ENGINE ?? "sqlite";
const others = engine === "postgres" ? ["sqlite", "postgres"] : ["sqlite"];

test.each(others)("everything moves to %s and back", async (other) => {
	const from = await aFilledPlace();
	const before = await rowsIn(from);
	const there = await aPlace(other);
	const lines: string[] = [];
	const { total, kept } = await move(from, there, (line) => lines.push(line));
	expect(total).toBe(Object.values(before).flat().length);
	expect(lines).toContain("registrations: 6 rows");
	expect(await rowsIn(there)).toEqual(before);
	expect(await using(there, ({ db, engine }) => lastIds(db, engine))).toMatchObject({
		registrations: LAST_ID,
	});

	const back = await aPlace();
	await move(there, back);
	expect(await rowsIn(back)).toEqual(before);
	if (kept) renameSync(kept, databaseFile(from.dataDir));
	expect(await rowsIn(from)).toEqual(before);
});

test("a file that was moved is no longer opened, until it gets its name back or everything moves back", async () => {
	const from = await aFilledPlace("sqlite");
	const before = await rowsIn(from);
	const there = await aPlace();
	const { kept = "" } = await move(from, there);
	expect(kept).toBe(`${databaseFile(from.dataDir)}.moved-2026-11-22T081000000Z`);
	const refusal = `The database in ${from.dataDir} was moved to another place. Set DATABASE_URL or DATA_DIR to that place; if it is lost, restore a backup there. To go back to the old copy, which has nothing of what came in since then, rename ${kept} to school.db.`;
	await expect(openDatabase(from)).rejects.toThrow(refusal);
	expect(() => openForMaintenance(from)).toThrow(refusal);
	expect(existsSync(databaseFile(from.dataDir))).toBe(false);

	await move(there, from);
	expect(await rowsIn(from)).toEqual(before);
});

test("an interrupted move leaves nothing in the target, and the site refuses to start on it until the next one", async () => {
	const from = await aFilledPlace();
	const to = await aPlace();
	const interrupted = move(from, to, (line) => {
		if (line.startsWith("registrations:")) throw new Error("The power went out.");
	});
	await expect(interrupted).rejects.toThrow("The power went out.");
	await expect(openDatabase(to)).rejects.toThrow(
		"Moving into this database was interrupted, and nothing is in it. Run npm run admin -- move again, or use the database that you moved from.",
	);
	const left = openForMaintenance(to);
	const tables = await tableShapes(left.db, left.engine).finally(left.close);
	expect(tables.map(({ name }) => name)).toEqual([UNFINISHED_MOVE]);
	// Former versions left tables beside the mark.
	const again = openForMaintenance(to);
	await sql`create table users (id integer primary key)`.execute(again.db).finally(again.close);
	// Meanwhile the site ran on the old database.
	await using(from, ({ db }) =>
		db.updateTable("contacts").set({ name: "Changed" }).where("id", "=", 2).execute(),
	);
	const changed = await rowsIn(from);
	await move(from, to);
	expect(await rowsIn(to)).toEqual(changed);
});

test("trouble with the folder of the target is told as the target’s", async () => {
	const [from, to] = [await aFilledPlace(), await aPlace("sqlite")];
	const moved = move(from, to, () => {
		mkdirSync(`${databaseFile(to.dataDir)}-wal`, { recursive: true });
	});
	await expect(moved).rejects.toThrow(
		`A folder in ${to.dataDir} has the name of a file of the database.`,
	);
});

test("a table that is not the site’s ends the move, with nothing in it", async () => {
	const from = await aFilledPlace();
	await using(from, ({ db }) => sql`create table notes (id integer primary key)`.execute(db));
	const to = await aPlace();
	await expect(move(from, to)).rejects.toThrow('The table "notes" is not the site’s.');
	await expect(openDatabase(to)).rejects.toThrow(/interrupted, and nothing is in it/);
});

test("a database without a school is not moved", async () => {
	const [from, to] = [await aPlace("sqlite"), await aPlace("sqlite")];
	await openFile(databaseFile(from.dataDir)).close();
	await expect(move(from, to)).rejects.toThrow(`Nothing is in the database in ${from.dataDir}.`);
	await using(to, async () => {});
});

test("a target that is in use is left as it is", async () => {
	const from = await aFilledPlace();
	const to = await aFilledPlace();
	const before = await rowsIn(to);
	await expect(move(from, to)).rejects.toThrow(
		"The target is not empty, and was left as it is. Use an empty database.",
	);
	await expect(move(from, from)).rejects.toThrow(/already\.$/);
	expect(await rowsIn(to)).toEqual(before);
});
