import { expect, test } from "vitest";
import { pointedAt } from "./follow-up.ts";

const offered = ["cna", "chha", "ekg"];

test.each([
	["the second one", "chha"],
	["number 3", "ekg"],
	["la ultima", "ekg"],
	["the constructor", undefined],
	["number constructor", undefined],
])("in what was offered, “%s” points at %s", (text, program) => {
	expect(pointedAt(text.split(" "), offered)).toBe(program);
});
