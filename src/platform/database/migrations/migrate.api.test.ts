import { afterEach, beforeEach, expect, test } from "vitest";
import { contentVersion } from "#platform/database/content.server.ts";
import { migrate } from "#platform/database/migrate.server.ts";
import { migrationFrom, migrations } from "#platform/database/migrations/index.server.ts";
import { type OpenDatabase, openDatabase } from "#platform/database/open.server.ts";
import { createEmptyDatabase, type TestDatabase } from "../../../../test/database.ts";

const onPostgres = process.env.TEST_ENGINE === "postgres";
let testDatabase: TestDatabase;
let database: OpenDatabase;
beforeEach(async () => {
	testDatabase = await createEmptyDatabase();
	database = await openDatabase(testDatabase);
});
afterEach(async () => {
	await database.close();
	await testDatabase.remove();
});

/** Migrates with later migrations, given as SQL. */
const migrateWith = (later: Record<string, string>) =>
	migrate(database.db, database.engine, {
		...migrations(database.engine),
		...Object.fromEntries(Object.entries(later).map(([name, sql]) => [name, migrationFrom(sql)])),
	});

const tableNames = async () =>
	(await database.db.introspection.getTables()).map(({ name }) => name).sort();

const appliedMigrations = () =>
	database.db
		.selectFrom("kysely_migration" as never)
		.selectAll()
		.execute();

test("a failed migration leaves nothing behind, nor do those that ran with it, until it is corrected", async () => {
	const before = { tables: await tableNames(), applied: await appliedMigrations() };
	const fine = { "9003-fine": "create table fine (id integer);" };
	const half = "create table half_done (id integer);";
	const failing = migrateWith({
		...fine,
		"9004-half": `${half}\n\ninsert into missing values (1);`,
	});
	await expect(failing).rejects.toThrow(/missing/);
	expect({ tables: await tableNames(), applied: await appliedMigrations() }).toEqual(before);

	await migrateWith({ ...fine, "9004-half": half });
	expect(await tableNames()).toEqual([...before.tables, "fine", "half_done"].sort());
	expect(await appliedMigrations()).toHaveLength(before.applied.length + 2);
});

const raiseTwice = `
	update content_version set version = version + 1;
	update content_version set version = version + 1;`;
const trigger = onPostgres
	? `create function raise_twice() returns trigger language plpgsql as $$
begin${raiseTwice}
	return null;
end $$;

create trigger notes_raise after insert on notes for each statement execute function raise_twice();`
	: `create trigger notes_raise after insert on notes begin${raiseTwice}
end;`;

test("a semicolon inside a statement does not end it", async () => {
	const before = await contentVersion(database.db);
	await migrateWith({
		"9003-notes": `-- Notes.
create table notes (id integer);

${trigger}

insert into notes values (1);
`,
	});
	expect(await contentVersion(database.db)).toBe(before + 2);
});

test.runIf(!onPostgres)("SQLite refuses two statements without a blank line between", async () => {
	const before = await tableNames();
	const joined = "create table one (id integer);\ncreate table two (id integer);";
	await expect(migrateWith({ "9003-joined": joined })).rejects.toThrow(
		"Several SQL statements in one query",
	);
	expect(await tableNames()).toEqual(before);
});
