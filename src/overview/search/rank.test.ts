import { expect, test } from "vitest";
import { AS_TYPED, LEAST, rate } from "#overview/search/rank.ts";
import { typedWords } from "#overview/search/typed.ts";

const record = {
	name: "Yesenia González Quintero",
	email: "yesenia.gq@mail.example",
	phone: "(908) 337-4471",
	reference: "R-481930",
};
const score = (typed: string, other: Partial<typeof record> = {}) =>
	rate(typedWords(typed), { ...record, ...other }).score;

test.each([
	["the name", "yesenia gonzalez quintero", "yesenia gonzalez"],
	["its order", "yesenia gonzalez", "gonzalez yesenia"],
	["a whole word", "yesenia gonzalez", "yesenia gonz"],
	["a beginning", "yesenia gonz", "yesenia gonsales"],
	["a sound", "yesenia gonsales", "yesenya gonzlez"],
	["the whole phone number", "9083374471", "3374471"],
	["the end of it", "4471", "0833"],
	["the whole reference", "R-481930", "4819"],
])("%s counts more", (_, better, worse) => {
	expect(score(better)).toBeGreaterThan(score(worse));
	expect(score(worse)).toBeGreaterThanOrEqual(LEAST);
});

test("what is only similar is less than what was typed", () => {
	for (const typed of ["yesenia gonsales", "jesenia gonzalez"]) {
		expect(score(typed, { name: "Yesenia Gonzales" })).toBeGreaterThanOrEqual(LEAST);
	}
	expect(score("gonsalez")).toBeLessThan(AS_TYPED);
	expect(score("quintero")).toBeGreaterThanOrEqual(AS_TYPED);
});

test("somebody else does not match", () => {
	for (const typed of ["robert smith", "0000", "C-481931", "smith@mail.example"]) {
		expect(score(typed)).toBeLessThan(LEAST);
	}
});

test.each([
	["(732) 555 0164", ["7325550164"]],
	["1-732-555-0164", ["7325550164"]],
	["maria 555-0164", ["maria", "5550164"]],
	["R 481930", ["r481930"]],
	["r-481930", ["r481930"]],
	["García-López, Ana", ["garcia", "lopez", "ana"]],
	["lupita88@mail.example", ["lupita88mailexample"]],
	["O’Rourke", ["orourke"]],
	[" - ", []],
])("%s is read as %s", (typed, words) => {
	expect(typedWords(typed).map(({ text }) => text)).toEqual(words);
});
