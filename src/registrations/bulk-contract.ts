import * as z from "zod/mini";
import { bulkAnswer, bulkBody } from "#api/bulk.ts";
import { endpoint } from "#api/endpoint.ts";
import { idParams } from "#api/fields.ts";
import { registrationListParams, statuses } from "#registrations/contract.ts";

const state = z.object({ status: z.enum(statuses), archived: z.boolean() });
export type RegistrationState = z.output<typeof state>;

const body = bulkBody({
	status: z.optional(z.enum(statuses)),
	archived: z.optional(z.boolean()),
});
export type RegistrationBulk = z.output<typeof body>;

const answer = bulkAnswer(state);
export type RegistrationBulkAnswer = z.output<typeof answer>;

/** Sets the status of many registrations, archives or restores them, or undoes that. */
export const bulkRegistrations = endpoint({
	method: "POST",
	path: "/api/admin/registrations/bulk",
	access: "administrator",
	summary:
		"Sets the status of many registrations, or archives or restores them; returns the previous values",
	status: 200,
	body,
	response: answer,
	announces: "registration",
});

/** How many registrations a view holds. */
export const countRegistrations = endpoint({
	method: "GET",
	path: "/api/admin/registrations/count",
	access: "administrator",
	summary: "Counts the registrations that match the filters",
	status: 200,
	query: registrationListParams,
	response: z.object({ total: z.int() }),
});

export const eraseRegistration = endpoint({
	method: "DELETE",
	path: "/api/admin/registrations/{id}",
	access: "administrator",
	summary: "Permanently deletes a registration and redacts it in the activity log",
	status: 204,
	params: idParams,
	versioned: true,
	requiresFreshPassword: true,
	announces: "registration",
});
