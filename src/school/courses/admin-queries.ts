import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { adminCall, adminFetch, ifMatch } from "#platform/api/admin-call.ts";
import { ApiError } from "#platform/api/client.ts";
import { pathOf } from "#platform/api/endpoint.ts";
import { withAliases } from "#school/courses/aliases-header.ts";
import { checkSlug, orderCourses } from "#school/courses/catalog-contract.ts";
import {
	type CourseInput,
	createCourse,
	deleteCourse,
	getAdminCourse,
	listAdminCourses,
	updateCourse,
} from "#school/courses/contract.ts";
import { withAltText } from "#school/uploads/alt-text-header.ts";
import { getPicture, type Picture, uploadPicture } from "#school/uploads/contract.ts";

/** Queries all courses in catalog order. */
export const adminCoursesQuery = () =>
	queryOptions({
		queryKey: ["admin-courses"],
		queryFn: ({ signal }) => adminCall(listAdminCourses, { signal }),
	});

/** Queries one course. */
export const adminCourseQuery = (id: number) =>
	queryOptions({
		queryKey: ["admin-courses", id],
		queryFn: ({ signal }) => adminCall(getAdminCourse, { params: { id }, signal }),
	});

/** Returns the alt text of a picture; empty without one, or if the server stores none. */
export async function altTextOf(imagePath: string | null): Promise<string> {
	if (imagePath === null) return "";
	try {
		return (await adminCall(getPicture, { query: { imagePath } })).alt ?? "";
	} catch (error) {
		if (error instanceof ApiError && error.status === 404) return "";
		throw error;
	}
}

/** Queries whether a slug is available for a new course or the one with this id. */
export const slugQuery = (slug: string, id: number | null) =>
	queryOptions({
		queryKey: ["slug", slug, id],
		queryFn: ({ signal }) =>
			adminCall(checkSlug, { query: { slug, ...(id !== null && { id: String(id) }) }, signal }),
		placeholderData: keepPreviousData,
		// Never reuse a result: the slug may have been taken since.
		gcTime: 0,
	});

/** Queries a picture's alt text. */
export const pictureQuery = (imagePath: string) =>
	queryOptions({
		queryKey: ["pictures", imagePath],
		queryFn: ({ signal }) => adminCall(getPicture, { query: { imagePath }, signal }),
	});

/** Saved with a course if it was edited. */
interface CourseExtras {
	/** Alt text of its picture. */
	altText?: string | null;
	/** Its other names, one per line. */
	aliases?: string | null;
}

const headersOf = ({ altText = null, aliases = null }: CourseExtras) => ({
	...(altText !== null && withAltText(altText)),
	...(aliases !== null && withAliases(aliases)),
});

/** Adds a course, with its picture's alt text and its other names if they were edited. */
export const addCourse = (body: CourseInput, extras: CourseExtras) =>
	adminCall(createCourse, { body, headers: headersOf(extras) });

/**
 * Changes a course, its other names and its picture's alt text. Fails with 412 if the course has
 * changed since `version`.
 */
export const saveCourse = (
	id: number,
	body: Partial<CourseInput>,
	version: number | undefined,
	extras: CourseExtras = {},
) =>
	adminCall(updateCourse, {
		params: { id },
		body,
		headers: { ...ifMatch(version), ...headersOf(extras) },
	});

/** Deletes a course. Fails with 412 if it has changed since `version`. */
export const removeCourse = (id: number, version: number | undefined) =>
	adminCall(deleteCourse, { params: { id }, headers: ifMatch(version) });

/** Reorders the whole catalog. */
export const reorderCourses = (ids: number[]) => adminCall(orderCourses, { body: { ids } });

/**
 * Uploads a picture.
 * @throws {ApiError} if the picture is rejected
 */
export async function sendPicture(file: File, alt: string): Promise<Picture> {
	const response = await adminFetch(pathOf(uploadPicture, {}, { alt }), {
		method: uploadPicture.method,
		headers: { "content-type": file.type || "application/octet-stream" },
		body: file,
	});
	return (await response.json()) as Picture;
}

/** Invalidates the lists that show the course, the counts and the activity log. */
export function refreshCourses(queries: QueryClient) {
	return Promise.all(
		["admin-courses", "courses", "registrations", "dashboard", "activity", "slug"].map((key) =>
			queries.invalidateQueries({ queryKey: [key] }),
		),
	);
}
