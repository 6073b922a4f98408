import { expect, test } from "vitest";
import { inEnglish, languageOfPath, pathIn } from "#platform/text/language-paths.ts";

test.each([
	["/", "/es"],
	["/about", "/es/about"],
	["/?chat=open", "/es?chat=open"],
	["/#programs", "/es#programs"],
	["/register?program=cna", "/es/register?program=cna"],
])("%s and %s are one page", (english, spanish) => {
	expect(pathIn("es", english)).toBe(spanish);
	expect(pathIn("en", english)).toBe(english);
	expect(inEnglish(spanish)).toBe(english);
	expect(inEnglish(english)).toBe(english);
	expect([english, spanish].map(languageOfPath)).toEqual(["en", "es"]);
});

test("a path that only begins alike is English", () => {
	expect(["/essays", "/es-US", "/courses/es"].map(languageOfPath)).toEqual(["en", "en", "en"]);
	expect(inEnglish("/essays")).toBe("/essays");
	expect(inEnglish("/es/")).toBe("/");
	expect(inEnglish("/es//other.example/x")).toBe("/other.example/x");
});
