import * as z from "zod/mini";
import { endpoint } from "#api/endpoint.ts";
import { idParams } from "#api/fields.ts";
import { day, flag, idFilter, ids, paging, searchText, sorting } from "#api/list.ts";
import { contact } from "#contacts/visitor-contract.ts";

export * from "#contacts/visitor-contract.ts";

/** A contact as the office sees it. */
export const officeContact = z.extend(contact, {
	version: z.int(),
	/** Out of sight, not out of the database. */
	archived: z.boolean(),
});
export type OfficeContact = z.output<typeof officeContact>;

export const sortableContactColumns = [
	"createdAt",
	"id",
	"name",
	"email",
	"phone",
	"subject",
	"isRead",
] as const;

export const contactQuery = z.object({
	isRead: flag,
	courseId: idFilter,
	from: z.optional(day),
	to: z.optional(day),
	q: searchText,
	/** The archive instead of the list. */
	archived: flag,
	/** A selection, by number. */
	ids,
	sort: sorting(sortableContactColumns),
	...paging,
});
export type ContactQuery = z.output<typeof contactQuery>;

export const listContacts = endpoint({
	method: "GET",
	path: "/api/admin/contacts",
	access: "administrator",
	summary: "Lists contact messages, newest first; returns all without a limit",
	status: 200,
	query: contactQuery,
	answer: z.array(officeContact),
	counted: true,
});

export const exportContacts = endpoint({
	method: "GET",
	path: "/api/admin/contacts.csv",
	access: "administrator",
	summary: "Exports the same contact messages as CSV",
	status: 200,
	query: contactQuery,
	answerType: "text/csv; charset=utf-8",
	counted: true,
	limit: "export",
	confirmed: true,
});

export const getContact = endpoint({
	method: "GET",
	path: "/api/admin/contacts/{id}",
	access: "administrator",
	summary: "Returns one contact message; does not mark it as read",
	status: 200,
	params: idParams,
	answer: officeContact,
	versioned: true,
});

export const markContactRead = endpoint({
	method: "PATCH",
	path: "/api/admin/contacts/{id}",
	access: "administrator",
	summary: "Marks a contact message as read, whatever the body contains",
	status: 200,
	params: idParams,
	answer: officeContact,
	versioned: true,
});
