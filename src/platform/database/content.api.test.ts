import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { systemClock } from "#platform/database/clock.ts";
import {
	CONTENT_CHANNEL,
	contentVersion,
	lockContent,
	rememberedContent,
} from "#platform/database/content.server.ts";
import { type Queries, transaction } from "#platform/database/database.server.ts";
import { onNotification } from "#platform/database/notification.server.ts";
import { type OpenDatabase, openDatabase } from "#platform/database/open.server.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/database.ts";

let testDatabase: TestDatabase;
let database: OpenDatabase;
beforeAll(async () => {
	testDatabase = await createTestDatabase();
	database = await openDatabase(testDatabase);
});
afterAll(async () => {
	await database.close();
	await testDatabase.remove();
});

const run = (statement: string) => sql.raw(statement).execute(database.db);

test.for([
	"insert into courses (id, slug, title, summary, description) values (1, 'a', 'A', 'A', 'A')",
	"update courses set title = 'B'",
	"insert into slug_redirects values ('old', 1)",
	"update slug_redirects set slug = 'older'",
	"delete from slug_redirects",
	"insert into picture_alt_texts values ('/a.jpg', 'A nurse')",
	"update picture_alt_texts set alt = 'Two nurses'",
	"delete from picture_alt_texts",
	"update settings set version = 2",
	"delete from settings",
	"insert into settings values (1, '{}', 1, null)",
	"insert into facts (topic, answer, position, \"createdAt\", \"updatedAt\") values ('price', '$900', 1, '2026-11-20', '2026-11-20')",
	"update facts set answer = '$950'",
	"delete from facts",
	"delete from courses",
])("the content version grows with: %s", async (statement) => {
	const before = await contentVersion(database.db);
	await run(statement);
	expect(await contentVersion(database.db)).toBeGreaterThan(before);
});

test("what no page shows leaves the content version alone", async () => {
	const before = await contentVersion(database.db);
	await run("insert into limit_counts values ('model', 1, '2026-11-20', 0)");
	expect(await contentVersion(database.db)).toBe(before);
});

const settingsValues = async (db: Queries) =>
	(await db.selectFrom("settings").select("values").executeTakeFirstOrThrow()).values;
const changeSettings = (values: string) =>
	transaction(database.db, async (tx) => {
		await lockContent(tx);
		await tx.updateTable("settings").set({ values }).execute();
	});

test("content is read once per version", async () => {
	let reads = 0;
	const read = rememberedContent(async (db) => {
		reads += 1;
		return settingsValues(db);
	});
	const current = async () => read(database.db, systemClock, await contentVersion(database.db));
	await changeSettings("1");
	expect([await current(), await current(), reads]).toEqual(["1", "1", 1]);
	await changeSettings("2");
	expect([await current(), await current(), reads]).toEqual(["2", "2", 2]);
});

test("a transaction sees its own change of the content, and nothing of it stays when it is rolled back", async () => {
	const read = rememberedContent(settingsValues);
	const current = async (db: Queries) => read(db, systemClock, await contentVersion(db));
	await changeSettings("before");
	const undone = transaction(database.db, async (tx) => {
		await lockContent(tx);
		await tx.updateTable("settings").set({ values: "undone" }).execute();
		expect(await current(tx)).toBe("undone");
		throw new Error("Undo it.");
	});
	await expect(undone).rejects.toThrow("Undo it.");
	// The version that the change above had, with other content.
	await changeSettings("after");
	expect(await current(database.db)).toBe("after");
});

test.runIf(process.env.TEST_ENGINE === "postgres")(
	"PostgreSQL announces a new content version to every instance",
	async () => {
		const connected = Promise.withResolvers<void>();
		const announced = Promise.withResolvers<void>();
		const stop = onNotification(testDatabase.databaseUrl ?? "", {
			channels: { [CONTENT_CHANNEL]: () => announced.resolve() },
			resync: connected.resolve,
		});
		await connected.promise;
		await run("update settings set version = 3");
		await announced.promise;
		await stop();
	},
);
