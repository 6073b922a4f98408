import { expect, test } from "vitest";
import { countsOf, plural } from "#platform/text/plural.ts";

test("only one is singular, and thousands are grouped", () => {
	expect([0, 1, 2, 3418].map((count) => plural(count, "email"))).toEqual([
		"0 emails",
		"1 email",
		"2 emails",
		"3,418 emails",
	]);
	expect([1, 2].map((count) => plural(count, "person", "people"))).toEqual([
		"1 person",
		"2 people",
	]);
});

test("what there is none of is left out", () => {
	expect(
		countsOf([
			[0, "registration"],
			[2, "note or call", "notes and calls"],
			[1, "message"],
		]),
	).toEqual(["2 notes and calls", "1 message"]);
});
