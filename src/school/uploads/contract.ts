import * as z from "zod/mini";
import { endpoint } from "#platform/api/endpoint.ts";
import { line } from "#platform/api/fields.ts";
import { altText as alt } from "#school/uploads/alt-text-header.ts";

/** Maximum bytes of an uploaded picture. */
export const UPLOAD_LIMIT = 10 * 1024 * 1024;

/** URL of an external picture, or the path of an uploaded one. */
const imagePath = line({ max: 2000 }).check(
	z.regex(/^(https?:\/\/|\/uploads\/)\S+$/i, { error: "Please enter a picture URL" }),
);

/** A picture as pages show it. `srcset` is ready for `<source>` and `<img>`; null for an external picture. */
export const picture = z.object({
	imagePath: z.string(),
	/** In pixels; null for an external picture. */
	width: z.nullable(z.int()),
	height: z.nullable(z.int()),
	alt: z.nullable(z.string()),
	srcset: z.nullable(z.object({ avif: z.string(), webp: z.string(), jpeg: z.string() })),
});
export type Picture = z.output<typeof picture>;

/**
 * Uploads a picture: the body is the file.
 * JPEG, PNG, WebP and AVIF, up to 10 MB; wrong and damaged files are 400, larger ones 413.
 */
export const uploadPicture = endpoint("POST /api/admin/uploads", {
	access: "front desk",
	summary: "Uploads a picture and returns its imagePath",
	status: 201,
	query: z.object({ alt }),
	upload: UPLOAD_LIMIT,
	// Decoding a large picture and encoding nine files takes seconds, longer in a queue.
	timeoutMs: 120_000,
	response: picture,
	announces: { kind: "course", change: "changed" },
});

/** Sets the alt text of an uploaded or external picture. */
export const describePicture = endpoint("PUT /api/admin/pictures", {
	access: "front desk",
	summary: "Sets a picture's alt text by imagePath; an empty text removes it",
	body: z.object({ imagePath, alt }),
	response: picture,
	announces: { kind: "course", change: "changed" },
});

export const getPicture = endpoint("GET /api/admin/pictures", {
	access: "any role",
	summary: "Returns a picture's details by imagePath",
	query: z.object({ imagePath }),
	response: picture,
	shows: ["course"],
});

/** Lists the pictures of the active courses that have one. */
export const listPictures = endpoint("GET /api/pictures", {
	access: "anyone",
	summary: "Returns the alt text, dimensions and sizes of uploaded course pictures",
	response: z.array(picture),
});
