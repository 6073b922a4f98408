import { expect, test } from "vitest";
import { coursePassages } from "#assistant/engine/passages.ts";
import { aboutPassages, sitePassages } from "#assistant/engine/site-passages.ts";
import { spanishFor } from "#assistant/engine/spanish-slices.ts";
import { programs } from "#school/profile/programs/index.ts";
import { deliveredTexts } from "#school/texts/slots.ts";

const spanishOf = spanishFor();

test.each(programs.map((program) => [program.slug, program] as const))(
	"every sentence of %s has its Spanish in the same place",
	(slug, program) => {
		const shape = (passages: ReturnType<typeof coursePassages>) =>
			passages.map(({ block, heading }) => `${block} ${heading !== undefined}`);
		expect(shape(coursePassages({ slug, ...program.spanish }))).toEqual(
			shape(coursePassages(program)),
		);
	},
);

test("numbers and acronyms are the same in Spanish", () => {
	for (const { text } of programs.flatMap(coursePassages)) {
		const kept = (of: string) => (of.match(/\d+|\b[A-Z]{3}[A-Z-]*\b/g) ?? []).toSorted();
		const own = kept(text).filter((word) => !["CPR", "AED", "ECG", "PCT"].includes(word));
		const translated = kept(spanishOf(text) ?? "");
		expect(translated, text).toEqual(expect.arrayContaining(own));
	}
});

test("every sentence of the site has its Spanish", () => {
	for (const { text, heading } of [
		...sitePassages(deliveredTexts),
		...aboutPassages(deliveredTexts),
	]) {
		expect(spanishOf(text), text).toBeTruthy();
		if (heading) expect(spanishOf(heading), heading).toBeTruthy();
	}
});

test("the school's own Spanish comes first, by sentence where both have as many", () => {
	const own = spanishFor([
		["We help. Ask us.", "Le ayudamos. Pregúntenos."],
		["Two sentences. Here.", "Una sola frase aquí."],
	]);
	expect(["We help.", "Ask us.", "Two sentences.", "Two sentences. Here."].map(own)).toEqual([
		"Le ayudamos.",
		"Pregúntenos.",
		undefined,
		"Una sola frase aquí.",
	]);
});
