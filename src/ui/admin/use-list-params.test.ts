import { expect, test } from "vitest";
import { whyNone } from "#ui/admin/use-list-params.ts";

test.each([
	["q=zzzz", "No results for “zzzz”."],
	["q=zzzz&sort=name&page=2&open=7", "No results for “zzzz”."],
	["q=zzzz&status=pending", "No results for “zzzz” with these filters."],
	["status=pending", "No results for these filters."],
])("a list without rows at ?%s says: %s", (query, why) => {
	expect(whyNone(new URLSearchParams(query))).toBe(why);
});
