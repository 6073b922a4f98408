import type { Course } from "#school/courses/contract.ts";

const COUNT = 3;

/** Related programs by slug, closest first. */
export const nearbyPrograms: ReadonlyMap<string, readonly string[]> = new Map(
	Object.entries({
		"clinical-medical-assistant": ["phlebotomy", "ekg", "patient-care"],
		cna: ["chha", "patient-care", "phlebotomy"],
		chha: ["cna", "patient-care", "cpr"],
		ekg: ["phlebotomy", "patient-care", "clinical-medical-assistant"],
		phlebotomy: ["ekg", "patient-care", "clinical-medical-assistant"],
		"patient-care": ["cna", "ekg", "phlebotomy"],
		pharmacy: ["medical-billing", "clinical-medical-assistant", "cpr"],
		"medical-billing": ["pharmacy", "clinical-medical-assistant", "cpr"],
		cpr: ["cna", "chha", "clinical-medical-assistant"],
	}),
);

/** Returns related courses: those the school chose, else the next ones in the catalog. */
export function relatedCourses(slug: string, courses: readonly Course[]): Course[] {
	const chosen = (nearbyPrograms.get(slug) ?? []).flatMap(
		(near) => courses.find((course) => course.slug === near) ?? [],
	);
	const index = courses.findIndex((course) => course.slug === slug);
	const next = [...courses.slice(index + 1), ...courses.slice(0, Math.max(index, 0))];
	return [...new Set([...chosen, ...next])].slice(0, COUNT);
}
