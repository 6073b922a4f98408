import * as z from "zod/mini";
import { endpoint } from "#api/endpoint.ts";

export const checklistItem = z.object({
	key: z.enum(["contact", "publicUrl", "testimonials", "password"]),
	/** What it is called while it is open, and when it is done. */
	title: z.string(),
	done: z.boolean(),
	/** How to do it, in a sentence. */
	help: z.string(),
	/** Where in the office it is done; null where it is done outside. */
	path: z.nullable(z.string()),
});
export type ChecklistItem = z.output<typeof checklistItem>;

/** What is left to do before the school opens its website. */
export const getChecklist = endpoint({
	method: "GET",
	path: "/api/admin/checklist",
	access: "administrator",
	summary: "Lists open setup steps and problems with how the site is run",
	status: 200,
	response: z.object({
		items: z.array(checklistItem),
		/** Sentences about the way the site is run, such as a `PUBLIC_URL` that is not set. */
		warnings: z.array(z.string()),
	}),
});
