import { useQuery } from "@tanstack/react-query";
import { queryOf } from "#platform/api/query-of.ts";
import { type AdminCourse, listAdminCourses } from "#school/courses/contract.ts";
import type { Choice } from "#ui/admin/filter-bar.tsx";

interface CourseTitles {
	/** Returns a course's title by id; an unknown course is shown by its id. */
	titleOf: (courseId: number | null, known?: string | null) => string;
	/** Courses as filter options. */
	options: readonly (readonly [value: string, label: string])[];
}

/** Returns the course filter of a list. */
export const courseChoice = (options: CourseTitles["options"]): Choice => ({
	name: "courseId",
	label: "Course",
	allLabel: "Any course",
	options,
});

const none: readonly AdminCourse[] = [];

/** Loads course titles for lists that show them. */
export function useCourseTitles(): CourseTitles {
	const { data = none } = useQuery(queryOf(listAdminCourses));
	return {
		titleOf: (courseId, known) =>
			known ??
			data.find(({ id }) => id === courseId)?.title ??
			(courseId === null ? "" : `Course ${courseId}`),
		options: data.map(({ id, title }) => [String(id), title] as const),
	};
}
