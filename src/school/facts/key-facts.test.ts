import { expect, test } from "vitest";
import { cardFactsOf, keyFactsOf } from "#school/facts/key-facts.ts";
import { type PageFact, pageFacts } from "#school/facts/page-facts.ts";
import type { PublicFact } from "#school/facts/public-contract.ts";
import { factsInSpanish } from "#school/facts/words-in-spanish.ts";

const stated = (topic: PublicFact["topic"], answer: string, courseId: number | null = 2) =>
	({
		id: 1,
		topic,
		courseId,
		question: null,
		answer,
		source: null,
		onHomePage: false,
	}) as PublicFact;
const facts = (...all: PublicFact[]): PageFact[] => pageFacts(all);

test("price, next start and length are the key facts, in this order; what is not stated leaves no gap", () => {
	const start = stated("start_dates", "The next class starts on March 2, 2027.");
	const price = stated("price", "The program costs $1,250 in all. That includes the textbook.");
	const length = stated("duration", "It takes six weeks. Each has 15 hours.");
	expect(keyFactsOf(facts(start, stated("class_size", "Ten."), length, price), [])).toEqual([
		{ term: "Price", value: "$1,250" },
		{ term: "Next start", value: "March 2, 2027" },
		{ term: "Length", value: "Six weeks" },
	]);
	expect(keyFactsOf(facts(start), [])).toEqual([{ term: "Next start", value: "March 2, 2027" }]);
	expect(keyFactsOf([], [])).toEqual([]);
});

test.each([
	["price", "From $900 to $1,250, with books.", "From $900 to $1,250, with books"],
	["price", "It costs $1,250 plus a $75 exam fee.", "$1,250 plus a $75 exam fee"],
	["price", "It costs $980.50.", "$980.50"],
	["start_dates", "Classes start on Nov. 9 at 6 p.m. Mondays too.", null],
	["start_dates", "March 2, 2027. Another one starts in June.", "March 2, 2027"],
	["start_dates", "March 2\nApril 6", "March 2"],
	["duration", "8 weeks", "8 weeks"],
] as const)("of a %s, %j is shown in short", (topic, answer, short) => {
	expect(keyFactsOf(facts(stated(topic, answer)), [])[0]?.value).toBe(short ?? answer.slice(0, -1));
});

test("a card has the price and next start of its own course, and only what fits a line", () => {
	const all = facts(
		stated("price", "It costs $1,250."),
		stated("duration", "Six weeks."),
		stated("start_dates", `On the first Monday that ${"is convenient for everyone ".repeat(3)}.`),
		stated("price", "It costs $980.", 3),
		stated("start_dates", "Every month.", null),
	);
	expect(cardFactsOf(all, [], 2)).toEqual([{ term: "Price", value: "$1,250" }]);
	expect(cardFactsOf(all, [], 4)).toEqual([]);
});

test("in Spanish the key facts are the Spanish answers in short; the price is the one that the English names", () => {
	const spanish = (fact: PublicFact, text: string) => ({ ...fact, spanish: text });
	const all = pageFacts(
		[
			spanish(
				stated("price", "It costs $1,250."),
				"Desde hoy, todo cuesta $1,250. Incluye el libro.",
			),
			spanish(
				stated("start_dates", "It starts on March 2, 2027."),
				"La próxima clase empieza el 2 de marzo de 2027. ¿Otra? En junio.",
			),
			spanish(stated("duration", "Six weeks."), "El curso dura seis semanas."),
		],
		factsInSpanish,
	);
	const expected = [
		{ term: "Precio", value: "$1,250" },
		{ term: "Próximo inicio", value: "2 de marzo de 2027" },
		{ term: "Duración", value: "Seis semanas" },
	];
	expect(keyFactsOf(all, [], factsInSpanish)).toEqual(expected);
	expect(cardFactsOf(all, [], 2, factsInSpanish)).toEqual(expected.slice(0, 2));
});

test("a price that the English leaves in doubt is no exact one in Spanish", () => {
	const fact = { ...stated("price", "From $900."), spanish: "Desde $900." };
	expect(keyFactsOf(pageFacts([fact], factsInSpanish), [], factsInSpanish)).toEqual([
		{ term: "Precio", value: "Desde $900" },
	]);
});

test("a key fact without Spanish is in English, and says so", () => {
	const fact = { ...stated("duration", "It takes six weeks. Each has 15 hours."), spanish: null };
	expect(keyFactsOf(pageFacts([fact], factsInSpanish), [], factsInSpanish)).toEqual([
		{ term: "Duración", value: "Six weeks", lang: "en" },
	]);
});
