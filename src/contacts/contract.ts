import * as z from "zod/mini";
import { endpoint } from "#api/endpoint.ts";
import { email, id, idParams, instant, line, longText, optional, phone } from "#api/fields.ts";
import { day, flag, idFilter, ids, paging, searchText, sorting } from "#api/list.ts";
import { unknownCourseSentence } from "#courses/contract.ts";

/** What a visitor sends to contact the school. */
export const contactInput = z.object({
	name: line({ max: 200, required: "Required: please tell us your name" }),
	email,
	phone: optional(phone),
	subject: optional(line({ max: 200 })),
	message: longText({ max: 5000, required: "Required: please write your message" }),
	courseId: optional(
		z
			.int({ error: unknownCourseSentence })
			.check(
				z.minimum(1, { error: unknownCourseSentence }),
				z.maximum(2_147_483_647, { error: unknownCourseSentence }),
			),
	),
});
export type ContactInput = z.output<typeof contactInput>;

/** A contact as the visitor gets it back. */
export const contact = z.object({
	id,
	reference: z.string(),
	name: z.string(),
	email: z.string(),
	phone: z.nullable(z.string()),
	subject: z.nullable(z.string()),
	courseId: z.nullable(z.int()),
	message: z.string(),
	createdAt: instant,
	isRead: z.boolean(),
});
export type Contact = z.output<typeof contact>;

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

export const sendContact = endpoint({
	method: "POST",
	path: "/api/contact",
	access: "anyone",
	summary: "Sends a message to the school",
	status: 201,
	body: contactInput,
	answer: contact,
	idempotent: true,
	limit: "form",
});

export const listContacts = endpoint({
	method: "GET",
	path: "/api/admin/contacts",
	access: "administrator",
	summary: "Contact messages, newest first; without a limit all of them",
	status: 200,
	query: contactQuery,
	answer: z.array(officeContact),
	counted: true,
});

export const exportContacts = endpoint({
	method: "GET",
	path: "/api/admin/contacts.csv",
	access: "administrator",
	summary: "The same contact messages as CSV",
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
	summary: "One contact message; reading it here does not mark it read",
	status: 200,
	params: idParams,
	answer: officeContact,
	versioned: true,
});

export const markContactRead = endpoint({
	method: "PATCH",
	path: "/api/admin/contacts/{id}",
	access: "administrator",
	summary: "Marks a contact message read, whatever the body holds",
	status: 200,
	params: idParams,
	answer: officeContact,
	versioned: true,
});
