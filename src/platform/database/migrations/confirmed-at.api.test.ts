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

test("what was confirmed counts as confirmed when it came, and the log names no other records", async () => {
	const testDatabase = await createEmptyDatabase();
	const dialect = testDatabase.databaseUrl
		? postgresDialect(createPool(testDatabase.databaseUrl))
		: sqliteDialect(openSqliteFile(join(testDatabase.dataDir, "school.db")));
	const db = new Kysely<Tables>({ dialect });
	const earlier = Object.entries(migrations(engine)).filter(([name]) => name < "0024");
	await migrate(db, engine, Object.fromEntries(earlier));
	const createdAt = "2026-11-20T15:00:00.000Z";
	const message = { name: "Ana", email: "ana@mail.example", message: "When?", searchText: "ana" };
	await db
		.insertInto("contacts")
		.values([
			{ ...message, reference: "C-100001", createdAt, detailsState: "confirmed" },
			{ ...message, reference: "C-100002", createdAt, detailsState: "not used" },
		])
		.execute();
	const others = [{ kind: "contact", id: 2, from: "confirmed", to: "not used" }];
	const after = { detailsState: "confirmed", others };
	await db
		.insertInto("activity")
		.values({
			...{ at: createdAt, username: "dana", address: "", action: "changed", kind: "contact" },
			...{ recordId: "1", label: "C-100001 Ana", before: null, searchText: "c-100001 ana" },
			after: JSON.stringify(after),
		})
		.execute();

	await migrate(db, engine);
	const contacts = db.selectFrom("contacts").select(["reference", "confirmedAt"]).orderBy("id");
	expect(await contacts.execute()).toEqual([
		{ reference: "C-100001", confirmedAt: createdAt },
		{ reference: "C-100002", confirmedAt: null },
	]);
	const line = await sql<{ after: string }>`select "after" from activity`.execute(db);
	expect(line.rows.map((row) => JSON.parse(row.after))).toEqual([{ detailsState: "confirmed" }]);
	await db.destroy();
	await testDatabase.remove();
});
