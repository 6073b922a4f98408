import { expect, test } from "vitest";
import { namesAny, searchesForAny } from "#office/activity/identity.server.ts";

const person = {
	reference: "R-482915",
	names: ["José Ångström-Li", "Jose Li"],
	emails: ["jose.li@mail.example"],
	phones: ["+1 (732) 555-0142"],
};

test.each([
	"jose",
	"JOSÉ LI",
	"li",
	"ångs",
	"li mail.example",
	"jose.li@mail.example",
	"r-482915",
	"482915",
	"732.555.0142",
	"555-0142",
	"Jose Li, call back",
])("%j searches for the person", (text) => {
	expect(searchesForAny([person])(text)).toBe(true);
});

test.each(["", "mail.example", "jo", "Jose Vega", "732", "555-0143", "liability", "R-482916"])(
	"%j does not",
	(text) => {
		expect(searchesForAny([person])(text)).toBe(false);
	},
);

test.each([
	["susana@gmail.com", false],
	["not.ana@gmail.com", false],
	["ana@gmail.com.mx", false],
	["ana@gmail.community", false],
	["ana@gmail.com-mail.org", false],
	["Write to ANA@gmail.com.", true],
	["<ana@gmail.com>, 732-555-0142", true],
])("only a whole email address names its person: %j", (text, isNamed) => {
	const ana = { reference: "R-1", names: [], emails: ["Ana@gmail.com"], phones: [] };
	expect(namesAny([ana])(text)).toBe(isNamed);
	expect(searchesForAny([ana])(text)).toBe(isNamed);
});

test("a name or number without a letter or digit matches no text", () => {
	const unnamed = { reference: "C-1", names: ["!!!"], emails: [], phones: ["----------"] };
	expect(namesAny([unnamed])("Everybody")).toBe(false);
	expect(searchesForAny([unnamed])("Everybody")).toBe(false);
});
