import { expect, test } from "vitest";
import { blocksOf } from "#platform/text/blocks.ts";
import { headingsOf } from "#school/courses/description.ts";

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

test("one short line before a list is a heading, without its colon", () => {
	const text =
		"A start.\n\nWhat you learn:\n\n- This\n\nWho it is for :\n\n- You\n\nA sentence.\n\n- Not its list\n\nThe end:";
	expect(headingsOf(text)).toEqual([
		{ id: "text-2", title: "What you learn" },
		{ id: "text-4", title: "Who it is for" },
	]);
	const long = `${"A long way to say it, ".repeat(4)}:\n\n- This`;
	expect(headingsOf(long)).toEqual([]);
	expect(headingsOf("Two\nlines:\n\n- This")).toEqual([]);
});
