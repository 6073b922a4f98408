import { expect, test } from "vitest";
import { transaction } from "#platform/database/database.server.ts";
import {
	count,
	lock,
	purgeExpiredCounts,
	takeBack,
	unlock,
} from "#platform/rate-limits/counter.server.ts";
import { theApp } from "../../../test/app.ts";

const app = theApp();
const clock = () => app.clock.now;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const add = (subject: string, most: number) =>
	count(app.db, clock, { subject, most }, new Date(clock().getTime() + 10 * MINUTE).toISOString());
const stored = (subject: string) =>
	app.db.selectFrom("limit_counts").selectAll().where("subject", "=", subject).executeTakeFirst();

test("the last event that is allowed says so; what is refused waits, and changes nothing", async () => {
	const first = await add("two", 2);
	expect(first).toMatchObject({ isLast: false, wait: 0 });
	const { endsAt } = first;
	app.clock.advance(MINUTE);
	expect(await add("two", 2)).toEqual({ isLast: true, wait: 0, endsAt });
	const full = await stored("two");
	expect(await add("two", 2)).toEqual({ isLast: false, wait: 9 * MINUTE, endsAt });
	expect(await stored("two")).toEqual(full);
	await takeBack(app.db, "two");
	expect(await add("two", 2)).toEqual({ isLast: true, wait: 0, endsAt });
});

test("what is refused only reads", async () => {
	await add("full", 1);
	const statements: string[] = [];
	const watched = app.db.withPlugin({
		transformQuery: ({ node }) => {
			statements.push(node.kind);
			return node;
		},
		transformResult: async ({ result }) => result,
	});
	const counter = { subject: "full", most: 1 };
	expect((await count(watched, clock, counter, clock().toISOString())).wait).toBe(10 * MINUTE);
	expect(statements).toEqual(["SelectQueryNode"]);
});

test("a limit of none allows none", async () => {
	expect((await add("none", 0)).wait).toBe(10 * MINUTE);
	expect((await add("none", 0)).wait).toBe(10 * MINUTE);
});

test("of twenty at the same time, exactly as many are allowed as may be", async () => {
	const all = await Promise.all(Array.from({ length: 20 }, () => add("crowd", 7)));
	expect(all.filter(({ wait }) => wait === 0)).toHaveLength(7);
	expect(all.filter(({ isLast }) => isLast)).toHaveLength(1);
	expect(await stored("crowd")).toMatchObject({ count: 7 });
});

test("what is taken back twice leaves no less than nothing", async () => {
	await add("back", 1);
	await transaction(app.db, (tx) => lock(tx, clock, "back", [MINUTE]));
	const endsAt = clock().toISOString();
	for (let n = 0; n < 2; n++) {
		await takeBack(app.db, "back");
		await unlock(app.db, "back", endsAt);
	}
	expect(await stored("back")).toMatchObject({ count: 0, locks: 0 });
});

test("the hourly cleanup removes what is over, and remembers a day longer what was locked", async () => {
	await add("open", 2);
	await add("locked", 1);
	await transaction(app.db, (tx) => lock(tx, clock, "locked", [MINUTE]));
	expect(await stored("locked")).toMatchObject({ locks: 1 });
	const left = async () => {
		await purgeExpiredCounts(app.db, clock);
		return [await stored("open"), await stored("locked")].map((row) => row !== undefined);
	};
	expect(await left()).toEqual([true, true]);
	app.clock.advance(10 * MINUTE);
	expect(await left()).toEqual([false, true]);
	app.clock.advance(DAY);
	expect(await left()).toEqual([false, false]);
});
