import { queryOptions } from "@tanstack/react-query";
import { office } from "#api/office-call.ts";
import { getOfficeCourse, listOfficeCourses } from "#courses/contract.ts";

/** All courses, in catalogue order. */
export const officeCoursesQuery = () =>
	queryOptions({
		queryKey: ["office-courses"],
		queryFn: ({ signal }) => office(listOfficeCourses, { signal }),
	});

/** One course, as it stands now. */
export const officeCourseQuery = (id: number) =>
	queryOptions({
		queryKey: ["office-courses", id],
		queryFn: ({ signal }) => office(getOfficeCourse, { params: { id }, signal }),
	});
