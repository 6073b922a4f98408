import fc from "fast-check";
import { expect, test } from "vitest";
import { searchPatterns, searchTextOf } from "#platform/database/search.server.ts";
import { foldForSearch } from "#platform/text/fold.ts";

/** Matches as LIKE does with `\` as escape. */
function matches(text: string, typed: string): boolean {
	return searchPatterns(typed).every((pattern) => {
		const inner = pattern.slice(1, -1).replace(/\\(.)/gs, "$1");
		return pattern.startsWith("%") && pattern.endsWith("%") && text.includes(inner);
	});
}

test("each word must match, in any order", () => {
	expect(searchPatterns("Ruiz  Ana")).toEqual(["%ruiz%", "%ana%"]);
});

test("a blank search has no patterns", () => {
	expect(searchPatterns("")).toEqual([]);
	expect(searchPatterns(" \t\u00a0")).toEqual([]);
});

test("the wildcards of LIKE are escaped", () => {
	expect(searchPatterns("50%_\\")).toEqual(["%50\\%\\_\\\\%"]);
});

test.each([
	["(732) 555-0164", "7325550164"],
	["+1 732 555 0164", "7325550164"],
	["1-732-555-0164", "7325550164"],
	["+49 170 1234567", "491701234567"],
	["0164", "0164"],
])("the phone number %s is searched for as %s", (typed, digits) => {
	expect(searchPatterns(typed)).toEqual([`%${digits}%`]);
});

test("three digits are a word, not a phone number", () => {
	expect(searchPatterns("7-3")).toEqual(["%7-3%"]);
});

test.each([
	["Łukasz", "lukasz"],
	["Søren Æbelø", "soren aebelo"],
	["Weiß WEIẞ", "weiss weiss"],
	["Đặng", "dang"],
	["Yıldız İrem", "yildiz irem"],
	["Þóra Guðrún", "thora gudrun"],
	["Cœur", "coeur"],
	["O’Hara", "o'hara"],
])("%s matches the search %s", (name, typed) => {
	expect(matches(searchTextOf([name], null), typed)).toBe(true);
	expect(matches(searchTextOf([name], null), name)).toBe(true);
});

test("a search for the whole name or any of its words matches", () => {
	const name = fc
		.string({ unit: "grapheme", minLength: 1 })
		.filter((text) => foldForSearch(text) !== "");
	fc.assert(
		fc.property(name, (fullName) => {
			const text = searchTextOf([fullName, "a@b.example"], "732-555-0164");
			fc.pre(!/^[\d\s()+.\-/]+$/.test(fullName));
			expect(matches(text, fullName)).toBe(true);
			expect(matches(text, fullName.normalize("NFD"))).toBe(true);
		}),
	);
});

test("a search for a phone number matches every format of its digits", () => {
	const ten = fc.stringMatching(/^[2-9]\d{9}$/);
	fc.assert(
		fc.property(ten, ten, (stored, other) => {
			const [a, b, c] = [stored.slice(0, 3), stored.slice(3, 6), stored.slice(6)];
			const forms = [
				stored,
				`(${a}) ${b}-${c}`,
				`${a}.${b}.${c}`,
				`+1 ${a} ${b} ${c}`,
				`1${stored}`,
			];
			for (const written of forms) {
				const text = searchTextOf(["Ana"], written);
				for (const typed of forms) expect(matches(text, typed)).toBe(true);
				fc.pre(other !== stored);
				expect(matches(text, other)).toBe(false);
			}
		}),
	);
});

test("no search matches across two parts", () => {
	const text = searchTextOf(["ana", "ruiz@mail.example", null, ""], "732-555-0164");
	expect(text.split("\t")).toEqual(["ana", "ruiz@mail.example", "732-555-0164", "7325550164"]);
	expect(matches(text, "anaruiz")).toBe(false);
});
