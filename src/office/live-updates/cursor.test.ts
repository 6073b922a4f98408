import { expect, test } from "vitest";
import {
	afterReading,
	type Known,
	type Position,
	readCursor,
	writeCursor,
} from "#office/live-updates/cursor.server.ts";

const all = (newest: number): Known => ({ newest, missing: [] });

test.each<[string, Known, number[], Known]>([
	["the next one", all(5), [6], all(6)],
	["one that was known", all(5), [3], all(5)],
	["a later one: those between are missing", all(5), [9], { newest: 9, missing: [[6, 8]] }],
	[
		"one of several that are missing",
		{ newest: 9, missing: [[6, 8]] },
		[7],
		{
			newest: 9,
			missing: [
				[6, 6],
				[8, 8],
			],
		},
	],
	["the last that is missing", { newest: 9, missing: [[6, 6]] }, [6], all(9)],
	[
		"several in any order",
		all(5),
		[9, 6, 7, 12],
		{
			newest: 12,
			missing: [
				[8, 8],
				[10, 11],
			],
		},
	],
	[
		"one far ahead: what is missing for long never comes",
		{ newest: 9, missing: [[6, 8]] },
		[2000],
		{ newest: 2000, missing: [[10, 1999]] },
	],
])("what is known after %s", (_, known, ids, expected) => {
	expect(afterReading(known, ids)).toEqual(expected);
});

test.each<[string, Position]>([
	["0.0", { registrations: all(0), contacts: all(0) }],
	[
		"12,3,7-9.5",
		{
			registrations: {
				newest: 12,
				missing: [
					[3, 3],
					[7, 9],
				],
			},
			contacts: all(5),
		},
	],
])("the cursor %s is read as it was written", (cursor, position) => {
	expect(writeCursor(position)).toBe(cursor);
	expect(readCursor(cursor)).toEqual(position);
});

test.each([["", "12", "1.2.3", "-1.2", "1,.2", "1,2-.3", "1.99999999999", "a.b", "1;2.3"]].flat())(
	"%j is no cursor",
	(cursor) => {
		expect(readCursor(cursor)).toBeUndefined();
	},
);

test("a cursor stays short when every second row is missing", () => {
	const ids = Array.from({ length: 2000 }, (_, n) => 100_000_000 + n * 2);
	const known = afterReading(all(0), ids);
	expect(writeCursor({ registrations: known, contacts: known }).length).toBeLessThan(1100);
});
