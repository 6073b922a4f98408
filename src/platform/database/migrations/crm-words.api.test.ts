import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import type { Engine } from "#platform/database/database.server.ts";
import { migrate } from "#platform/database/migrate.server.ts";
import { migrations } from "#platform/database/migrations/index.server.ts";
import { createPool, postgresDialect } from "#platform/database/postgres.server.ts";
import { openSqliteFile, sqliteDialect } from "#platform/database/sqlite.server.ts";
import type { Tables } from "#platform/database/tables.server.ts";
import { createEmptyDatabase } from "../../../../test/database.ts";

const engine: Engine = process.env.TEST_ENGINE === "postgres" ? "postgres" : "sqlite";

test("tasks, dismissed duplicates and what the log says about people are kept in the new words", async () => {
	const testDatabase = await createEmptyDatabase();
	const dialect = testDatabase.databaseUrl
		? postgresDialect(createPool(testDatabase.databaseUrl))
		: sqliteDialect(openSqliteFile(join(testDatabase.dataDir, "school.db")));
	const db = new Kysely<Tables>({ dialect });
	const earlier = Object.entries(migrations(engine)).filter(([name]) => name < "0017");
	await migrate(db, engine, Object.fromEntries(earlier));
	const at = "2026-11-20T15:00:00.000Z";
	await sql`insert into people (id, "createdAt", "nextStep", "nextStepOn") values
		(1, ${at}, 'Call', '2026-11-23'), (2, ${at}, null, null)`.execute(db);
	await sql`insert into different_people values (1, 2)`.execute(db);
	const log = [
		["changed", { nextStep: 'Say "nextStep": no', nextStepOn: null }],
		["joined", { joined: "R-2046", personId: 3 }],
		["separated", { separated: "R-2046" }],
		["separated", { separatedFrom: "R-2045" }],
	] as const;
	await db
		.insertInto("activity")
		.values(
			log.map(([action, after]) => ({
				at,
				username: "dana",
				address: "",
				action,
				kind: "person",
				recordId: "1",
				label: "R-2045",
				before: null,
				after: JSON.stringify(after),
				searchText: `r-2045 dana ${action} person `,
			})),
		)
		.execute();

	await migrate(db, engine);
	const people = db.selectFrom("people").select(["id", "task", "taskDueOn"]).orderBy("id");
	expect(await people.execute()).toEqual([
		{ id: 1, task: "Call", taskDueOn: "2026-11-23" },
		{ id: 2, task: null, taskDueOn: null },
	]);
	expect(await db.selectFrom("dismissed_duplicates").selectAll().execute()).toEqual([
		{ personId: 1, otherId: 2 },
	]);
	const lines = await db
		.selectFrom("activity")
		.select(["action", "after", "searchText"])
		.orderBy("id")
		.execute();
	expect(
		lines.map(({ action, after, searchText }) => [action, JSON.parse(after ?? ""), searchText]),
	).toEqual([
		["changed", { task: 'Say "nextStep": no', taskDueOn: null }, "r-2045 dana changed person "],
		["merged", { merged: "R-2046", personId: 3 }, "r-2045 dana merged person "],
		["split", { split: "R-2046" }, "r-2045 dana split person "],
		["split", { splitFrom: "R-2045" }, "r-2045 dana split person "],
	]);
	await db.destroy();
	await testDatabase.remove();
});
