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

/** Returns the lines of the facts of a page that are in English though the page is not. */
export const englishOf = (facts: readonly PageFact[]): string[] =>
	facts.flatMap(({ english = [] }) => english);
