import { expect, test } from "vitest";
import { blocksOf } from "#school/courses/description.ts";

test("a description is split on blank lines into paragraphs", () => {
	expect(blocksOf("One.\n\nTwo\nstill two.\n \n\nThree.")).toEqual([
		"One.",
		"Two\nstill two.",
		"Three.",
	]);
});

test("a paragraph that starts with a dash becomes a list", () => {
	expect(blocksOf("What you learn:\n\n- Infection control\n- Lifting,\n  step by step")).toEqual([
		"What you learn:",
		["Infection control", "Lifting, step by step"],
	]);
});

test("an empty description has no blocks", () => {
	expect(blocksOf(" \n\n ")).toEqual([]);
});
