import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { adminCall, adminFetch, ifMatch } from "#api/admin-call.ts";
import { pathOf } from "#api/endpoint.ts";
import { withAliases } from "#courses/aliases-header.ts";
import { checkSlug, orderCourses } from "#courses/catalog-contract.ts";
import {
	type CourseInput,
	createCourse,
	deleteCourse,
	getOfficeCourse,
	listOfficeCourses,
	updateCourse,
} from "#courses/contract.ts";
import { withAltText } from "#uploads/alt-text-header.ts";
import { getPicture, type Picture, uploadPicture } from "#uploads/contract.ts";

/** All courses, in catalog order. */
export const adminCoursesQuery = () =>
	queryOptions({
		queryKey: ["admin-courses"],
		queryFn: ({ signal }) => adminCall(listOfficeCourses, { signal }),
	});

/** One course, as it stands now. */
export const adminCourseQuery = (id: number) =>
	queryOptions({
		queryKey: ["admin-courses", id],
		queryFn: ({ signal }) => adminCall(getOfficeCourse, { params: { id }, signal }),
	});

/** Whether an address is free, for a new course or for the one with this number. */
export const slugQuery = (slug: string, id: number | null) =>
	queryOptions({
		queryKey: ["slug", slug, id],
		queryFn: ({ signal }) =>
			adminCall(checkSlug, { query: { slug, ...(id !== null && { id: String(id) }) }, signal }),
		placeholderData: keepPreviousData,
		// What was free a while ago may be taken by now.
		gcTime: 0,
	});

/** What is known of a picture: its alternative text. */
export const pictureQuery = (imagePath: string) =>
	queryOptions({
		queryKey: ["pictures", imagePath],
		queryFn: ({ signal }) => adminCall(getPicture, { query: { imagePath }, signal }),
	});

/** What is saved with a course, where it was edited. */
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

/** Adds a course, with the alternative text of its picture and its other names. */
export const addCourse = (body: CourseInput, extras: CourseExtras) =>
	adminCall(createCourse, { body, headers: headersOf(extras) });

/** Changes a course, its other names and the alternative text of its picture, if nobody changed it since `version`. */
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

/** Deletes a course, if nobody changed it since `version`. */
export const removeCourse = (id: number, version: number | undefined) =>
	adminCall(deleteCourse, { params: { id }, headers: ifMatch(version) });

/** Puts the whole catalog in order. */
export const reorderCourses = (ids: number[]) => adminCall(orderCourses, { body: { ids } });

/**
 * Sends a picture.
 * @throws {ApiError} with a sentence when it cannot be used
 */
export async function sendPicture(file: File, alt: string): Promise<Picture> {
	const response = await adminFetch(pathOf(uploadPicture, {}, { alt }), {
		method: uploadPicture.method,
		headers: { "content-type": file.type || "application/octet-stream" },
		body: file,
	});
	return (await response.json()) as Picture;
}

/** After any change of a course: the lists that name it, the figures, and who did what. */
export function refreshCourses(queries: QueryClient) {
	return Promise.all(
		["admin-courses", "courses", "registrations", "dashboard", "activity", "slug"].map((key) =>
			queries.invalidateQueries({ queryKey: [key] }),
		),
	);
}
