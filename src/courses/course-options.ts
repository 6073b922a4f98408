import { ApiError, call, type Fetch } from "#api/client.ts";
import { type Course, listCourses } from "#courses/public-contract.ts";

/**
 * The courses to choose from in a form, and the status of the page that shows it. A form without
 * them is better than no form: it keeps what was typed, and says that the list is missing.
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
