import type { Course } from "#courses/contract.ts";
import { nearbyPrograms } from "#school/navigation.ts";

const COUNT = 3;

/** Courses that somebody who looks at this one may want too: the school's choice, else the next ones. */
export function relatedCourses(slug: string, courses: readonly Course[]): Course[] {
	const chosen = (nearbyPrograms.get(slug) ?? []).flatMap(
		(near) => courses.find((course) => course.slug === near) ?? [],
	);
	const at = courses.findIndex((course) => course.slug === slug);
	const next = [...courses.slice(at + 1), ...courses.slice(0, Math.max(at, 0))];
	return [...new Set([...chosen, ...next])].slice(0, COUNT);
}
