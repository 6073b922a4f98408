import { expect, test } from "vitest";
import { overbookedInWords } from "#school/classes/admin/editor-values.ts";

test.each([
	[1, 2, "2 seats are taken or offered, 1 more than there are."],
	[0, 1, "1 seat is taken or offered, 1 more than there are."],
	[2, 2, null],
	[null, 2, null],
	[0, 0, null],
])("%s seats of which %s are taken or offered: %s", (seats, promised, said) => {
	expect(overbookedInWords({ seats, promised })).toBe(said);
});
