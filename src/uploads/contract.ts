import * as z from "zod/mini";
import { endpoint } from "#api/endpoint.ts";
import { line } from "#api/fields.ts";
import { altText as alt } from "#uploads/alt-text-header.ts";

/** The most bytes of a picture that can be uploaded. */
export const UPLOAD_LIMIT = 10 * 1024 * 1024;

/** A picture elsewhere, or one that was uploaded. */
const imagePath = line({ max: 2000 }).check(
	z.regex(/^(https?:\/\/|\/uploads\/)\S+$/i, { error: "Please enter a picture URL" }),
);

/** A picture as pages show it. `srcset` is ready for `<source>` and `<img>`; empty for a picture elsewhere. */
export const picture = z.object({
	imagePath: z.string(),
	/** In pixels; null for a picture that stands on another website. */
	width: z.nullable(z.int()),
	height: z.nullable(z.int()),
	alt: z.nullable(z.string()),
	srcset: z.nullable(z.object({ avif: z.string(), webp: z.string(), jpeg: z.string() })),
});
export type Picture = z.output<typeof picture>;

/**
 * Takes a picture: the body is the file itself, or a form (`multipart/form-data`) with one file.
 * JPEG, PNG, WebP and AVIF, up to 10 MB; wrong and damaged files are 400 with a sentence, larger ones 413.
 */
export const uploadPicture = endpoint({
	method: "POST",
	path: "/api/admin/uploads",
	access: "administrator",
	summary: "Uploads a picture and returns its imagePath",
	status: 201,
	query: z.object({ alt }),
	upload: UPLOAD_LIMIT,
	// A large picture takes some seconds to decode and to write in nine files, more when others wait.
	timeoutMs: 120_000,
	response: picture,
	announces: "course",
});

/** What a picture shows, whether it was uploaded or stands elsewhere. */
export const describePicture = endpoint({
	method: "PUT",
	path: "/api/admin/pictures",
	access: "administrator",
	summary: "Sets a picture's alt text by imagePath; an empty text removes it",
	status: 200,
	body: z.object({ imagePath, alt }),
	response: picture,
	announces: "course",
});

export const getPicture = endpoint({
	method: "GET",
	path: "/api/admin/pictures",
	access: "administrator",
	summary: "Returns a picture's details by imagePath",
	status: 200,
	query: z.object({ imagePath }),
	response: picture,
});

/** The pictures of the active courses that have one of their own. */
export const listPictures = endpoint({
	method: "GET",
	path: "/api/pictures",
	access: "anyone",
	summary: "Returns the alt text, dimensions and sizes of uploaded course pictures",
	status: 200,
	response: z.array(picture),
});
