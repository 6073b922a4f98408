import fc from "fast-check";
import { expect, test } from "vitest";
import { fold, foldedWords, foldForSearch, withoutAccents } from "#platform/text/fold.ts";

test("accents go, and every other sign stays", () => {
	expect(withoutAccents("¿Cuánto? Straße, “½”")).toBe("¿Cuanto? Straße, “½”");
	expect(fold("¿CUÁNTO? Straße")).toBe("¿cuanto? straße");
});

test.each([
	["Łukasz", "lukasz"],
	["Søren Æbelø", "soren aebelo"],
	["Weiß WEIẞ", "weiss weiss"],
	["Đặng", "dang"],
	["Yıldız İrem", "yildiz irem"],
	["Þóra Guðrún", "thora gudrun"],
	["Cœur", "coeur"],
	["O’Hara  ʼ", "o'hara '"],
	["\tﬁne ½\u00a0", "fine 1⁄2"],
])("%s is searched for as %s", (text, folded) => {
	expect(foldForSearch(text)).toBe(folded);
});

test("folding is idempotent", () => {
	fc.assert(
		fc.property(fc.string({ unit: "grapheme" }), (text) => {
			expect(foldForSearch(foldForSearch(text))).toBe(foldForSearch(text));
			expect(fold(fold(text))).toBe(fold(text));
		}),
	);
});

test("words are letters and digits in a row", () => {
	expect(foldedWords("O’Hara-Núñez, 2 Main St.")).toEqual([
		"o",
		"hara",
		"nunez",
		"2",
		"main",
		"st",
	]);
	expect(foldedWords(" ¿? ")).toEqual([]);
});
