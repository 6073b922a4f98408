import type { FaqEntry, SchoolFacts, TaughtAnswer } from "#chat/engine/types.ts";
import type { PublicFact } from "#facts/public-contract.ts";
import { questionOf } from "#facts/questions.ts";
import { topicOf } from "#facts/topics.ts";
import type { School } from "#school/school.ts";

type Courses = readonly { id: number; title: string }[];

/** The school profile and the facts by topic, as the assistant reads them. */
export function factsOf(
	school: School,
	facts: readonly PublicFact[] = [],
	courses: Courses = [],
): SchoolFacts {
	const { name, address, phones, email, hours, closedDays } = school;
	return {
		name,
		...address,
		phones: phones.map(({ shown }) => shown),
		email,
		hours: hours.flatMap(({ days, opens, closes }) =>
			opens ? days.map((day) => ({ day, opens, closes })) : [],
		),
		closedDays: closedDays.map(({ day, name: reason }) => ({ date: day, reason })),
		inPerson: true,
		daytimeAndEvening: true,
		stated: facts
			.filter(({ topic }) => topic !== "other")
			.map(({ topic, courseId, answer, spanish }) => ({
				topic,
				// The assistant applies a fact to the course that its question names.
				question: titleOf(courses, courseId) ?? topicOf(topic).question,
				en: answer,
				...(spanish && { es: spanish }),
			})),
	};
}

/** The facts with a question of their own, which the assistant answers like the home page. */
export function faqOf(facts: readonly PublicFact[], courses: Courses): FaqEntry[] {
	return facts
		.filter(({ topic }) => topic === "other")
		.map((fact) => {
			const title = titleOf(courses, fact.courseId);
			const question = questionOf(fact);
			return {
				id: String(fact.id),
				language: "en",
				question: title ? `${title}: ${question}` : question,
				answer: fact.answer,
			};
		});
}

/** The facts of the whole school that answer a question word for word, wherever it is asked. */
export function taughtOf(facts: readonly PublicFact[]): TaughtAnswer[] {
	return facts
		.filter(({ topic, courseId, onHomePage }) => topic === "other" && !courseId && !onHomePage)
		.map(({ id, question, answer, spanish }) => ({
			id: String(id),
			questions: question ? [question] : [],
			answer: { en: answer, ...(spanish && { es: spanish }) },
		}));
}

const titleOf = (courses: Courses, courseId: number | null) =>
	courses.find(({ id }) => id === courseId)?.title;
