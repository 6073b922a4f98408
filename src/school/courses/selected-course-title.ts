import { call } from "#platform/api/client.ts";
import type { CourseChoices } from "#school/courses/course-select.tsx";
import { courseSelectWords } from "#school/courses/course-select-words.ts";
import { listCourses } from "#school/courses/public-contract.ts";

/** Returns the title of the course selected in a form; null if it is unknown. */
export function selectedCourseTitle(form: HTMLFormElement): string | null {
	const select = form.elements.namedItem("courseId");
	if (!(select instanceof HTMLSelectElement) || select.value === "") return null;
	return select.selectedOptions[0]?.textContent ?? null;
}

/**
 * Returns the title under which a form offers a course; null if it does not. Uses the list itself,
 * because the options in the page can be tampered with.
 * @param courses courses that the form offers
 * @param preset course that a form without its list still offers
 */
export async function offeredTitle(
	courses: CourseChoices,
	preset: string | undefined,
	id: number,
): Promise<string | null> {
	// A list that is still loading has not been offered.
	const list = await Promise.race([courses, null]).catch(() => null);
	if (list === null) return String(id) === preset ? courseSelectWords.english.preset : null;
	return list.find((course) => course.id === id)?.title ?? null;
}

/** Milliseconds for the English titles: what waits for them must not wait long. */
const TIMEOUT_MS = 5_000;

/** Returns the English title of a course that a page shows in another language; as shown where it cannot be loaded. */
export async function englishTitle(id: number | null, shown: string): Promise<string> {
	const signal = AbortSignal.timeout(TIMEOUT_MS);
	const courses = await call(listCourses, { signal }).catch(() => []);
	return courses.find((course) => course.id === id)?.title ?? shown;
}
