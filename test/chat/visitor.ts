import { answer } from "#chat/engine/engine.ts";
import type { Answer, Course, Question, SchoolFacts } from "#chat/engine/types.ts";
import { programs } from "#school/programs/index.ts";

/** The school's nine programs as the catalog holds them. */
export const catalog: Course[] = programs.map((p, i) => ({ id: i + 1, ...p }));

/** Sample facts: Monday to Friday 9 to 5, Saturday 9 to 1, closed on Thanksgiving. */
export const facts: SchoolFacts = {
	name: "Iselin Healthcare Training",
	street: "100 Example Avenue",
	city: "Iselin",
	state: "NJ",
	zip: "08830",
	phones: ["732-555-0142"],
	email: "hello@school.example",
	hours: [
		...[1, 2, 3, 4, 5].map((day) => ({ day, opens: "09:00", closes: "17:00" })),
		{ day: 6, opens: "09:00", closes: "13:00" },
	],
	closedDays: [{ date: "2026-11-26", reason: "Thanksgiving Day" }],
	inPerson: true,
	daytimeAndEvening: true,
};

/** Wednesday, 18 November 2026, noon in New York. */
export const wednesdayNoon = new Date("2026-11-18T17:00:00Z");

export const question = (message: string, more: Partial<Question> = {}): Question => ({
	catalog,
	facts,
	faq: [],
	taught: [],
	aliases: {},
	history: [],
	message,
	now: wednesdayNoon,
	...more,
});

/** Asks one message; earlier ones go before it. */
export const ask = (
	message: string,
	history: string[] = [],
	more: Partial<Question> = {},
): Answer => answer(question(message, { history, ...more }));

// The second opinion is trained at the first question; no test shall wait for it.
ask("hello");
