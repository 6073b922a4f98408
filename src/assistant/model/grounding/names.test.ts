import { expect, test } from "vitest";
import { namesIn, standsIn } from "./names.ts";
import { fold, keyOf, wordsOf } from "./words.ts";

test.each([
	["Our second campus is in Newark.", ["Newark"]],
	["Many people feel so. Come and see us.", []],
	["¿Lista? Puede llamar.", []],
	["NHA gives the CPC-A and the UB-04.", ["NHA", "CPC-A", "UB-04"]],
	["Medicare pays for it.", ["Medicare"]],
	["I am glad that I can help.", []],
	["Write to Ana@mail.example or see /courses/EKG.", []],
])("proper names of “%s”", (sentence, names) => {
	expect(namesIn(sentence)).toEqual(names);
});

test.each([
	["NHA", "the exam of NHA", true],
	["NREMT", "the exam of NHA", false],
	["CCMA", "the CMA of AAMA", false],
	["CNAs", "a CNA is not a nurse", true],
	["RCP", "a CPR card", true],
	["Junta", "the Board of Nursing", true],
	["CPCT/A", "the CPCT/A exam", true],
])("%s stands in “%s”: %s", (name, published, isThere) => {
	const words = wordsOf(published).flatMap((word) => [fold(word), keyOf(word)]);
	expect(standsIn(name, new Set(words))).toBe(isThere);
});
