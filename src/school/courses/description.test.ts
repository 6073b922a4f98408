import { expect, test } from "vitest";
import { blocksOf } from "#platform/text/blocks.ts";
import { headingsOf, withTitles } from "#school/courses/description.ts";
import { courseWords } from "#school/courses/page-words.ts";
import { courseInSpanish } from "#school/courses/page-words-in-spanish.ts";
import { programs } from "#school/profile/programs/index.ts";
import { spanishSiteTexts } from "#school/texts/spanish.ts";

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

test.each(programs)(
	"the headings of $slug have the same addresses in Spanish",
	({ description, spanish }) => {
		const idsOf = (text: string) => headingsOf(text).map(({ id }) => id);
		expect(idsOf(description).length).toBeGreaterThan(0);
		expect(idsOf(spanish.description)).toEqual(idsOf(description));
	},
);

test("a heading is known with its colon and without", () => {
	expect(withTitles(["What you learn:", "To listen"])).toEqual([
		"What you learn:",
		"What you learn",
		"To listen",
	]);
});

test("what is included has the Spanish headings that the texts of the school have", () => {
	const [, spanish] = courseInSpanish;
	const english = courseWords.english.includedHeadings;
	expect((spanish as typeof courseWords.english).includedHeadings).toEqual(
		Object.fromEntries(
			Object.keys((spanish as typeof courseWords.english).includedHeadings).map((slot) => [
				slot,
				spanishSiteTexts.get(english[slot as keyof typeof english]),
			]),
		),
	);
});
