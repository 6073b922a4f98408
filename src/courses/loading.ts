import { queryClient } from "#api/query-client.ts";
import type { Course } from "#courses/contract.ts";
import { courseQuery, coursesQuery } from "#courses/queries.ts";

// How pages get courses in the browser. Pages fetch this module when somebody moves to them, so
// that a first visit does not carry it.

/** The courses, when the browser has them already. */
export function knownCourses(): Course[] | undefined {
	return queryClient.getQueryData(coursesQuery().queryKey);
}

/** The courses, once known never asked for again. */
export function loadCourses(): Promise<Course[]> {
	return queryClient.ensureQueryData(coursesQuery());
}

/** One course. */
export function loadCourse(slug: string): Promise<Course> {
	return queryClient.ensureQueryData(courseQuery(slug));
}
