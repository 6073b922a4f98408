import { answer } from "#assistant/engine/engine.ts";
import { greeting } from "#assistant/greeting.ts";
import type { Answer, Course, Fact, Question, School } from "#assistant/knowledge/types.ts";
import { frequentQuestions } from "#school/profile/faq.ts";
import { fillPlaceholders } from "#school/profile/placeholders.ts";
import { school as profile } from "#school/profile/profile.ts";
import { programs } from "#school/profile/programs/index.ts";
import { deliveredTexts } from "#school/texts/slots.ts";

/** Names that the office added to two delivered courses. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
	cna: ["auxiliar de enfermería"],
	"medical-billing": ["facturación médica"],
};

/** The school's nine programs as the catalog holds them. */
export const catalog: readonly Course[] = programs.map((program, place) => ({
	id: place + 1,
	...program,
	otherNames: otherNames[program.slug] ?? [],
}));

/** The course of a slug. Throws when the catalog has none. */
export function courseAt(slug: string, courses: readonly Course[] = catalog): Course {
	const course = courses.find((candidate) => candidate.slug === slug);
	if (!course) throw new Error(`no course "${slug}"`);
	return course;
}

/** Monday to Friday 9 to 5, Saturday 9 to 1, closed on Thanksgiving. */
export const school: School = {
	name: profile.name,
	...profile.address,
	phones: profile.phones.map(({ shown }) => shown),
	email: profile.email,
	hours: profile.hours,
	closedDays: [{ day: "2026-11-26", name: "Thanksgiving Day" }],
};

/** What the delivered pages say of the school. */
export const siteTexts = deliveredTexts;

let lastFactId = 0;

/** A fact in the words of the school; without a slug it holds for the whole school. */
export function fact(
	topic: string,
	slug: string | null,
	answer: string,
	more: Partial<Pick<Fact, "question" | "spanish">> = {},
): Fact {
	const courseId = slug === null ? null : courseAt(slug).id;
	return { id: ++lastFactId, topic, courseId, answer, question: null, spanish: null, ...more };
}

/** The delivered questions of the home page. */
export const facts: readonly Fact[] = frequentQuestions.map(({ question, answer, spanish }) =>
	fact("other", null, fillPlaceholders(answer, profile), {
		question,
		spanish: spanish && fillPlaceholders(spanish, profile),
	}),
);

/** The delivered questions, and what the school states of two courses and of itself. */
export const statedFacts: readonly Fact[] = [
	...facts,
	fact("price", "cna", "The CNA class costs $1,295, and books are included."),
	fact("duration", "cna", "The class takes six weeks."),
	fact("price", "ekg", "The EKG class costs $900."),
	fact("parking", null, "Parking behind the building is free."),
	fact("payment_plan", null, "We do not offer payment plans."),
];

/** Wednesday, 18 November 2026, noon in New York. */
export const wednesdayNoon = new Date("2026-11-18T17:00:00Z");
/** Sunday, 22 November 2026, noon in New York. */
export const sundayNoon = new Date("2026-11-22T17:00:00Z");

/** What the assistant is asked, in the delivered school on a Wednesday. */
export const question = (message: string, change: Partial<Question> = {}): Question => ({
	catalog,
	school,
	facts,
	texts: siteTexts,
	history: [],
	message,
	now: wednesdayNoon,
	...change,
});

/** Sends messages one after the other; returns one answer for each. */
export function converse(messages: readonly string[], change: Partial<Question> = {}): Answer[] {
	const answers: Answer[] = [];
	for (const [place, message] of messages.entries()) {
		const previous = answers.at(-1)?.text ?? greeting(change.school ?? school);
		const history = messages.slice(0, place);
		answers.push(answer(question(message, { ...change, history, previous })));
	}
	return answers;
}

/** Asks one message; the visitor's earlier ones go before it, each with its answer. */
export function ask(
	message: string,
	history: readonly string[] = [],
	change: Partial<Question> = {},
): Answer {
	return converse([...history, message], change).at(-1) as Answer;
}

/** A built-in answer that is not certain, so that a model is asked. */
export const builtInAnswer = (change: Partial<Answer> = {}): Answer => ({
	text: "I am not sure that I understand. Please call our office.",
	links: [],
	suggestions: [],
	intent: "other",
	courses: [],
	confidence: 0.3,
	outcome: "not understood",
	language: "en",
	source: "fallback",
	isCertain: false,
	passages: [],
	...change,
});

// Classifiers are read, or learn, at the first question: no test waits for it.
ask("hello");
