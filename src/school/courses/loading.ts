import { queryClient } from "#platform/api/query-client.ts";
import type { Course } from "#school/courses/contract.ts";
import { courseQuery, coursesQuery } from "#school/courses/queries.ts";

// Loads courses in the browser. Pages import this module on navigation, so that
// the first visit does not load it.

/** Returns the courses if they are cached. */
export function knownCourses(): Course[] | undefined {
	return queryClient.getQueryData(coursesQuery().queryKey);
}

/** Returns the courses, fetched at most once. */
export function loadCourses(): Promise<Course[]> {
	return queryClient.ensureQueryData(coursesQuery());
}

/** Returns one course. */
export function loadCourse(slug: string): Promise<Course> {
	return queryClient.ensureQueryData(courseQuery(slug));
}
