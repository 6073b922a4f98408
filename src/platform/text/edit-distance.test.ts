import fc from "fast-check";
import { expect, test } from "vitest";
import { editDistance } from "#platform/text/edit-distance.ts";

test.each([
	["gmail", "gmail", 0],
	["gmail", "gmal", 1],
	["gmail", "gmaill", 1],
	["gmail", "gnail", 1],
	["gmail", "gmial", 1],
	["certificate", "certifcat", 2],
	["a", "", 1],
	["", "", 0],
])("from %s to %s: %i", (a, b, count) => {
	expect(editDistance(a, b, 3)).toBe(count);
	expect(editDistance(b, a, 3)).toBe(count);
});

/** Counts every way, without a limit. */
function allWays(a: string, b: string): number {
	if (a === "" || b === "") return a.length + b.length;
	const ways = [
		allWays(a.slice(1), b) + 1,
		allWays(a, b.slice(1)) + 1,
		allWays(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1),
	];
	const isSwap = a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0];
	if (isSwap) ways.push(allWays(a.slice(2), b.slice(2)) + 1);
	return Math.min(...ways);
}

test("a limit changes no count up to it", () => {
	const word = fc.stringMatching(/^[abc]{0,6}$/);
	fc.assert(
		fc.property(word, word, fc.nat({ max: 4 }), (a, b, limit) => {
			expect(editDistance(a, b, limit)).toBe(Math.min(allWays(a, b), limit + 1));
		}),
	);
});
