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

test("answers that were marked as wrong still are, and all others have no mark", async () => {
	const testDatabase = await createEmptyDatabase();
	const dialect = testDatabase.databaseUrl
		? postgresDialect(createPool(testDatabase.databaseUrl))
		: sqliteDialect(openSqliteFile(join(testDatabase.dataDir, "school.db")));
	const db = new Kysely<Tables>({ dialect });
	const earlier = Object.entries(migrations(engine)).filter(([name]) => name < "0018");
	await migrate(db, engine, Object.fromEntries(earlier));
	const at = "2026-11-20T15:00:00.000Z";
	await sql`insert into chat_conversations (id, "sessionId") values ('chat', 'visitor')`.execute(
		db,
	);
	for (const [id, isWrong] of [
		[1, true],
		[2, false],
	] as const) {
		await sql`insert into chat_messages (id, "conversationId", content, "isUser")
			values (${id}, 'chat', 'Hello', ${engine === "sqlite" ? 0 : false})`.execute(db);
		await sql`insert into chat_answers ("conversationId", "questionId", "answerId", at, engine, refusals, intent, courses,
			confidence, outcome, language, source, links, suggestions, milliseconds, "searchText", "isWrong")
			values ('chat', ${id}, ${id}, ${at}, 'built-in', '[]', 'info', '[]', 1, 'answered', 'en', 'template', '[]', '[]', 1, '',
			${engine === "sqlite" ? Number(isWrong) : isWrong})`.execute(db);
	}
	await migrate(db, engine);
	const answers = db.selectFrom("chat_answers").select(["answerId", "verdict"]).orderBy("id");
	expect(await answers.execute()).toEqual([
		{ answerId: 1, verdict: "wrong" },
		{ answerId: 2, verdict: null },
	]);
	await db.destroy();
	await testDatabase.remove();
});
