import { afterEach, expect, test, vi } from "vitest";
import { lastIds } from "#platform/database/last-ids.server.ts";
import { type OpenDatabase, openDatabase } from "#platform/database/open.server.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/database.ts";
import { everyRow, fillEveryTable, LAST_ID } from "../../../test/filled-database.ts";
import { moveDatabase } from "./move.server.ts";

// From this run's engine to the other one, and to the same one. Making several databases takes its time on PostgreSQL.
vi.setConfig({ testTimeout: 60_000 });

const places: TestDatabase[] = [];
afterEach(async () => {
	for (const testDatabase of places.splice(0)) await testDatabase.remove();
});

async function aPlace(engine?: string): Promise<TestDatabase> {
	const testDatabase = await createTestDatabase(engine);
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
	using(testDatabase, ({ db, engine }) => everyRow(db, engine, ["limit_counts"]));
async function aFilledPlace(engine?: string): Promise<TestDatabase> {
	const testDatabase = await aPlace(engine);
	await using(testDatabase, ({ db, engine }) => fillEveryTable(db, engine));
	return testDatabase;
}
const silent = () => {};

const engine = process.env.TEST_ENGINE ?? "sqlite";
const others = engine === "postgres" ? ["sqlite", "postgres"] : ["sqlite"];

test.each(others)("everything moves to %s and back", async (other) => {
	const from = await aFilledPlace();
	const before = await rowsIn(from);
	const there = await aPlace(other);
	const lines: string[] = [];
	const total = await moveDatabase(from, there, (line) => lines.push(line));
	expect(total).toBe(Object.values(before).flat().length);
	expect(lines).toContain("registrations: 6 of 6");
	expect(lines.at(-1)).toMatch(/^Compared \d+ rows of \d+ tables: they are the same\.$/);
	expect(await rowsIn(there)).toEqual(before);
	expect(await using(there, ({ db, engine }) => lastIds(db, engine))).toMatchObject({
		registrations: LAST_ID,
	});

	const back = await aPlace();
	await moveDatabase(there, back, silent);
	expect(await rowsIn(back)).toEqual(before);
	expect(await rowsIn(from)).toEqual(before);
});

test("an interrupted move continues; until then the site refuses to start on it", async () => {
	const from = await aFilledPlace();
	const before = await rowsIn(from);
	const to = await aPlace();
	const interrupted = moveDatabase(from, to, (line) => {
		if (line.startsWith("registrations:")) throw new Error("The power went out.");
	});
	await expect(interrupted).rejects.toThrow("The power went out.");
	await expect(openDatabase(to)).rejects.toThrow(
		"Moving into this database was interrupted. Finish it with the same command, npm run admin -- move, or use the database that you moved from.",
	);
	const other = await aFilledPlace();
	await expect(moveDatabase(other, to, silent)).rejects.toThrow(/^An interrupted move from /);
	// Meanwhile the site ran on the old database.
	await using(from, ({ db }) =>
		db.updateTable("contacts").set({ name: "Changed" }).where("id", "=", 2).execute(),
	);
	const lines: string[] = [];
	await moveDatabase(from, to, (line) => lines.push(line));
	expect(lines[0]).toBe("Continuing the move that was interrupted.");
	expect(await rowsIn(to)).toEqual(await rowsIn(from));
	expect(await rowsIn(to)).not.toEqual(before);
});

test("a target that is in use is left as it is", async () => {
	const from = await aFilledPlace();
	const to = await aFilledPlace();
	const before = await rowsIn(to);
	await expect(moveDatabase(from, to, silent)).rejects.toThrow(
		"The target is not empty, and was left as it is. Use an empty database.",
	);
	await expect(moveDatabase(from, from, silent)).rejects.toThrow(/already\.$/);
	expect(await rowsIn(to)).toEqual(before);
});
