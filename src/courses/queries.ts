import { queryOptions } from "@tanstack/react-query";
import { call } from "#api/client.ts";
import { getCourse, listCourses } from "#courses/contract.ts";

/** The courses on the site, in catalogue order. */
export const coursesQuery = () =>
	queryOptions({
		queryKey: ["courses"],
		queryFn: ({ signal }) => call(listCourses, { signal }),
	});

/** One course on the site. */
export const courseQuery = (slug: string) =>
	queryOptions({
		queryKey: ["courses", slug],
		queryFn: ({ signal }) => call(getCourse, { params: { slug }, signal }),
	});
