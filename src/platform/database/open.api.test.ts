import { spawnSync } from "node:child_process";
import { afterEach, expect, test } from "vitest";
import { systemClock } from "#platform/database/clock.ts";
import { migrate } from "#platform/database/migrate.server.ts";
import { type OpenDatabase, openDatabase } from "#platform/database/open.server.ts";
import { seedCourses } from "#school/courses/seed.server.ts";
import { createEmptyDatabase, type TestDatabase } from "../../../test/database.ts";

const onPostgres = process.env.TEST_ENGINE === "postgres";
const opened: OpenDatabase[] = [];
const testDatabases: TestDatabase[] = [];
afterEach(async () => {
	for (const database of opened.splice(0)) await database.close();
	for (const testDatabase of testDatabases.splice(0)) await testDatabase.remove();
});

const aPlace = async () => {
	const testDatabase = await createEmptyDatabase();
	testDatabases.push(testDatabase);
	return testDatabase;
};
const open = async (testDatabase: TestDatabase) => {
	const database = await openDatabase(testDatabase);
	opened.push(database);
	return database;
};
const close = async (database: OpenDatabase) => {
	opened.splice(opened.indexOf(database), 1);
	await database.close();
};
const slugs = async ({ db }: OpenDatabase) =>
	(await db.selectFrom("courses").select("slug").orderBy("id").execute()).map(({ slug }) => slug);
const migrated = async ({ db }: OpenDatabase) =>
	db
		.selectFrom("kysely_migration" as never)
		.selectAll()
		.execute();

test("migrating twice changes nothing", async () => {
	const testDatabase = await aPlace();
	const first = await open(testDatabase);
	const done = await migrated(first);
	expect(done.length).toBeGreaterThan(0);
	await migrate(first.db, first.engine);
	await close(first);
	expect(await migrated(await open(testDatabase))).toEqual(done);
});

test("stored records are still there after closing and reopening", async () => {
	const testDatabase = await aPlace();
	const first = await open(testDatabase);
	await seedCourses(first.db, systemClock);
	await close(first);
	expect(await slugs(await open(testDatabase))).toHaveLength(9);
});

test("the nine courses are seeded once in the lifetime of a database", async () => {
	const database = await open(await aPlace());
	await seedCourses(database.db, systemClock);
	await database.db.deleteFrom("courses").where("slug", "=", "ekg").execute();
	await seedCourses(database.db, systemClock);
	expect(await slugs(database)).toHaveLength(8);
	await database.db.deleteFrom("courses").execute();
	await seedCourses(database.db, systemClock);
	expect(await slugs(database)).toEqual([]);
});

test("existing courses are not mixed with the seed", async () => {
	const database = await open(await aPlace());
	await database.db
		.insertInto("courses")
		.values({ slug: "own", title: "Own", summary: "Own", description: "Own" })
		.execute();
	await seedCourses(database.db, systemClock);
	expect(await slugs(database)).toEqual(["own"]);
});

test.runIf(onPostgres)("instances that start at the same time migrate and seed once", async () => {
	const testDatabase = await aPlace();
	const databases = await Promise.all(Array.from({ length: 4 }, () => open(testDatabase)));
	await Promise.all(databases.map(({ db }) => seedCourses(db, systemClock)));
	for (const database of databases) expect(await slugs(database)).toHaveLength(9);
	expect(await migrated(databases[0] as OpenDatabase)).toEqual(
		await migrated(databases[3] as OpenDatabase),
	);
});

test.runIf(!onPostgres)(
	"a second process on one folder is refused with a clear sentence",
	async () => {
		const testDatabase = await aPlace();
		const first = await open(testDatabase);
		const { stdout } = openElsewhere(testDatabase);
		expect(stdout).toBe(
			`StorageError: Another process is using the database in ${testDatabase.dataDir}. Stop it first, or set DATA_DIR to another folder.`,
		);
		expect(await slugs(first)).toEqual([]);
		await close(first);
		expect(openElsewhere(testDatabase).stdout).toBe("opened");
	},
);

test.runIf(!onPostgres)(
	"a database with unknown migrations is refused with a clear sentence",
	async () => {
		const testDatabase = await aPlace();
		const first = await open(testDatabase);
		await first.db
			.insertInto("kysely_migration" as never)
			.values({ name: "9999-unknown", timestamp: "2026-11-20T12:00:00.000Z" } as never)
			.execute();
		await close(first);
		expect(openElsewhere(testDatabase).stdout).toBe(
			'StorageError: A newer version of the site has used this database (9999-unknown). Start that version, or go back with the backup that was made before the upgrade, whose name contains "before-9999-unknown": npm run admin -- restore FILE.',
		);
	},
);

test("the database enforces status, unique slugs, names and references", async () => {
	const { db } = await open(await aPlace());
	const course = { slug: "one", title: "One", summary: "One", description: "One" };
	const user = { username: "dana", usernameKey: "dana", password: "no hash" };
	await db.insertInto("courses").values(course).execute();
	await db.insertInto("users").values(user).execute();
	await expect(db.insertInto("courses").values(course).execute()).rejects.toThrow(/unique/i);
	await expect(db.insertInto("users").values(user).execute()).rejects.toThrow(/unique/i);
	const stored = await db.selectFrom("courses").selectAll().executeTakeFirstOrThrow();
	expect(stored).toMatchObject({ isActive: true, imagePath: null, version: 1 });
	const { isAdmin } = await db.selectFrom("users").selectAll().executeTakeFirstOrThrow();
	expect(isAdmin).toBe(false);
});

/** Opens the same folder from a separate process. */
function openElsewhere({ dataDir }: TestDatabase) {
	const script = `import("#platform/database/open.server.ts")
		.then(({ openDatabase }) => openDatabase({ dataDir: ${JSON.stringify(dataDir)} }))
		.then(async (database) => { await database.close(); return "opened"; }, String)
		.then((line) => process.stdout.write(line));`;
	return spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
		encoding: "utf8",
	});
}
