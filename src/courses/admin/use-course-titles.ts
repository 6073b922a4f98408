import { useQuery } from "@tanstack/react-query";
import { adminCoursesQuery } from "#courses/admin-queries.ts";
import type { AdminCourse } from "#courses/contract.ts";
import type { Choice } from "#ui/admin/filter-bar.tsx";

interface CourseTitles {
	/** The title of a course by its number; a number that nobody knows any more is said as it is. */
	titleOf: (courseId: number | null, known?: string | null) => string;
	/** The courses as a choice in a filter. */
	options: readonly (readonly [value: string, label: string])[];
}

/** The filter of a list by course. */
export const courseChoice = (options: CourseTitles["options"]): Choice => ({
	name: "courseId",
	label: "Course",
	allLabel: "Any course",
	options,
});

const none: readonly AdminCourse[] = [];

/** The titles of the courses, for lists that name them. */
export function useCourseTitles(): CourseTitles {
	const { data = none } = useQuery(adminCoursesQuery());
	return {
		titleOf: (courseId, known) =>
			known ??
			data.find(({ id }) => id === courseId)?.title ??
			(courseId === null ? "" : `Course ${courseId}`),
		options: data.map(({ id, title }) => [String(id), title] as const),
	};
}
