import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Engine } from "#platform/database/database.server.ts";
import { migrate } from "#platform/database/migrate.server.ts";
import { migrations } from "#platform/database/migrations/index.server.ts";
import { createPool, postgresDialect } from "#platform/database/postgres.server.ts";
import { openSqliteFile, sqliteDialect } from "#platform/database/sqlite.server.ts";
import type { Tables } from "#platform/database/tables.server.ts";
import { createEmptyDatabase, type TestDatabase } from "../../../../test/database.ts";

const engine: Engine = process.env.TEST_ENGINE === "postgres" ? "postgres" : "sqlite";
let testDatabase: TestDatabase;
let db: Kysely<Tables>;

/** Opens a database as it was before facts. */
beforeEach(async () => {
	testDatabase = await createEmptyDatabase();
	const dialect = testDatabase.databaseUrl
		? postgresDialect(createPool(testDatabase.databaseUrl))
		: sqliteDialect(openSqliteFile(join(testDatabase.dataDir, "school.db")));
	db = new Kysely<Tables>({ dialect });
	const { "0001-initial": initial } = migrations(engine);
	if (initial) await migrate(db, engine, { "0001-initial": initial });
});
afterEach(async () => {
	await db.destroy();
	await testDatabase.remove();
});

const run = (statement: string) => sql.raw(statement).execute(db);
const store = (values: object) =>
	sql`update settings set "values" = ${JSON.stringify(values)}, "updatedAt" = '2026-11-01T12:00:00.000Z'`.execute(
		db,
	);
const migrateToFacts = () => migrate(db, engine);
const facts = () =>
	db
		.selectFrom("facts")
		.leftJoin("translations", "translations.factId", "facts.id")
		.select(["topic", "question", "answer", "spanish", "onHomePage", "position"])
		.orderBy("facts.id")
		.execute();
const tasks = async () =>
	(await db.selectFrom("one_time_tasks").select("name").execute()).map(({ name }) => name);

const entry = (question: string, factTopic: string | null, change = {}) => ({
	question,
	answer: `About ${question}`,
	factTopic,
	spanish: null,
	...change,
});

test("a frequent question about a topic becomes the topic's fact, the first one only", async () => {
	await store({
		phone: "732-555-0100",
		questions: [
			entry("How much is it?", "price", { spanish: "Cuesta." }),
			entry("What does it cost?", "price"),
			entry("Are classes online?", null),
			entry("May I park?", "parking"),
		],
	});
	await migrateToFacts();
	expect(await facts()).toEqual([
		{
			topic: "price",
			question: "How much is it?",
			answer: "About How much is it?",
			spanish: "Cuesta.",
			onHomePage: true,
			position: 1,
		},
		...[
			["other", "What does it cost?", 2],
			["other", "Are classes online?", 3],
			["parking", "May I park?", 4],
		].map(([topic, question, position]) => ({
			topic,
			question,
			answer: `About ${question}`,
			spanish: null,
			onHomePage: true,
			position,
		})),
	]);
	const { values } = await db.selectFrom("settings").select("values").executeTakeFirstOrThrow();
	expect(JSON.parse(values)).toEqual({ phone: "732-555-0100" });
	expect(await tasks()).toContain("facts seeded");
});

test("a question that names a course is never stated for the whole school", async () => {
	await run(
		"insert into courses (id, slug, title, summary, description) values (1, 'dental-aid', 'Dental Assistant', 'A', 'A')",
	);
	await run("insert into course_aliases values (1, 'chairside')");
	const named = [
		"How much is the CNA program?",
		"How much is dental assistant?",
		"Price of dental aid?",
		"What does Chairside cost?",
	];
	await store({
		questions: [...named.map((question) => entry(question, "price")), entry("The cost?", "price")],
	});
	await migrateToFacts();
	expect((await facts()).map(({ topic, question }) => [topic, question])).toEqual([
		...named.map((question) => ["other", question]),
		["price", "The cost?"],
	]);
});

test("an active taught answer becomes a fact with its first wording; an inactive one is left out", async () => {
	for (const [wordings, isActive] of [
		[["Where can I park?", "Is there parking?"], true],
		[["Is there a gym?"], false],
	] as const) {
		await sql`insert into facts (questions, "answerEn", "answerEs", links, "isActive", "updatedAt") values
			(${JSON.stringify(wordings)}, 'Behind the building.', 'Detrás.', '[]', ${isActive}, '2026-11-02T12:00:00.000Z')`.execute(
			db,
		);
	}
	await migrateToFacts();
	expect(await facts()).toEqual([
		{
			topic: "other",
			question: "Where can I park?",
			answer: "Behind the building.",
			spanish: "Detrás.",
			onHomePage: false,
			position: 1,
		},
	]);
	const [state] = await db.selectFrom("fact_history").selectAll().execute();
	expect(state).toMatchObject({ action: "created", username: "", at: "2026-11-02T12:00:00.000Z" });
});

test("questions that were never edited are left to the seed, and deleted ones stay deleted", async () => {
	await store({ phone: "732-555-0100" });
	await migrateToFacts();
	expect(await tasks()).toEqual([]);
	expect(await facts()).toEqual([]);
});

test("a school that removed all questions gets no new ones", async () => {
	await store({ questions: [] });
	await migrateToFacts();
	expect(await tasks()).toEqual(["facts seeded"]);
	expect(await facts()).toEqual([]);
});
