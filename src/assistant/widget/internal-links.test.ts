import { expect, test } from "vitest";
import { inWords, ownLinks } from "./internal-links.ts";

const cna = { label: "CNA (Certified Nursing Assistant)", href: "/courses/cna" };

test("a page is named in words where its path stood", () => {
	expect(inWords("Send us a message at /contact.", [])).toBe(
		"Send us a message at our contact page.",
	);
	expect(inWords("More: /courses/cna", [cna])).toBe("More: CNA (Certified Nursing Assistant)");
	expect(inWords("Register at /register or /contact", [{ label: "x", href: "/register" }])).toBe(
		"Register at our registration form or our contact page",
	);
});

test("a page is named in the language of the answer", () => {
	const links = [{ label: "Contacto", href: "/contact" }];
	expect(inWords("Escríbanos en /contact.", links)).toBe(
		"Escríbanos en nuestra página de contacto.",
	);
	expect(inWords("Más: /courses/unknown", links)).toBe("Más: la página del programa");
});

test("whatever is not a path of this site stays as it was said", () => {
	const text = "24/7, and/or, https://elsewhere.test/contact, //elsewhere.test/courses/cna, /admin";
	expect(inWords(text, [])).toBe(text);
});

test("links lead to pages of this site only, each once", () => {
	expect(
		ownLinks("See /contact", [
			cna,
			cna,
			{ label: "x", href: "//elsewhere.test" },
			{ label: "x", href: "javascript:alert(1)" },
		]),
	).toEqual([cna, { label: "Contact us", href: "/contact" }]);
});
