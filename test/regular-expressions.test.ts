import { analyse } from "scslre";
import { expect, test } from "vitest";
import { isExponential } from "./exponential.ts";
import { regularExpressions } from "./regular-expressions.ts";

// Two methods, because each finds what the other does not: `analyse` follows one repeated character
// through lookarounds, `isExponential` follows texts of any length through what repeats.

function causes(pattern: string, flags: string): string[] {
	// The parser of both knows no name that two alternatives share.
	const source = pattern.replace(/\(\?<[A-Za-z]\w*>/g, "(");
	return [
		...analyse({ source, flags: flags.replace("v", "u") }).reports.map(({ type }) => type),
		...(isExponential(source, flags) ? ["exponential"] : []),
	];
}

const all = regularExpressions();

test("no regular expression can be made slow", () => {
	expect(all.length).toBeGreaterThan(500);
	const slow = all.flatMap(({ place, source, flags }) => {
		const found = [...new Set(causes(source, flags))];
		return found.length > 0 ? [`${place} ${found.join(", ")}: /${source}/${flags}`] : [];
	});
	expect(slow).toEqual([]);
}, 60_000);

test("known slow patterns are found, and their linear forms are not", () => {
	for (const [slow, linear] of [
		["^(a+)+b", "^a+b"],
		["\\s+$", "(?<!\\s)\\s+$"],
		["\\s*;?\\s*x", "(?<!\\s)\\s*(?:;\\s*)?x"],
		["^(?:a|b|ab)*c", "^[ab]*c"],
		["^(?:(?:you can(?: also)?|also)\\W+)*call", "^(?:(?:you can|also)\\W+)*call"],
		["\\([^)]*\\)", "\\([^()]*\\)"],
	] as const) {
		expect([slow, causes(slow, "").length > 0]).toEqual([slow, true]);
		expect([linear, causes(linear, "")]).toEqual([linear, []]);
	}
});
