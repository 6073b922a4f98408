import type { PublicClass } from "#school/classes/public-contract.ts";
import { openClasses } from "#school/classes/shown-class.ts";
import type { AdminFact } from "#school/facts/contract.ts";
import { topicInPlaceOf } from "#school/facts/delivered.ts";
import { topicsOfClasses, withoutSuperseded } from "#school/facts/superseded.ts";
import { topicOf } from "#school/facts/topics.ts";
import { isExpired } from "#school/facts/validity.ts";

interface Published {
	courses: readonly { id: number; isActive: boolean }[];
	classes: readonly PublicClass[];
}

/**
 * Returns a function that says why a current fact is not shown; undefined for one that is.
 * @param day calendar day in New York
 */
export function notesOnNotShown(
	facts: readonly AdminFact[],
	{ courses, classes }: Published,
	day: string,
): (fact: AdminFact) => string | undefined {
	const open = openClasses(classes);
	const inactive = courses.flatMap(({ id, isActive }) => (isActive ? [] : id));
	const published = [
		...facts.filter(
			(fact) => !isExpired(fact, day) && !(fact.courseId && inactive.includes(fact.courseId)),
		),
		...topicsOfClasses(open),
	];
	return (fact) => {
		if (isExpired(fact, day)) return undefined;
		if (withoutSuperseded([fact], open).length === 0) return "Not shown while classes are open";
		const topic = topicInPlaceOf(fact, published);
		return topic && `Not shown while “${topicOf(topic).label}” is stated`;
	};
}
