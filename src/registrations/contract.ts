import * as z from "zod/mini";
import { endpoint } from "#api/endpoint.ts";
import { idParams } from "#api/fields.ts";
import {
	booleanParam,
	commaList,
	day,
	idFilter,
	ids,
	paging,
	searchText,
	sorting,
} from "#api/list.ts";
import { registration, registrationFields, statuses } from "#registrations/public-contract.ts";

export * from "#registrations/public-contract.ts";

export const registrationPatch = z.partial(
	z.object({ ...registrationFields, status: z.enum(statuses, { error: "Invalid input" }) }),
);
export type RegistrationPatch = z.output<typeof registrationPatch>;

/** A registration as the office sees it. */
export const adminRegistration = z.extend(registration, {
	version: z.int(),
	/** Out of sight, not out of the database. */
	archived: z.boolean(),
});
export type AdminRegistration = z.output<typeof adminRegistration>;

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
	status: commaList("status", statuses),
	courseId: idFilter,
	from: z.optional(day),
	to: z.optional(day),
	q: searchText,
	/** The archive instead of the list. */
	archived: booleanParam,
	/** A selection, by number. */
	ids,
	sort: sorting(sortableRegistrationColumns),
};

export const registrationListParams = z.object({ ...filters, ...paging });
export type RegistrationQuery = z.output<typeof registrationListParams>;

export const listRegistrations = endpoint({
	method: "GET",
	path: "/api/admin/registrations",
	access: "administrator",
	summary: "Lists registrations, newest first; returns all without a limit",
	status: 200,
	query: registrationListParams,
	response: z.array(adminRegistration),
	hasTotal: true,
});

export const exportRegistrations = endpoint({
	method: "GET",
	path: "/api/admin/registrations.csv",
	access: "administrator",
	summary: "Exports the same registrations as CSV",
	status: 200,
	query: registrationListParams,
	contentType: "text/csv; charset=utf-8",
	hasTotal: true,
	limit: "export",
	requiresFreshPassword: true,
	records: { action: "exported", kind: "registration", label: "Registrations as CSV" },
});

export const getRegistration = endpoint({
	method: "GET",
	path: "/api/admin/registrations/{id}",
	access: "administrator",
	summary: "Returns one registration",
	status: 200,
	params: idParams,
	response: adminRegistration,
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
	response: adminRegistration,
	versioned: true,
	announces: "registration",
});
