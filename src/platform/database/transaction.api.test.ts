import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { transaction } from "#platform/database/database.server.ts";
import { type OpenDatabase, openDatabase } from "#platform/database/open.server.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/database.ts";

const onPostgres = process.env.TEST_ENGINE === "postgres";
let testDatabase: TestDatabase;
let database: OpenDatabase;
beforeEach(async () => {
	testDatabase = await createTestDatabase();
	database = await openDatabase(testDatabase);
});
afterEach(async () => {
	await database.close();
	await testDatabase.remove();
});

const raise = { version: 7 };

test("a nested transaction is rejected, and earlier writes are rolled back", async () => {
	const { db } = database;
	const nested = transaction(db, async (tx) => {
		await tx.updateTable("content_version").set(raise).execute();
		await transaction(db, (inner) => inner.deleteFrom("content_version").execute());
	});
	await expect(nested).rejects.toThrow("A transaction cannot begin inside another one.");
	expect(await versionNow()).not.toBe(raise.version);
});

test("after a rejected transaction queries and transactions keep working", async () => {
	const { db } = database;
	for (let n = 0; n < 12; n++) {
		await expect(transaction(db, () => transaction(db, async () => undefined))).rejects.toThrow();
	}
	await transaction(db, (tx) => tx.updateTable("content_version").set(raise).execute());
	expect(await versionNow()).toBe(raise.version);
});

test.runIf(onPostgres)(
	"two transactions that wait for each other are both carried out",
	async () => {
		const { db } = database;
		await db.insertInto("one_time_tasks").values(["one", "other"].map(milestone)).execute();
		const bothHold = Promise.withResolvers<void>();
		let holding = 0;
		let attempts = 0;
		const rename = (first: string, second: string) =>
			transaction(db, async (tx) => {
				attempts++;
				const touch = (name: string) =>
					tx.updateTable("one_time_tasks").set(milestone(name)).where("name", "=", name).execute();
				await touch(first);
				if (++holding === 2) bothHold.resolve();
				await bothHold.promise;
				await touch(second);
				return first;
			});
		expect(await Promise.all([rename("one", "other"), rename("other", "one")])).toEqual([
			"one",
			"other",
		]);
		// One of them is chosen to end a deadlock; on a busy machine they can meet again.
		expect(attempts).toBeGreaterThanOrEqual(3);
	},
);

test.runIf(onPostgres).for([
	["another transaction was in the way", 5, "40001"],
	["a transaction was chosen to end a deadlock", 5, "40P01"],
	["a value is in use", 1, "23505"],
] as const)("%s: it runs %i times at most", async ([, most, code]) => {
	let attempts = 0;
	const failing = transaction(database.db, async (tx) => {
		attempts++;
		await sql`do ${sql.lit(`begin raise exception using errcode = '${code}'; end`)}`.execute(tx);
	});
	await expect(failing).rejects.toMatchObject({ code });
	expect(attempts).toBe(most);
});

const milestone = (name: string) => ({ name, at: "2026-11-20T15:00:00.000Z" });

async function versionNow(): Promise<number> {
	const { version } = await database.db
		.selectFrom("content_version")
		.select("version")
		.executeTakeFirstOrThrow();
	return version;
}
