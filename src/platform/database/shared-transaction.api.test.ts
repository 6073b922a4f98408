import { sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Deadline, DeadlineExceeded } from "#platform/api/deadline.server.ts";
import { Failure } from "#platform/api/failure.ts";
import { type Tx, transaction } from "#platform/database/database.server.ts";
import { databaseFile } from "#platform/database/embedded.server.ts";
import { type OpenDatabase, openDatabase, openFile } from "#platform/database/open.server.ts";
import { sharedTransaction } from "#platform/database/shared-transaction.server.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/database.ts";

const onSqlite = process.env.TEST_ENGINE !== "postgres";
let testDatabase: TestDatabase;
let database: OpenDatabase;
/** Sees only what is committed. */
let other: OpenDatabase;
beforeEach(async () => {
	testDatabase = await createTestDatabase();
	database = await openDatabase(testDatabase);
	other = onSqlite ? openFile(databaseFile(testDatabase.dataDir)) : database;
});
afterEach(async () => {
	vi.useRealTimers();
	if (onSqlite) await other.close();
	await database.close();
	await testDatabase.remove();
});
const store = async (tx: Tx, name: string) => {
	await tx.insertInto("one_time_tasks").values({ name, at: "2026-11-20T15:00:00.000Z" }).execute();
	return name;
};
const stored = async ({ db } = database) =>
	(await db.selectFrom("one_time_tasks").select("name").orderBy("name").execute()).map(
		({ name }) => name,
	);
const share = <T>(work: (tx: Tx) => Promise<T>) => sharedTransaction(database.db, work);

test("who hears of success finds it stored", async () => {
	const names = Array.from({ length: 40 }, (_, n) => `task ${n + 10}`);
	const seen = names.map(async (name) => {
		await share((tx) => store(tx, name));
		return (await stored(other)).includes(name);
	});
	expect(await Promise.all(seen)).toEqual(names.map(() => true));
	expect(await stored()).toEqual(names);
});

test.runIf(onSqlite)("those who come at once share one commit", async () => {
	const committedDuring: string[][] = [];
	const work = (name: string) => async (tx: Tx) => {
		await store(tx, name);
		committedDuring.push(await stored(other));
	};
	await Promise.all(["a", "b", "c"].map((name) => share(work(name))));
	expect(committedDuring).toEqual([[], [], []]);
	expect(await stored(other)).toEqual(["a", "b", "c"]);
});

test("each fails alone, however it fails", async () => {
	await share((tx) => store(tx, "taken"));
	const refused = new Failure("conflict", "No.");
	const outcomes = await Promise.allSettled([
		share((tx) => store(tx, "first")),
		share(async (tx) => {
			await store(tx, "thrown");
			throw new Error("Broken.");
		}),
		share((tx) => store(tx, "taken")),
		share(async (tx) => {
			await store(tx, "refused");
			return refused;
		}),
		share((tx) => transaction(database.db, () => store(tx, "nested"))),
		share((tx) => store(tx, "last")),
	]);
	expect(outcomes.map(({ status }) => status)).toEqual([
		"fulfilled",
		"rejected",
		"rejected",
		"fulfilled",
		"rejected",
		"fulfilled",
	]);
	expect(outcomes[3]).toMatchObject({ value: refused });
	expect(outcomes[4]).toMatchObject({
		reason: new Error("A transaction cannot begin inside another one."),
	});
	expect(await stored()).toEqual(["first", "last", "taken"]);
});

test("other writers and readers have their turn", async () => {
	const { db } = database;
	const shared = Promise.all([1, 2, 3].map((n) => share((tx) => store(tx, `shared ${n}`))));
	const alone = transaction(db, (tx) => store(tx, "alone"));
	const failing = transaction(db, async (tx) => {
		await store(tx, "failing");
		throw new Error("Broken.");
	});
	await expect(failing).rejects.toThrow("Broken.");
	await Promise.all([shared, alone, stored()]);
	expect(await stored()).toEqual(["alone", "shared 1", "shared 2", "shared 3"]);
});

