import * as z from "zod/mini";
import { endpoint } from "#platform/api/endpoint.ts";
import { id, line } from "#platform/api/fields.ts";

/** Lists that support saved views. */
const viewedLists = ["registrations", "contacts", "emails"] as const;
export type ViewedList = (typeof viewedLists)[number];

const list = z.enum(viewedLists, { error: `list must be one of ${viewedLists.join(", ")}` });

const viewInput = z.object({
	list,
	name: line({ max: 40, required: "Please enter a name for the view" }),
	/** Query string of the list's URL, without `?`; paging is dropped when stored. */
	query: z.string().check(z.maxLength(1000)),
	/** Visible to all administrators, not only to you. */
	shared: z._default(z.boolean(), false),
});

export const view = z.object({
	id,
	list,
	name: z.string(),
	query: z.string(),
	shared: z.boolean(),
	/** Username of the creator. */
	username: z.string(),
	/** Whether the caller created it. */
	isOwn: z.boolean(),
});
export type View = z.output<typeof view>;

export const listViews = endpoint("GET /api/admin/views", {
	access: "any role",
	summary: "Lists your saved views and the shared ones, by name",
	query: z.object({ list: z.optional(list) }),
	response: z.array(view),
	shows: ["saved view"],
});

export const saveView = endpoint("POST /api/admin/views", {
	access: "front desk",
	summary: "Saves a view of a list: a named set of filters",
	status: 201,
	body: viewInput,
	response: view,
	announces: { kind: "saved view", change: "added" },
});

export const deleteView = endpoint("DELETE /api/admin/views/{id}", {
	access: "front desk",
	summary: "Deletes one of your views or a shared one",
	announces: { kind: "saved view", change: "changed" },
});
