import { expect, test } from "vitest";
import { readingGrade } from "./reading.ts";

test.each([
	// words, sentences and syllables, counted by hand
	["The cat sat on the mat.", 6, 1, 6],
	["Our instructor answers your question today. Come and see us.", 10, 2, 16],
	["Participating institutions demonstrate organizational accountability.", 5, 1, 24],
	["We practiced these skills. You passed the tests.", 8, 2, 9],
])("the grade of %j is what its words and syllables make it", (text, words, sentences, spoken) => {
	const grade = 0.39 * (words / sentences) + 11.8 * (spoken / words) - 15.59;
	// The syllable rule is simple; one in sixteen may be wrong.
	expect(Math.abs(readingGrade([text]) - grade)).toBeLessThan((11.8 * spoken) / words / 16 + 0.01);
});

test("headings and list items are sentences of their own", () => {
	expect(readingGrade(["Bring your ID", "Bring a pen"])).toBe(
		readingGrade(["Bring your ID. Bring a pen."]),
	);
});