test("who is told that the time is over stores nothing, and the others do", async () => {
	vi.useFakeTimers({ toFake: ["setTimeout"] });
	const hasStored = Promise.withResolvers<void>();
	const mayEnd = Promise.withResolvers<void>();
	const late = new Deadline(1000).run(() =>
		share(async (tx) => {
			await store(tx, "late");
			hasStored.resolve();
			await mayEnd.promise;
		}),
	);
	const inTime = share((tx) => store(tx, "in time"));
	await hasStored.promise;
	vi.advanceTimersByTime(1000);
	await expect(late).rejects.toThrow(DeadlineExceeded);
	mayEnd.resolve();
	expect(await inTime).toBe("in time");
	expect(await stored()).toEqual(["in time"]);
});

test("who is refused because of what is then rolled back is carried out again", async () => {
	vi.useFakeTimers({ toFake: ["setTimeout"] });
	const hasStored = Promise.withResolvers<void>();
	const mayEnd = Promise.withResolvers<void>();
	const late = new Deadline(1000).run(() =>
		share(async (tx) => {
			await store(tx, "late");
			hasStored.resolve();
			await mayEnd.promise;
		}),
	);
	const ifFirst = share(async (tx) => {
		const [other] = await tx.selectFrom("one_time_tasks").select("name").execute();
		if (other) return new Failure("conflict", `${other.name} was first.`);
		return store(tx, "second");
	});
	await hasStored.promise;
	vi.advanceTimersByTime(1000);
	await expect(late).rejects.toThrow(DeadlineExceeded);
	mayEnd.resolve();
	expect(await ifFirst).toBe("second");
	expect(await stored()).toEqual(["second"]);
});

test("none begins inside a transaction", async () => {
	const nested = "A transaction cannot begin inside another one.";
	const inner = () => share((tx) => store(tx, "inner"));
	await expect(transaction(database.db, inner)).rejects.toThrow(nested);
	await expect(share(inner)).rejects.toThrow(nested);
	expect(await stored()).toEqual([]);
});

test.runIf(onSqlite)("when the engine rolls everything back, nobody hears of success", async () => {
	const { db } = database;
	const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
	await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(db);
	const outcomes = await Promise.allSettled([
		share((tx) => store(tx, "small")),
		share((tx) => store(tx, "large ".repeat(100_000))),
		share((tx) => store(tx, "after")),
	]);
	const heard = outcomes.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
	expect(await stored(other)).toEqual(heard.toSorted());
	expect(outcomes[1]).toMatchObject({ status: "rejected", reason: { errcode: 13 } });
	await sql`pragma max_page_count = 1000000`.execute(db);
	expect(await share((tx) => store(tx, "space again"))).toBe("space again");
});

test.runIf(onSqlite)("when the commit fails, nobody hears of success", async () => {
	const { db } = database;
	await sql`create table parents (id integer primary key)`.execute(db);
	await sql`create table children (parent integer references parents (id) deferrable initially deferred)`.execute(
		db,
	);
	const outcomes = await Promise.allSettled([
		share((tx) => store(tx, "first")),
		share((tx) => sql`insert into children values (1)`.execute(tx)),
	]);
	expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
	expect(await stored()).toEqual([]);
});

test.skipIf(onSqlite)(
	"PostgreSQL plans a statement once for each connection, and again after a migration",
	async () => {
		const { db } = database;
		const insert = () =>
			share(async (tx) => {
				const { n } = await tx
					.insertInto("one_time_tasks")
					.values({ name: crypto.randomUUID(), at: "2026-11-20T15:00:00.000Z" })
					.returningAll()
					.$castTo<{ n?: number }>()
					.executeTakeFirstOrThrow();
				const { rows } = await sql<{ calls: number }>`
					select (generic_plans + custom_plans) as calls from pg_prepared_statements
					where statement like 'insert into "one_time_tasks"%'
					order by prepare_time desc, name desc`.execute(tx);
				return { n, calls: rows[0]?.calls };
			});
		expect([await insert(), await insert()]).toEqual([
			{ n: undefined, calls: 1 },
			{ n: undefined, calls: 2 },
		]);
		await sql`alter table one_time_tasks add column n integer default 7`.execute(db);
		expect(await insert()).toEqual({ n: 7, calls: 1 });
	},
);
