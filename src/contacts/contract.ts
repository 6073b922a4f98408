import * as z from "zod/mini";
import { endpoint } from "#api/endpoint.ts";
import { idParams } from "#api/fields.ts";
import { booleanParam, day, idFilter, ids, paging, searchText, sorting } from "#api/list.ts";
import { contact } from "#contacts/public-contract.ts";

export * from "#contacts/public-contract.ts";

/** A contact as the office sees it. */
export const adminContact = z.extend(contact, {
	version: z.int(),
	/** Out of sight, not out of the database. */
	archived: z.boolean(),
});
export type AdminContact = z.output<typeof adminContact>;

export const sortableContactColumns = [
	"createdAt",
	"id",
	"name",
	"email",
	"phone",
	"subject",
	"isRead",
] as const;

export const contactListParams = z.object({
	isRead: booleanParam,
	courseId: idFilter,
	from: z.optional(day),
	to: z.optional(day),
	q: searchText,
	/** The archive instead of the list. */
	archived: booleanParam,
	/** A selection, by number. */
	ids,
	sort: sorting(sortableContactColumns),
	...paging,
});
export type ContactQuery = z.output<typeof contactListParams>;

export const listContacts = endpoint({
	method: "GET",
	path: "/api/admin/contacts",
	access: "administrator",
	summary: "Lists contact messages, newest first; returns all without a limit",
	status: 200,
	query: contactListParams,
	response: z.array(adminContact),
	hasTotal: true,
});

export const exportContacts = endpoint({
	method: "GET",
	path: "/api/admin/contacts.csv",
	access: "administrator",
	summary: "Exports the same contact messages as CSV",
	status: 200,
	query: contactListParams,
	contentType: "text/csv; charset=utf-8",
	hasTotal: true,
	limit: "export",
	requiresFreshPassword: true,
	records: { action: "exported", kind: "contact", label: "Contact messages as CSV" },
});

export const getContact = endpoint({
	method: "GET",
	path: "/api/admin/contacts/{id}",
	access: "administrator",
	summary: "Returns one contact message; does not mark it as read",
	status: 200,
	params: idParams,
	response: adminContact,
	versioned: true,
});

export const markContactRead = endpoint({
	method: "PATCH",
	path: "/api/admin/contacts/{id}",
	access: "administrator",
	summary: "Marks a contact message as read, whatever the body contains",
	status: 200,
	params: idParams,
	response: adminContact,
	versioned: true,
	announces: "contact",
});
