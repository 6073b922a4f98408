import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { adminFetch } from "#platform/api/admin-call.ts";
import { pathOf } from "#platform/api/endpoint.ts";
import { queryOf } from "#platform/api/query-of.ts";
import { refreshAfter } from "#platform/api/refresh.ts";
import { withAliases } from "#school/courses/aliases-header.ts";
import { checkSlug } from "#school/courses/catalog-contract.ts";
import { withAltText } from "#school/uploads/alt-text-header.ts";
import type { Picture } from "#school/uploads/contract.ts";
import * as contract from "#school/uploads/contract.ts";

/** Queries whether a slug is available for a new course or the one with this id. */
export const slugQuery = (slug: string, id: number | null) =>
	queryOptions({
		...queryOf(checkSlug, { query: { slug, ...(id !== null && { id: String(id) }) } }),
		placeholderData: keepPreviousData,
		// Never reuse a result: the slug may have been taken since.
		gcTime: 0,
	});

/** Saved with a course if it was edited. */
interface CourseExtras {
	/** Alt text of its picture. */
	altText: string | null;
	/** Its other names, one per line. */
	aliases: string | null;
}

/** Headers for what is saved with a course but is not a field of the specification. */
export const withExtras = ({ altText, aliases }: CourseExtras): Record<string, string> => ({
	...(altText !== null && withAltText(altText)),
	...(aliases !== null && withAliases(aliases)),
});

/**
 * Uploads a picture.
 * @throws {ApiError} if the picture is rejected
 */
export async function uploadPicture(file: File, alt: string): Promise<Picture> {
	const upload = adminFetch(pathOf(contract.uploadPicture, {}, { alt }), {
		method: contract.uploadPicture.method,
		headers: { "content-type": file.type || "application/octet-stream" },
		body: file,
	});
	const response = await refreshAfter(contract.uploadPicture, upload);
	return (await response.json()) as Picture;
}
