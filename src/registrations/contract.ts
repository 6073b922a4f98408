import * as z from "zod/mini";
import { endpoint } from "#api/endpoint.ts";
import { idParams } from "#api/fields.ts";
import { day, flag, idFilter, ids, paging, searchText, sorting, words } from "#api/list.ts";
import { registration, registrationFields, statuses } from "#registrations/visitor-contract.ts";

export * from "#registrations/visitor-contract.ts";

export const registrationPatch = z.partial(
	z.object({ ...registrationFields, status: z.enum(statuses, { error: "Invalid input" }) }),
);
export type RegistrationPatch = z.output<typeof registrationPatch>;

/** A registration as the office sees it. */
export const officeRegistration = z.extend(registration, {
	version: z.int(),
	/** Out of sight, not out of the database. */
	archived: z.boolean(),
});
export type OfficeRegistration = z.output<typeof officeRegistration>;

export const sortableRegistrationColumns = [
	"createdAt",
	"id",
	"fullName",
	"email",
	"phone",
	"courseTitle",
	"status",
] as const;

const filters = {
	status: words("status", statuses),
	courseId: idFilter,
	from: z.optional(day),
	to: z.optional(day),
	q: searchText,
	/** The archive instead of the list. */
	archived: flag,
	/** A selection, by number. */
	ids,
	sort: sorting(sortableRegistrationColumns),
};

export const registrationQuery = z.object({ ...filters, ...paging });
export type RegistrationQuery = z.output<typeof registrationQuery>;

export const listRegistrations = endpoint({
	method: "GET",
	path: "/api/admin/registrations",
	access: "administrator",
	summary: "Lists registrations, newest first; returns all without a limit",
	status: 200,
	query: registrationQuery,
	answer: z.array(officeRegistration),
	counted: true,
});

export const exportRegistrations = endpoint({
	method: "GET",
	path: "/api/admin/registrations.csv",
	access: "administrator",
	summary: "Exports the same registrations as CSV",
	status: 200,
	query: registrationQuery,
	answerType: "text/csv; charset=utf-8",
	counted: true,
	limit: "export",
	confirmed: true,
});

export const getRegistration = endpoint({
	method: "GET",
	path: "/api/admin/registrations/{id}",
	access: "administrator",
	summary: "Returns one registration",
	status: 200,
	params: idParams,
	answer: officeRegistration,
	versioned: true,
});

export const updateRegistration = endpoint({
	method: "PATCH",
	path: "/api/admin/registrations/{id}",
	access: "administrator",
	summary: "Updates a registration's status or other fields",
	status: 200,
	params: idParams,
	body: registrationPatch,
	answer: officeRegistration,
	versioned: true,
});
