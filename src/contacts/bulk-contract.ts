import * as z from "zod/mini";
import { bulkAnswer, bulkBody } from "#api/bulk.ts";
import { endpoint } from "#api/endpoint.ts";
import { idParams } from "#api/fields.ts";
import { contactQuery } from "#contacts/contract.ts";

const state = z.object({ isRead: z.boolean(), archived: z.boolean() });
export type ContactState = z.output<typeof state>;

const body = bulkBody({
	isRead: z.optional(z.literal(true, { error: "A message that was read stays read" })),
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
	summary: "Changes many messages: read, archive, restore; answers what each was before",
	status: 200,
	body,
	answer,
});

/** How many messages a view holds. */
export const countContacts = endpoint({
	method: "GET",
	path: "/api/admin/contacts/count",
	access: "administrator",
	summary: "How many contact messages match the filters of the list",
	status: 200,
	query: contactQuery,
	answer: z.object({ total: z.int() }),
});

export const eraseContact = endpoint({
	method: "DELETE",
	path: "/api/admin/contacts/{id}",
	access: "administrator",
	summary: "Erases a message for good, and what the activity log knew of the person",
	status: 204,
	params: idParams,
	versioned: true,
});
