import { expect, test } from "vitest";
import { claimsIn } from "#school/texts/claims.ts";
import { deliveredTexts, slotIds } from "#school/texts/slots.ts";

test.each([
	["We are accredited, and Licensed by the state.", ["accredited", "Licensed"]],
	["nationally\nrecognized", ["nationally recognized"]],
	["top rated, No. 1, 95% find work", ["top rated", "No. 1", "95%"]],
	["We guarantee nothing. We guarantee.", ["guarantee"]],
	["bring your license; certified nursing assistant; bestow", []],
])("%s", (text, claims) => {
	expect(claimsIn(text)).toEqual(claims);
});

test("no delivered text claims anything in such words", () => {
	for (const slot of slotIds) expect(claimsIn(deliveredTexts[slot]), slot).toEqual([]);
});
