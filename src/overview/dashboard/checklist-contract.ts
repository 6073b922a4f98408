import * as z from "zod/mini";
import { endpoint } from "#platform/api/endpoint.ts";
import { instant } from "#platform/api/fields.ts";

/** What was delivered with sentences that the school must be able to show. */
export const claimSections = ["about", "benefits", "questions"] as const;
export type ClaimSection = (typeof claimSections)[number];

const claims = z.object({
	section: z.enum(claimSections),
	sentences: z.array(z.object({ text: z.string(), language: z.enum(["en", "es"]) })),
	/** Names these sentences, so that no others are confirmed. */
	digest: z.string(),
});
export type Claims = z.output<typeof claims>;

const checklistItem = z.object({
	key: z.enum(["contact", "publicUrl", "testimonials", ...claimSections, "password"]),
	/** Label while open, and label when done. */
	title: z.string(),
	done: z.boolean(),
	/** Instruction in one sentence. */
	help: z.string(),
	/** Admin page of the task; null if it is done elsewhere. */
	path: z.nullable(z.string()),
	/** What is to be confirmed; null if the task is another one, or done. */
	claims: z.nullable(claims),
});
export type ChecklistItem = z.output<typeof checklistItem>;

/** Lists what to do before the website opens. */
export const getChecklist = endpoint("GET /api/admin/checklist", {
	access: "full access",
	summary: "Lists open setup steps and problems with how the site is run",
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
	shows: ["settings", "fact", "text", "user", "session", "class", "course"],
});

export const confirmClaims = endpoint("POST /api/admin/checklist/confirmations", {
	access: "full access",
	summary:
		"Confirms that the school can show what a section's delivered sentences claim; 409 if they are others by now",
	body: z.object({
		section: z.enum(claimSections, { error: "Please choose a section" }),
		digest: z.string(),
	}),
	announces: { kind: "settings", change: "changed" },
});
