import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import { matchingIds } from "#overview/search/expression.server.ts";
import type { Engine } from "#platform/database/database.server.ts";
import { migrate } from "#platform/database/migrate.server.ts";
import { migrations } from "#platform/database/migrations/index.server.ts";
import { createPool, postgresDialect } from "#platform/database/postgres.server.ts";
import { searchTextOf } from "#platform/database/search.server.ts";
import { searchTokensOf } from "#platform/database/search-tokens.server.ts";
import { openSqliteFile, sqliteDialect } from "#platform/database/sqlite.server.ts";
import type { Tables } from "#platform/database/tables.server.ts";
import { createEmptyDatabase } from "../../../test/database.ts";

const engine: Engine = process.env.TEST_ENGINE === "postgres" ? "postgres" : "sqlite";

const people = [
	"José Ángel Zúñiga",
	"Schwarzkopf Jacqueline Guillermo Quigley Hyacinth Giovanni Philippa",
	"Zoë Wójcik Tzipporah Ng Aoife",
	"Anne-Marie O'Brien, Jr.",
	"李 小龙",
].map((name, at) => ({
	name,
	email: `J.A_${at}+x@Mail-${at}.example`,
	phone: `+1 (848) 555-731${at}`,
	reference: `R-12345${at}`,
}));

test("records from before tokens were stored are found as new ones are, and leave the index when they go", async () => {
	const testDatabase = await createEmptyDatabase();
	const dialect = testDatabase.databaseUrl
		? postgresDialect(createPool(testDatabase.databaseUrl))
		: sqliteDialect(openSqliteFile(join(testDatabase.dataDir, "school.db")));
	const db = new Kysely<Tables>({ dialect });
	const earlier = Object.entries(migrations(engine)).filter(([name]) => name < "0014");
	await migrate(db, engine, Object.fromEntries(earlier));
	for (const { name, email, phone, reference } of people) {
		const searchText = searchTextOf([name, email, reference], phone);
		const record = { email, phone, reference, courseId: 1, message: "Hello", searchText };
		await sql`insert into registrations ("fullName", "courseTitle", ${sql.join(Object.keys(record).map((key) => sql.ref(key)))})
			values (${name}, 'CNA', ${sql.join(Object.values(record))})`.execute(db);
		await sql`insert into contacts (name, ${sql.join(Object.keys(record).map((key) => sql.ref(key)))})
			values (${name}, ${sql.join(Object.values(record))})`.execute(db);
	}

	await migrate(db, engine);
	const found = async (index: "registration_search" | "contact_search", token: string) =>
		(await matchingIds(engine, index, { token }, 9).execute(db)).rows.map(({ id }) => id);
	const sorted = (tokens: string) => tokens.split(" ").sort();
	for (const table of ["registrations", "contacts"] as const) {
		const index = table === "contacts" ? "contact_search" : "registration_search";
		const rows = await db.selectFrom(table).select(["id", "searchTokens"]).orderBy("id").execute();
		const made = people.map((person) => sorted(searchTokensOf(person)));
		expect(rows.map(({ searchTokens }) => sorted(searchTokens))).toEqual(made);
		expect(await found(index, "=zuniga")).toEqual([1]);
		await db.updateTable(table).set({ searchTokens: "=renamed" }).where("id", "=", 1).execute();
		expect([await found(index, "=zuniga"), await found(index, "=renamed")]).toEqual([[], [1]]);
		await db.deleteFrom(table).where("id", "=", 1).execute();
		expect(await found(index, "=renamed")).toEqual([]);
	}
	await db.destroy();
	await testDatabase.remove();
});
