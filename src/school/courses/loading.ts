import { publicQuery } from "#platform/api/public-query.ts";
import { queryClient } from "#platform/api/query-client.ts";
import { type Course, getCourse, listCourses } from "#school/courses/public-contract.ts";

// Loads courses in the browser. Pages import this module on navigation, so that
// the first visit does not load it.

/** Returns the courses if they are cached. */
export function knownCourses(): Course[] | undefined {
	return queryClient.getQueryData(publicQuery(listCourses).queryKey);
}

/** Returns the courses, fetched at most once. */
export function loadCourses(): Promise<Course[]> {
	return queryClient.ensureQueryData(publicQuery(listCourses));
}

/** Returns one course. */
export function loadCourse(slug: string): Promise<Course> {
	return queryClient.ensureQueryData(publicQuery(getCourse, { params: { slug } }));
}
