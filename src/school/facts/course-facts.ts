import type { PageFact } from "#school/facts/page-facts.ts";
import { classTopics } from "#school/facts/superseded.ts";

/**
 * The facts of a course's page, by topic: its own, and those of the whole school that are about
 * courses and that it has no own one for. Never another course's, and none that its open classes supersede.
 */
export function factsOfCourse(
	facts: readonly PageFact[],
	courseId: number,
	hasOpenClasses = false,
): PageFact[] {
	const own = facts.filter((fact) => fact.courseId === courseId);
	const ownTopics = new Set(own.map(({ topic }) => topic));
	const general = facts.filter(
		(fact) => fact.courseId === null && fact.rank !== null && !ownTopics.has(fact.topic),
	);
	return [...own, ...general]
		.filter(({ topic }) => !(hasOpenClasses && classTopics.has(topic)))
		.sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
}

/** Says the own questions of facts in the language of a page. */
export const saidFacts = (facts: readonly PageFact[], say: (line: string) => string): PageFact[] =>
	facts.map((fact) => {
		if (!fact.english?.includes(fact.question)) return fact;
		const question = say(fact.question);
		const english = fact.english.filter((line) => line === fact.answer || line === question);
		return { ...fact, question, label: fact.topic === "other" ? question : fact.label, english };
	});

/** Returns the lines of the facts of a page that are in English though the page is not. */
export const englishOf = (facts: readonly PageFact[]): string[] =>
	facts.flatMap(({ english = [] }) => english);
