import * as z from "zod/mini";
import { endpoint } from "#api/endpoint.ts";
import { email, id, idParams, instant, line, longText, optional, phone } from "#api/fields.ts";
import { day, flag, idFilter, ids, paging, searchText, sorting, words } from "#api/list.ts";
import { unknownCourseSentence } from "#courses/contract.ts";

export const statuses = ["pending", "accepted", "rejected"] as const;
export type RegistrationStatus = (typeof statuses)[number];

const courseId = z
	.int({ error: unknownCourseSentence })
	.check(
		z.minimum(1, { error: unknownCourseSentence }),
		z.maximum(2_147_483_647, { error: unknownCourseSentence }),
	);

const registrationFields = {
	fullName: line({ max: 200, required: "Please enter your full name" }),
	email,
	phone,
	courseId,
	message: optional(longText({ max: 5000 })),
};

/** What a visitor sends to register. */
export const registrationInput = z.object(registrationFields);
export type RegistrationInput = z.output<typeof registrationInput>;

const registrationPatch = z.partial(
	z.object({ ...registrationFields, status: z.enum(statuses, { error: "Invalid input" }) }),
);
export type RegistrationPatch = z.output<typeof registrationPatch>;

/** A registration as the visitor gets it back. */
export const registration = z.object({
	id,
	reference: z.string(),
	fullName: z.string(),
	email: z.string(),
	phone: z.string(),
	courseId: z.int(),
	courseTitle: z.string(),
	message: z.nullable(z.string()),
	createdAt: instant,
	status: z.enum(statuses),
});
export type Registration = z.output<typeof registration>;

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

export const register = endpoint({
	method: "POST",
	path: "/api/register",
	access: "anyone",
	summary: "Registers a visitor for a course",
	status: 201,
	body: registrationInput,
	answer: registration,
	idempotent: true,
	limit: "form",
});

export const listRegistrations = endpoint({
	method: "GET",
	path: "/api/admin/registrations",
	access: "administrator",
	summary: "Registrations, newest first; without a limit all of them",
	status: 200,
	query: registrationQuery,
	answer: z.array(officeRegistration),
	counted: true,
});

export const exportRegistrations = endpoint({
	method: "GET",
	path: "/api/admin/registrations.csv",
	access: "administrator",
	summary: "The same registrations as CSV",
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
	summary: "One registration",
	status: 200,
	params: idParams,
	answer: officeRegistration,
	versioned: true,
});

export const updateRegistration = endpoint({
	method: "PATCH",
	path: "/api/admin/registrations/{id}",
	access: "administrator",
	summary: "Sets a registration's status, or corrects its fields",
	status: 200,
	params: idParams,
	body: registrationPatch,
	answer: officeRegistration,
	versioned: true,
});
