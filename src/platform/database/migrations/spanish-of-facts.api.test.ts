import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import type { Engine } from "#platform/database/database.server.ts";
import { migrate } from "#platform/database/migrate.server.ts";
import { migrations } from "#platform/database/migrations/index.server.ts";
import { createPool, postgresDialect } from "#platform/database/postgres.server.ts";
import { openSqliteFile, sqliteDialect } from "#platform/database/sqlite.server.ts";
import type { Tables } from "#platform/database/tables.server.ts";
import { spanishOfFacts } from "#school/facts/spanish.server.ts";
import { frequentQuestions } from "#school/profile/faq.ts";
import { createEmptyDatabase } from "../../../../test/database.ts";

const engine: Engine = process.env.TEST_ENGINE === "postgres" ? "postgres" : "sqlite";

test("every Spanish answer of before is one after, the school's own as a row and the delivered ones without", async () => {
	const testDatabase = await createEmptyDatabase();
	const dialect = testDatabase.databaseUrl
		? postgresDialect(createPool(testDatabase.databaseUrl))
		: sqliteDialect(openSqliteFile(join(testDatabase.dataDir, "school.db")));
	const db = new Kysely<Tables>({ dialect });
	const before = Object.entries(migrations(engine)).filter(([name]) => name < "0022");
	await migrate(db, engine, Object.fromEntries(before));
	const own = [
		["It costs $900.", "Cuesta $900."],
		["One.\n\nTwo.", "Uno y\ndos."],
		[frequentQuestions[0]?.answer ?? "", "No: todas son presenciales."],
		["Changed.", frequentQuestions[1]?.spanish ?? ""],
		["In English.", null],
	] as const;
	const answers = [...frequentQuestions.map(({ answer, spanish }) => [answer, spanish]), ...own];
	for (const [at, [answer, spanish]] of answers.entries()) {
		await sql`insert into facts (topic, question, answer, spanish, position, "approvedBy", "createdAt", "updatedAt")
			values ('other', 'Why?', ${answer}, ${spanish}, ${at}, 'ana', '2026-11-20T15:00:00.000Z', '2026-11-20T15:00:00.000Z')`.execute(
			db,
		);
	}
	await migrate(db, engine);
	const rows = await db.selectFrom("translations").selectAll().orderBy("id").execute();
	expect(rows.map(({ english, spanish }) => [english, spanish])).toEqual(own.slice(0, 4));
	expect(rows[0]).toMatchObject({ updatedBy: "ana", updatedAt: "2026-11-20T15:00:00.000Z" });
	const facts = await db.selectFrom("facts").select(["id", "answer", "question"]).execute();
	const inSpanish = await spanishOfFacts(db);
	const byId = facts.toSorted((a, b) => a.id - b.id).map((fact) => inSpanish(fact).spanish);
	expect(byId).toEqual(answers.map(([, spanish]) => spanish));
	await db.deleteFrom("facts").execute();
	expect(await db.selectFrom("translations").selectAll().execute()).toEqual([]);
	await db.destroy();
	await testDatabase.remove();
});
