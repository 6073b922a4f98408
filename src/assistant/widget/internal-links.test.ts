import { expect, test } from "vitest";
import { answerLanguage, inWords, ownLinks } from "./internal-links.ts";

const cna = { label: "CNA (Certified Nursing Assistant)", href: "/courses/cna" };

test("a page is named in words where its path stood", () => {
	expect(inWords("Send us a message at /contact.", "en")).toBe(
		"Send us a message at our contact page.",
	);
	expect(inWords("More: /courses/cna", "en", [cna])).toBe(
		"More: CNA (Certified Nursing Assistant)",
	);
	expect(
		inWords("Register at /register or /contact", "en", [{ label: "x", href: "/register" }]),
	).toBe("Register at our registration form or our contact page");
});

test("a page is named in the language of the answer", () => {
	const contact = "Escríbanos en nuestra página de contacto.";
	expect(inWords("Escríbanos en /contact.", "es")).toBe(contact);
	expect(inWords("Escríbanos en /es/contact.", "es")).toBe(contact);
	expect(inWords("Más: /es/courses/unknown", "es")).toBe("Más: la página del programa");
	const spanish = { label: "Auxiliar de enfermería (CNA)", href: "/es/courses/cna" };
	expect(inWords("Más: /courses/cna", "es", [spanish])).toBe("Más: Auxiliar de enfermería (CNA)");
});

test("an answer is in the language that the server knows, else in that of the pages that it names", () => {
	expect(answerLanguage("/contact", { language: "es" })).toBe("es");
	expect(answerLanguage("Escriba en /es/contact.", undefined)).toBe("es");
	expect(answerLanguage("Write at /contact.", undefined)).toBe("en");
	expect(answerLanguage("Hello", undefined)).toBe("en");
});

test("whatever is not a path of this site stays as it was said", () => {
	const text = "24/7, and/or, https://elsewhere.test/contact, //elsewhere.test/courses/cna, /admin";
	expect(inWords(text, "en")).toBe(text);
});

test("links lead to pages of this site only, each once", () => {
	expect(
		ownLinks("See /contact", "en", [
			cna,
			cna,
			{ label: "x", href: "//elsewhere.test" },
			{ label: "x", href: "javascript:alert(1)" },
		]),
	).toEqual([cna, { label: "Contact us", href: "/contact" }]);
});

test("an answer in Spanish leads to Spanish pages, to each once", () => {
	const named = { label: "Formulario de inscripción", href: "/es/register?program=cna" };
	expect(ownLinks("En /es/register o /contact", "es", [named])).toEqual([
		named,
		{ label: "Contacto", href: "/es/contact" },
	]);
	const earlier = { label: "Contacto", href: "/contact" };
	expect(ownLinks("Escríbanos en /contact.", "es", [earlier])).toEqual([earlier]);
});
