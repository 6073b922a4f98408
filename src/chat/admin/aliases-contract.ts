import * as z from "zod/mini";
import { endpoint } from "#api/endpoint.ts";
import { id, idParams, line } from "#api/fields.ts";

export const courseAliases = z.object({
	courseId: id,
	slug: z.string(),
	title: z.string(),
	aliases: z.array(z.string()),
});
export type CourseAliases = z.output<typeof courseAliases>;

export const aliasesInput = z.object({
	aliases: z
		.array(line({ max: 60, required: "Please enter a name" }))
		.check(z.maxLength(30, { error: "You can add up to 30 names" })),
});

export const listAliases = endpoint({
	method: "GET",
	path: "/api/admin/chat/aliases",
	access: "administrator",
	summary: "Lists the other names of each course, in catalog order",
	status: 200,
	response: z.array(courseAliases),
	hasTotal: true,
});

export const changeAliases = endpoint({
	method: "PATCH",
	path: "/api/admin/chat/aliases/{id}",
	access: "administrator",
	summary: "Sets a course's other names, effective immediately",
	status: 200,
	params: idParams,
	body: aliasesInput,
	response: courseAliases,
});
