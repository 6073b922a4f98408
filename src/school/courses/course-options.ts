import { ApiError, call, type Fetch } from "#platform/api/client.ts";
import { type Course, listCourses } from "#school/courses/public-contract.ts";

/**
 * Returns the courses that a form offers, and the page's status. Without
 * them the form still renders: it keeps its values and reports that the list is missing.
 */
export async function courseOptions(
	fetch: Fetch,
): Promise<{ courses: Pick<Course, "id" | "slug" | "title">[] | null; status: number }> {
	try {
		const courses = await call(listCourses, {}, fetch);
		return { courses: courses.map(({ id, slug, title }) => ({ id, slug, title })), status: 200 };
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		return { courses: null, status: error.status };
	}
}
