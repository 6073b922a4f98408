import type { AdminFact } from "#school/facts/contract.ts";
import { topicInPlaceOf } from "#school/facts/delivered.ts";
import { topicOf } from "#school/facts/topics.ts";
import { isExpired } from "#school/facts/validity.ts";

/**
 * Returns a function that says why a current fact is not shown; undefined for one that is.
 * @param day calendar day in New York
 */
export function notesOnNotShown(
	facts: readonly AdminFact[],
	courses: readonly { id: number; isActive: boolean }[],
	day: string,
): (fact: AdminFact) => string | undefined {
	const inactive = courses.flatMap(({ id, isActive }) => (isActive ? [] : id));
	const published = facts.filter(
		(fact) => !isExpired(fact, day) && !(fact.courseId && inactive.includes(fact.courseId)),
	);
	return (fact) => {
		const topic = topicInPlaceOf(fact, published);
		return topic && `Not shown while “${topicOf(topic).label}” is stated`;
	};
}
