import { expect, test } from "vitest";
import { inSentence } from "#platform/text/capital.ts";

test.each([
	["Books", "books"],
	["Útiles de clase", "útiles de clase"],
	["books", "books"],
	["BLS", "BLS"],
	["CPR card", "CPR card"],
	["State exam (NJ)", "State exam (NJ)"],
	["", ""],
])("%s is %s inside a sentence", (name, said) => {
	expect(inSentence(name)).toBe(said);
});
