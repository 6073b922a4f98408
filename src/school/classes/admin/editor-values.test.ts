import { expect, test } from "vitest";
import { overbookedInWords } from "#school/classes/admin/editor-values.ts";

test.each([
	[1, 2, 0, "2 seats are taken or offered, 1 more than there are."],
	[0, 0, 1, "1 seat is taken or offered, 1 more than there are."],
	[2, 1, 1, null],
	[null, 2, 0, null],
	[0, 0, 0, null],
])("%s seats of which %s are taken and %s offered: %s", (seats, placed, offered, said) => {
	expect(overbookedInWords({ seats, placed, offered })).toBe(said);
});
