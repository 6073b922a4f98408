import { expect, test } from "vitest";
import type { PublicFact } from "#school/facts/public-contract.ts";
import { programs } from "#school/profile/programs/index.ts";
import { testimonials } from "#school/profile/testimonials.ts";
import { deliveredSpanish } from "#school/texts/delivered-spanish.ts";
import { deliveredTexts } from "#school/texts/slots.ts";
import { inSpanish, type Speech } from "#school/translations/speech.ts";
import { saidHome } from "#site/pages/said-home.ts";

const CNA = 2;

const fact = (change: Partial<PublicFact>): PublicFact => ({
	id: 1,
	topic: "other",
	courseId: null,
	question: null,
	answer: "",
	spanish: null,
	source: null,
	validUntil: null,
	onHomePage: true,
	approvedAt: null,
	updatedAt: "2026-11-20T15:00:00.000Z",
	...change,
});

const courses = programs.map(({ slug, title, summary, description }, at) => ({
	...{ id: at + 1, slug, title, summary, description },
	...{ imagePath: null, isActive: true, position: at + 1 },
	...{ createdAt: "2026-11-20T15:00:00.000Z", updatedAt: "2026-11-20T15:00:00.000Z", version: 1 },
}));

const [delivered = testimonials[0] as never] = testimonials;
const sample = { ...delivered, id: 1, initials: "SR", isSample: true };
const published = {
	courses,
	facts: [] as PublicFact[],
	classes: [],
	texts: deliveredTexts,
	testimonials: [sample],
};

/** What is delivered in Spanish. */
const known = new Proxy(
	{},
	{
		get: (_, line) => deliveredSpanish(String(line)),
		getOwnPropertyDescriptor: (_, line) =>
			deliveredSpanish(String(line)) === undefined
				? undefined
				: { configurable: true, enumerable: true, value: deliveredSpanish(String(line)) },
	},
);
const say = (): Speech => inSpanish(known);

test("as delivered, nothing on the home page is in English", () => {
	const { texts, testimonials: said, english } = saidHome(published, say());
	expect(english).toEqual([]);
	expect(texts["home.steps"]).toBe("Tres pasos desde aquí hasta su primera clase.");
	expect(said[0]?.title).toBe("Completó el programa de técnico en flebotomía");
});

test("what someone really said stays as it was said, and is marked", () => {
	const real = { ...sample, isSample: false };
	const { testimonials: said, english } = saidHome({ ...published, testimonials: [real] }, say());
	expect(said).toEqual([real]);
	expect(english).toEqual([real.text, real.title]);
});

test("a question has its Spanish and its Spanish answer; what has none is marked, behind the program's title too", () => {
	const facts = [
		fact({ id: 1, question: "Will I get a job?", answer: "No.", spanish: "No se promete." }),
		fact({ id: 2, question: "Is there a lift?", answer: "Yes, there is." }),
		fact({ id: 3, question: "Do I need shoes?", answer: "Yes.", spanish: "Sí.", courseId: CNA }),
	];
	const { questions, english } = saidHome({ ...published, facts }, say());
	expect(questions).toEqual([
		{ question: "¿Conseguiré un empleo?", answer: "No se promete." },
		{ question: "Is there a lift?", answer: "Yes, there is." },
		{
			question: "Auxiliar de enfermería certificado (CNA): Do I need shoes?",
			answer: "Sí.",
		},
	]);
	expect(english).toEqual([
		"Is there a lift?",
		"Yes, there is.",
		"Do I need shoes?",
		"Auxiliar de enfermería certificado (CNA): Do I need shoes?",
	]);
});
