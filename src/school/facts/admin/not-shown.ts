import { useQuery } from "@tanstack/react-query";
import { queryOf } from "#platform/api/query-of.ts";
import { dayOf } from "#platform/calendar/dates.ts";
import { listClasses, type PublicClass } from "#school/classes/public-contract.ts";
import { openClasses } from "#school/classes/shown-class.ts";
import { listAdminCourses } from "#school/courses/contract.ts";
import type { AdminFact } from "#school/facts/contract.ts";
import { topicInPlaceOf } from "#school/facts/delivered.ts";
import { topicsOfClasses, withoutSuperseded } from "#school/facts/superseded.ts";
import { topicOf } from "#school/facts/topics.ts";
import { isExpired } from "#school/facts/validity.ts";

type NotedFact = Pick<AdminFact, "topic" | "courseId" | "question" | "approvedAt" | "validUntil">;

interface Published {
	courses: readonly { id: number; isActive: boolean }[];
	classes: readonly PublicClass[];
}

/**
 * Returns a function that says why a current fact is not shown; undefined for one that is.
 * @param day calendar day in New York
 */
export function notesOnNotShown(
	facts: readonly NotedFact[],
	{ courses, classes }: Published,
	day: string,
): (fact: NotedFact) => string | undefined {
	const open = openClasses(classes);
	const isOfInactive = ({ courseId }: NotedFact) =>
		courses.some(({ id, isActive }) => id === courseId && !isActive);
	const published = [
		...facts.filter((fact) => !isExpired(fact, day) && !isOfInactive(fact)),
		...topicsOfClasses(open),
	];
	return (fact) => {
		if (isExpired(fact, day)) return undefined;
		if (isOfInactive(fact)) return "Not shown while its course is inactive";
		if (withoutSuperseded([fact], open).length === 0) return "Not shown while classes are open";
		const topic = topicInPlaceOf(fact, published);
		return topic && `Not shown while “${topicOf(topic).label}” is stated`;
	};
}

/** Returns a function that says why one of the facts is not shown today; undefined for one that is. */
export function useNotesOnNotShown(facts: readonly AdminFact[]) {
	const { data: courses = [] } = useQuery(queryOf(listAdminCourses));
	const { data: classes = [] } = useQuery(queryOf(listClasses));
	return notesOnNotShown(facts, { courses, classes }, dayOf(new Date()));
}

/**
 * Says where a saved fact is used.
 * @param note why it is not shown
 * @param day calendar day in New York
 */
export function whereUsed(
	fact: Pick<NotedFact, "validUntil">,
	note: string | undefined,
	day: string,
): string {
	if (note) return `${note}.`;
	return isExpired(fact, day)
		? "Its last day is over, so it is not shown."
		: "The website and the assistant use it from now on.";
}
