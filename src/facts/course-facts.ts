import type { PublicFact } from "#facts/public-contract.ts";
import { factTopics, topicOf } from "#facts/topics.ts";

/**
 * The facts of a course's page, by topic: its own, and those of the whole school that are about
 * courses and that it has no own one for. Never another course's.
 */
export function factsOfCourse(facts: readonly PublicFact[], courseId: number): PublicFact[] {
	const own = facts.filter((fact) => fact.courseId === courseId);
	const ownTopics = new Set(own.map(({ topic }) => topic));
	const general = facts.filter(
		(fact) =>
			fact.courseId === null && topicOf(fact.topic).isAboutCourses && !ownTopics.has(fact.topic),
	);
	return [...own, ...general].sort(
		(a, b) => factTopics.indexOf(a.topic) - factTopics.indexOf(b.topic),
	);
}
