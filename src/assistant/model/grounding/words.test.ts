import { expect, test } from "vitest";
import { synonyms } from "./synonyms.ts";
import { contentKeys, keyOf, stem } from "./words.ts";

test.each([
	["phlebotomy", "flebotomía"],
	["certification", "certificación"],
	["pharmacies", "farmacia"],
	["classes", "class"],
	["registered", "registration"],
	["electrodes", "electrodos"],
	["blood", "sangre"],
	["nurse", "enfermeras"],
	["years", "años"],
])("%s and %s are compared as one word", (one, other) => {
	expect(keyOf(one)).toBe(keyOf(other));
});

test.each([
	["phlebotomy", "pharmacy"],
	["nurse", "doctor"],
	["day", "evening"],
])("%s and %s are not", (one, other) => {
	expect(keyOf(one)).not.toBe(keyOf(other));
});

test("no word stands in two groups of synonyms", () => {
	const groups = synonyms.map((group) => [...new Set(group.split(" ").map(stem))]);
	const stems = groups.flat();
	expect(stems.filter((root, place) => stems.indexOf(root) !== place)).toEqual([]);
});

test("function words, numbers, paths and addresses are no content", () => {
	expect(
		contentKeys("You can see it at /courses/cna, or write to a@b.example, in two of the classes"),
	).toEqual(new Set([keyOf("see"), keyOf("write")]));
});
