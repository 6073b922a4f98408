import * as z from "zod/mini";
import { endpoint } from "#platform/api/endpoint.ts";
import { id } from "#platform/api/fields.ts";
import { adminCourse } from "#school/courses/contract.ts";

const slugCheck = z.object({
	slug: z.string(),
	/**
	 * `own`: the course's current slug · `free` · `former`: free, but redirects to the course
	 * that used it · `taken` · `malformed`.
	 */
	state: z.enum(["own", "free", "former", "taken", "malformed"]),
	/** Explanation for people. */
	detail: z.string(),
});
export type SlugCheck = z.output<typeof slugCheck>;

export const checkSlug = endpoint("GET /api/admin/courses/slug", {
	access: "any role",
	summary: "Checks whether a slug is available, for a new course or for the one with this id",
	query: z.object({
		slug: z.string().check(z.maxLength(200)),
		id: z.optional(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number))),
	}),
	response: slugCheck,
	shows: ["course"],
});

/** Reorders the catalog: the ids of all courses, first to last. */
export const orderCourses = endpoint("PUT /api/admin/courses/order", {
	access: "front desk",
	summary: "Reorders the catalog and returns it",
	body: z.object({ ids: z.array(id).check(z.maxLength(1000)) }),
	response: z.array(adminCourse),
	announces: { kind: "course", change: "changed" },
});
