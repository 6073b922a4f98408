import * as z from "zod/mini";
import { endpoint, recordKinds } from "#platform/api/endpoint.ts";
import { id, instant } from "#platform/api/fields.ts";
import { exactText, paging, searchFilters, sorting } from "#platform/api/list.ts";

/** One entry of the activity log. */
export const activityEntry = z.object({
	id,
	at: instant,
	/** Username; empty if not signed in. */
	username: z.string(),
	address: z.string(),
	/** In the past tense: `created`, `changed`, `deleted`, `exported`, `signed in` … */
	action: z.string(),
	/** `course`, `registration`, `contact`, `user` … */
	kind: z.string(),
	recordId: z.nullable(z.string()),
	/** Label of the record for people. */
	label: z.string(),
	/** Only the fields that changed. */
	before: z.nullable(z.record(z.string(), z.unknown())),
	after: z.nullable(z.record(z.string(), z.unknown())),
});
export type ActivityEntry = z.output<typeof activityEntry>;

/** Kinds that only an administrator with full access can read: accounts, sign-ins and settings. */
export const guardedKinds: readonly string[] = ["user", "session", "settings"];

const activityQuery = z.object({
	username: exactText,
	action: exactText,
	kind: exactText,
	recordId: exactText,
	...searchFilters,
	sort: sorting(["at"]),
	...paging,
});
export type ActivityQuery = z.output<typeof activityQuery>;

export const listActivity = endpoint("GET /api/admin/activity", {
	access: "any role",
	summary: "Lists activity, newest first; kind and recordId select one record's history",
	query: activityQuery,
	response: z.array(activityEntry),
	hasTotal: true,
	shows: recordKinds,
});
