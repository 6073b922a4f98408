import type { CourseChoices } from "#courses/course-select.tsx";
import { presetTitle } from "#courses/preset-title.ts";

/** The title of the course chosen in a form; null when what is chosen is no known course. */
export function selectedCourseTitle(form: HTMLFormElement): string | null {
	const select = form.elements.namedItem("courseId");
	if (!(select instanceof HTMLSelectElement) || select.value === "") return null;
	return select.selectedOptions[0]?.textContent ?? null;
}

/**
 * The title under which a form offers a course; null when it does not offer it. The list itself
 * counts and not the options in the page, which can be changed there.
 * @param courses what the form was given to choose from
 * @param preset the course that a form without its list still offers
 */
export async function offeredTitle(
	courses: CourseChoices,
	preset: string | undefined,
	id: number,
): Promise<string | null> {
	// What is still on its way was not offered yet.
	const list = await Promise.race([courses, null]).catch(() => null);
	if (list === null) return String(id) === preset ? presetTitle : null;
	return list.find((course) => course.id === id)?.title ?? null;
}
