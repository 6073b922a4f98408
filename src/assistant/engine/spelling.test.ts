import { expect, test } from "vitest";
import { Spelling } from "#assistant/engine/spelling.ts";

const spelling = new Spelling([], [new Set(["xyloffa", "zylop", "bonn"])]);

test.each([
	["xyllofa", "xyllofa"],
	["xylofa", "xyloffa"],
	["xyylofa", "xyylofa"],
	["zyllop", "zylop"],
	["zylopp", "zylop"],
	["zylo", "zylo"],
	["bon", "bon"],
])("a letter typed once or twice is mended where the word is known then: %s", (typed, meant) => {
	expect(spelling.correct(typed)).toBe(meant);
});
