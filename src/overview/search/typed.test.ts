import { expect, test } from "vitest";
import { isSearchable } from "#overview/search/typed.ts";

test.each(["Li", "7 3", "李明", "é1", "👍 ok"])("%s is searched for", (typed) => {
	expect(isSearchable(typed)).toBe(true);
});

test.each(["", "a", "👍", "👍👍", "--", "(7)"])(
	"%s is not sent: it has no two letters or digits",
	(typed) => {
		expect(isSearchable(typed)).toBe(false);
	},
);
