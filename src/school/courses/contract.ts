import * as z from "zod/mini";
import { endpoint } from "#platform/api/endpoint.ts";
import { instant, line, longText, optional } from "#platform/api/fields.ts";
import { aliasesHeader } from "#school/courses/aliases-header.ts";
import { course, slug } from "#school/courses/public-contract.ts";
import { altTextHeader } from "#school/uploads/alt-text-header.ts";

export * from "#school/courses/public-contract.ts";

export const slugInUseMessage = "Another course already uses this slug.";
const imagePathMessage = "Please enter a full URL that starts with https://";
/** A picture: an absolute http(s) URL, or the path that an upload returned. */
const imagePath = line({ max: 2000 }).check(
	z.refine((text) => isImageAddress(text), { error: imagePathMessage }),
);

function isImageAddress(text: string): boolean {
	if (/^\/uploads\/[\w-]+(\.[\w-]+)*$/.test(text)) return true;
	return /^https?:\/\/[^\s"'<>\\]+$/i.test(text) && URL.canParse(text);
}

/** Longest summary, in characters. */
export const MAX_SUMMARY = 500;

const courseFields = {
	slug,
	title: line({ max: 200, required: "Please enter a title" }),
	summary: line({ max: MAX_SUMMARY, required: "Please enter a summary" }),
	description: longText({ max: 20_000, required: "Please enter a description" }),
	imagePath: optional(imagePath),
	isActive: z._default(z.boolean({ error: "Invalid input" }), true),
};

/** Request body of a course. */
export const courseInput = z.object(courseFields);
export type CourseInput = z.output<typeof courseInput>;

const coursePatch = z.exactPartial(
	z.object({ ...courseFields, isActive: z.boolean({ error: "Invalid input" }) }),
);

/** A course as shown to administrators. */
export const adminCourse = z.extend(course, {
	version: z.int(),
	updatedAt: instant,
	/** Other names that visitors use for it, folded. */
	aliases: z.array(z.string()),
	/** The alternative text of its picture; null without one. */
	pictureAlt: z.nullable(z.string()),
});
export type AdminCourse = z.output<typeof adminCourse>;

/** Headers for what is saved with a course but is not a field of the specification. */
const courseHeaders = z.extend(altTextHeader, aliasesHeader.shape);

export const listAdminCourses = endpoint("GET /api/admin/courses", {
	access: "any role",
	summary: "Lists all courses, in catalog order",
	hasTotal: true,
	response: z.array(adminCourse),
	shows: ["course"],
});

export const getAdminCourse = endpoint("GET /api/admin/courses/{id}", {
	access: "any role",
	summary: "Returns one course",
	response: adminCourse,
	versioned: true,
	shows: ["course"],
});

export const createCourse = endpoint("POST /api/admin/courses", {
	access: "front desk",
	summary: "Adds a course",
	status: 201,
	headers: courseHeaders,
	body: courseInput,
	response: adminCourse,
	versioned: true,
	announces: { kind: "course", change: "added" },
});

export const updateCourse = endpoint("PATCH /api/admin/courses/{id}", {
	access: "front desk",
	summary: "Updates any of a course's fields",
	headers: courseHeaders,
	body: coursePatch,
	response: adminCourse,
	versioned: true,
	announces: { kind: "course", change: "changed" },
});

export const deleteCourse = endpoint("DELETE /api/admin/courses/{id}", {
	access: "full access",
	summary:
		"Permanently deletes a course and its classes; its registrations stay, with its title; 409 if someone has asked for a class",
	versioned: true,
	announces: [
		{ kind: "course", change: "changed" },
		{ kind: "fact", change: "changed" },
		{ kind: "class", change: "changed" },
	],
});
