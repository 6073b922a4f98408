import type { Course } from "#school/courses/contract.ts";
import { nearbyPrograms } from "#school/profile/navigation.ts";

const COUNT = 3;

/** Returns related courses: those the school chose, else the next ones in the catalog. */
export function relatedCourses(slug: string, courses: readonly Course[]): Course[] {
	const chosen = (nearbyPrograms.get(slug) ?? []).flatMap(
		(near) => courses.find((course) => course.slug === near) ?? [],
	);
	const index = courses.findIndex((course) => course.slug === slug);
	const next = [...courses.slice(index + 1), ...courses.slice(0, Math.max(index, 0))];
	return [...new Set([...chosen, ...next])].slice(0, COUNT);
}
