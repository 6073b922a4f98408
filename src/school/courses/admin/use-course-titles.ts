import { useQuery } from "@tanstack/react-query";
import { queryOf } from "#platform/api/query-of.ts";
import { type AdminCourse, listAdminCourses } from "#school/courses/contract.ts";
import type { Choice } from "#ui/admin/filter-bar.tsx";

/** Returns the course filter of a list. */
export const courseChoice = (options: Choice["options"]): Choice => ({
	name: "courseId",
	label: "Course",
	allLabel: "Any course",
	options,
});

const none: readonly AdminCourse[] = [];

/** Loads course titles for lists that show them, and for choices. They follow colleagues. */
export function useCourseTitles() {
	const { data = none } = useQuery(queryOf(listAdminCourses, {}, ["change", "return"]));
	return {
		/** Returns a course's title by id; an unknown course is shown by its id. */
		titleOf: (courseId: number | null, known?: string | null) =>
			known ??
			data.find(({ id }) => id === courseId)?.title ??
			(courseId === null ? "" : `Course ${courseId}`),
		/** Courses as filter options. */
		options: data.map(({ id, title }) => [String(id), title] as const),
	};
}
