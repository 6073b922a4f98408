import * as z from "zod/mini";
import { endpoint } from "#platform/api/endpoint.ts";

/** Something that needs someone today. */
const dashboardTask = z.object({
	key: z.string(),
	title: z.string(),
	/** Instruction in one sentence. */
	help: z.string(),
	/** Admin page of the task; null if it is done elsewhere. */
	path: z.nullable(z.string()),
});
export type DashboardTask = z.output<typeof dashboardTask>;

export const getTasks = endpoint("GET /api/admin/tasks", {
	access: "any role",
	summary: "Lists what needs someone today, such as facts that expire soon",
	response: z.array(dashboardTask),
	shows: [
		"registration",
		"email",
		"contact",
		"person",
		"fact",
		"class",
		"conversation",
		"course",
		"text",
		"settings",
	],
});
