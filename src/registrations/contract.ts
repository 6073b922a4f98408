import * as z from "zod/mini";
import { endpoint } from "#api/endpoint.ts";
import { idParams } from "#api/fields.ts";
import { commaList, idFilter } from "#api/list.ts";
import { adminFields, defineRecordList } from "#record-list/define-record-list.ts";
import { registration, registrationFields, statuses } from "#registrations/public-contract.ts";

export * from "#registrations/public-contract.ts";

export const registrationPatch = z.partial(
	z.object({ ...registrationFields, status: z.enum(statuses, { error: "Invalid input" }) }),
);
export type RegistrationPatch = z.output<typeof registrationPatch>;

/** A registration as shown to administrators. */
export const adminRegistration = z.extend(registration, adminFields);
export type AdminRegistration = z.output<typeof adminRegistration>;

/** The list of registrations, for administrators. */
export const registrationList = defineRecordList({
	name: "registrations",
	kind: "registration",
	noun: ["registration", "registrations"],
	title: "fullName",
	row: adminRegistration,
	columns: {
		id: { label: "ID", sort: "value" },
		reference: { label: "Reference" },
		fullName: { label: "Name", sort: "name" },
		email: { label: "Email", sort: "text" },
		phone: { label: "Phone", sort: "value" },
		courseTitle: { label: "Course", sort: "text" },
		message: { label: "Message" },
		status: { label: "Status", sort: "value and date" },
		createdAt: { label: "Date", sort: "value" },
	},
	filters: { status: commaList("status", statuses), courseId: idFilter },
	changes: { status: z.enum(statuses) },
});

export const { get: getRegistration } = registrationList.endpoints;

export const updateRegistration = endpoint({
	method: "PATCH",
	path: "/api/admin/registrations/{id}",
	access: "front desk",
	summary: "Updates a registration's status or other fields",
	status: 200,
	params: idParams,
	body: registrationPatch,
	response: adminRegistration,
	versioned: true,
	announces: "registration",
});
