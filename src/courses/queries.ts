import { queryOptions } from "@tanstack/react-query";
import { call } from "#api/client.ts";
import { getCourse, listCourses } from "#courses/public-contract.ts";

// Pages ask without keeping an observer: without this, what is known would be thrown away in five minutes.
const kept = { gcTime: Number.POSITIVE_INFINITY };

/** The courses on the site, in catalog order. */
export const coursesQuery = () =>
	queryOptions({
		...kept,
		queryKey: ["courses"],
		queryFn: ({ signal }) => call(listCourses, { signal }),
	});

/** One course on the site. */
export const courseQuery = (slug: string) =>
	queryOptions({
		...kept,
		queryKey: ["courses", slug],
		queryFn: ({ signal }) => call(getCourse, { params: { slug }, signal }),
	});
