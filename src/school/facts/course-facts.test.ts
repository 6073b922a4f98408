import { expect, test } from "vitest";
import { englishOf, factsOfCourse } from "#school/facts/course-facts.ts";
import { homeQuestions } from "#school/facts/home-questions.ts";
import { pageFacts } from "#school/facts/page-facts.ts";
import type { PublicFact } from "#school/facts/public-contract.ts";
import type { FactTopic } from "#school/facts/topics.ts";
import { factsInSpanish } from "#school/facts/words-in-spanish.ts";

const [CNA, EKG] = [2, 4];

let count = 0;
const fact = (topic: FactTopic, courseId: number | null, change = {}): PublicFact => ({
	id: ++count,
	topic,
	courseId,
	question: null,
	answer: `${topic} of ${courseId ?? "the school"}`,
	spanish: null,
	source: null,
	validUntil: null,
	onHomePage: false,
	approvedAt: null,
	updatedAt: "2026-11-20T15:00:00.000Z",
	...change,
});

test("a course has its own facts, then the school’s about courses, and never another course’s", () => {
	const facts = pageFacts([
		fact("other", CNA, { question: "Do I need shoes?" }),
		fact("age", null),
		fact("price", null),
		fact("price", CNA),
		fact("price", EKG),
		fact("aid", EKG),
		fact("parking", null),
		fact("other", null, { question: "Is there a lift?" }),
	]);
	expect(factsOfCourse(facts, CNA).map(({ answer }) => answer)).toEqual([
		"price of 2",
		"age of the school",
		"other of 2",
	]);
	expect(factsOfCourse(facts, EKG).map(({ answer }) => answer)).toEqual([
		"price of 4",
		"aid of 4",
		"age of the school",
	]);
});

test("a question of the home page has its own wording or its topic’s, and names its course", () => {
	const facts = pageFacts([
		fact("price", null, { onHomePage: true }),
		fact("price", CNA, { onHomePage: true }),
		fact("other", null, { onHomePage: true, question: "Is there a lift?" }),
		fact("aid", null),
	]);
	expect(homeQuestions(facts, [{ id: CNA, title: "Nursing Assistant" }])).toEqual([
		{ question: "How much does it cost?", answer: "price of the school" },
		{ question: "Nursing Assistant: How much does it cost?", answer: "price of 2" },
		{ question: "Is there a lift?", answer: "other of the school" },
	]);
	expect(homeQuestions(facts, []).map(({ question }) => question)).toEqual([
		"How much does it cost?",
		"Is there a lift?",
	]);
});

test("facts in Spanish have the labels and questions of their topics, and name the lines that are English", () => {
	const facts = pageFacts(
		[
			fact("price", CNA, { answer: "It costs $1,250.", spanish: "Cuesta $1,250." }),
			fact("supplies", CNA, { answer: "Bring two pens." }),
			fact("other", CNA, { question: "Do I need shoes?", answer: "Yes.", spanish: "Sí." }),
		],
		factsInSpanish,
	);
	expect(facts.map(({ label, question, answer }) => [label, question, answer])).toEqual([
		["Precio y matrícula", "¿Cuánto cuesta?", "Cuesta $1,250."],
		[
			"Libros, uniformes y materiales",
			"¿Qué libros, uniformes y materiales necesito?",
			"Bring two pens.",
		],
		["Do I need shoes?", "Do I need shoes?", "Sí."],
	]);
	expect(englishOf(facts)).toEqual(["Bring two pens.", "Do I need shoes?"]);
	expect(englishOf(pageFacts([fact("supplies", CNA)]))).toEqual([]);
});
