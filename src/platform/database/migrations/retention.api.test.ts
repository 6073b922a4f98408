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

test("conversations go on being deleted after their own time; nothing else is deleted unannounced", async () => {
	const testDatabase = await createEmptyDatabase();
	const dialect = testDatabase.databaseUrl
		? postgresDialect(createPool(testDatabase.databaseUrl))
		: sqliteDialect(openSqliteFile(join(testDatabase.dataDir, "school.db")));
	const db = new Kysely<Tables>({ dialect });
	const earlier = Object.entries(migrations(engine)).filter(([name]) => name < "0007");
	await migrate(db, engine, Object.fromEntries(earlier));
	await sql`update chat_settings set "retentionDays" = 90`.execute(db);

	await migrate(db, engine);
	const rules = await db
		.selectFrom("retention_rules")
		.select(["kind", "inForce", "announced", "deleted"])
		.orderBy("kind")
		.execute();
	const announcesFirst = { inForce: "forever", announced: null, deleted: 0 };
	expect(rules).toEqual([
		{ kind: "activity", ...announcesFirst },
		{ kind: "conversations", inForce: "90 days", announced: null, deleted: 0 },
		{ kind: "messages", ...announcesFirst },
		{ kind: "registrations", ...announcesFirst },
	]);
	await db.destroy();
	await testDatabase.remove();
});
