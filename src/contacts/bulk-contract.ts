import * as z from "zod/mini";
import { bulkAnswer, bulkBody } from "#api/bulk.ts";
import { endpoint } from "#api/endpoint.ts";
import { idParams } from "#api/fields.ts";
import { contactListParams } from "#contacts/contract.ts";

const state = z.object({ isRead: z.boolean(), archived: z.boolean() });
export type ContactState = z.output<typeof state>;

const body = bulkBody({
	isRead: z.optional(z.literal(true, { error: "A message can’t be marked unread" })),
	archived: z.optional(z.boolean()),
});
export type ContactBulk = z.output<typeof body>;

const answer = bulkAnswer(state);
export type ContactBulkAnswer = z.output<typeof answer>;

/** Marks many messages read, archives or restores them. Reading is not undone. */
export const bulkContacts = endpoint({
	method: "POST",
	path: "/api/admin/contacts/bulk",
	access: "administrator",
	summary: "Marks many messages as read, or archives or restores them; returns the previous values",
	status: 200,
	body,
	response: answer,
	announces: "contact",
});

/** How many messages a view holds. */
export const countContacts = endpoint({
	method: "GET",
	path: "/api/admin/contacts/count",
	access: "administrator",
	summary: "Counts the contact messages that match the filters",
	status: 200,
	query: contactListParams,
	response: z.object({ total: z.int() }),
});

export const eraseContact = endpoint({
	method: "DELETE",
	path: "/api/admin/contacts/{id}",
	access: "administrator",
	summary: "Permanently deletes a message and redacts it in the activity log",
	status: 204,
	params: idParams,
	versioned: true,
	requiresFreshPassword: true,
	announces: "contact",
});
