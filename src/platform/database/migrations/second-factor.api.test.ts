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

test("administrators from before roles have full access, and go on in their sessions without a second factor", async () => {
	const testDatabase = await createEmptyDatabase();
	const dialect = testDatabase.databaseUrl
		? postgresDialect(createPool(testDatabase.databaseUrl))
		: sqliteDialect(openSqliteFile(join(testDatabase.dataDir, "school.db")));
	const db = new Kysely<Tables>({ dialect });
	const earlier = Object.entries(migrations(engine)).filter(([name]) => name < "0006");
	await migrate(db, engine, Object.fromEntries(earlier));
	const now = "2026-11-20T15:00:00.000Z";
	await sql`insert into users (username, "usernameKey", password, "isAdmin") values ('dana', 'dana', 'x', true)`.execute(
		db,
	);
	await sql`insert into sessions (hash, id, "userId", "createdAt", "lastSeenAt", "confirmedAt", address, "userAgent") values ('h', 'i', 1, ${now}, ${now}, ${now}, '', '')`.execute(
		db,
	);

	await migrate(db, engine);
	expect(await db.selectFrom("users").select(["username", "isAdmin", "role"]).execute()).toEqual([
		{ username: "dana", isAdmin: true, role: "full" },
	]);
	expect(await db.selectFrom("sessions").select("mustSetUp").execute()).toEqual([
		{ mustSetUp: false },
	]);
	expect(await db.selectFrom("sign_in_rules").selectAll().execute()).toEqual([
		{ id: 1, requiresSecondFactor: false },
	]);
	await expect(
		db
			.updateTable("users")
			.set({ role: "root" as never })
			.execute(),
	).rejects.toThrow();
	await db.destroy();
	await testDatabase.remove();
});
