import * as z from "zod/mini";
import { endpoint } from "#api/endpoint.ts";
import { instant } from "#api/fields.ts";

export const checklistItem = z.object({
	key: z.enum(["contact", "publicUrl", "testimonials", "password"]),
	/** Label while open, and label when done. */
	title: z.string(),
	done: z.boolean(),
	/** Instruction in one sentence. */
	help: z.string(),
	/** Admin page of the task; null if it is done elsewhere. */
	path: z.nullable(z.string()),
});
export type ChecklistItem = z.output<typeof checklistItem>;

/** Lists what to do before the website opens. */
export const getChecklist = endpoint({
	method: "GET",
	path: "/api/admin/checklist",
	access: "administrator",
	summary: "Lists open setup steps and problems with how the site is run",
	status: 200,
	response: z.object({
		items: z.array(checklistItem),
		/** Warnings about the deployment, such as a `PUBLIC_URL` that is not set. */
		warnings: z.array(z.string()),
		backups: z.object({
			/** When the last verified backup was made; null if there is none. */
			verifiedAt: z.nullable(instant),
			/** Whether a broken disk would take the data and its backups. */
			areOnDataDisk: z.boolean(),
		}),
	}),
});
