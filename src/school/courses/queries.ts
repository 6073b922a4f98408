import { queryOptions } from "@tanstack/react-query";
import { call } from "#platform/api/client.ts";
import { getCourse, listCourses } from "#school/courses/public-contract.ts";

// Pages query without an observer, and unobserved queries would be collected after five minutes.
const neverCollected = { gcTime: Number.POSITIVE_INFINITY };

/** Queries the active courses in catalog order. */
export const coursesQuery = () =>
	queryOptions({
		...neverCollected,
		queryKey: ["courses"],
		queryFn: ({ signal }) => call(listCourses, { signal }),
	});

/** Queries one active course. */
export const courseQuery = (slug: string) =>
	queryOptions({
		...neverCollected,
		queryKey: ["courses", slug],
		queryFn: ({ signal }) => call(getCourse, { params: { slug }, signal }),
	});
