import * as z from "zod/mini";
import { endpoint } from "#platform/api/endpoint.ts";
import { id } from "#platform/api/fields.ts";

// The part of the contract that visitors' browsers load. `contract.ts` extends it for the admin area.

export const slugMessage = "Please use lowercase letters, numbers and hyphens, up to 80 characters";
export const unknownCourseMessage = "Please select a valid course";

/** Last segment of a course's URL. The server never rewrites it. */
export const slug = z
	.string({ error: slugMessage })
	.check(
		z.maxLength(80, { error: slugMessage }),
		z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: slugMessage }),
	);

/** A course as shown to visitors. */
export const course = z.object({
	id,
	slug: z.string(),
	title: z.string(),
	summary: z.string(),
	description: z.string(),
	imagePath: z.nullable(z.string()),
	isActive: z.boolean(),
});
export type Course = z.output<typeof course>;

export const listCourses = endpoint("GET /api/courses", {
	access: "anyone",
	summary: "Lists active courses, in catalog order",
	response: z.array(course),
	shows: ["course"],
});

export const getCourse = endpoint("GET /api/courses/{slug}", {
	access: "anyone",
	summary: "Returns one active course",
	params: z.object({ slug }),
	response: course,
	shows: ["course"],
});
