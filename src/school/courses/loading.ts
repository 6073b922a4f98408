import { knownAnswer, publicQuery } from "#platform/api/public-query.ts";
import { queryClient } from "#platform/api/query-client.ts";
import { type Course, listCourses } from "#school/courses/public-contract.ts";

// Loads courses in the browser. Pages import this module on navigation, so that
// the first visit does not load it.

/** Returns the courses if they are cached and none has changed since. */
export function knownCourses(): Course[] | undefined {
	return knownAnswer(listCourses);
}

/** Returns the courses, fetched once and again after a change. */
export function loadCourses(): Promise<Course[]> {
	return queryClient.fetchQuery(publicQuery(listCourses));
}
