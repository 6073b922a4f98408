import { queryOptions } from "@tanstack/react-query";
import {
	type AdminRegistration,
	type Decision,
	type DecisionEmail,
	previewDecisionEmail,
	type RegistrationPatch,
	type RegistrationStatus,
	registrationList,
	sendDecisionEmail,
	updateRegistration,
} from "#intake/registrations/contract.ts";
import { addRegistration, type OfficeRegistration } from "#intake/registrations/office-contract.ts";
import { recordListQueries } from "#office/record-list/queries.ts";
import { adminCall, ifMatch } from "#platform/api/admin-call.ts";

const queries = recordListQueries(registrationList);
export const { page: registrationsQuery, showSaved, refresh: refreshRegistrations } = queries;

/** Queries the email about a decision, as it would be sent now. It stays as it was read while it is open. */
export const decisionEmailQuery = (id: number, status: Decision) =>
	queryOptions({
		queryKey: ["registrations", "decision-email", id, status],
		queryFn: ({ signal }) =>
			adminCall(previewDecisionEmail, { params: { id }, query: { status }, signal }),
		refetchOnMount: "always",
	});

/**
 * Sends the email about a decision. Fails with 412 if somebody else has sent it since `lastSent`, or retried that one.
 * @param key identifies repeated sends of the same email
 */
export const sendDecision = (
	id: number,
	status: Decision,
	lastSent: DecisionEmail["lastSent"],
	key: string,
) =>
	adminCall(sendDecisionEmail, {
		params: { id },
		body: { status, lastSentId: lastSent?.id ?? null, lastSentStatus: lastSent?.status },
		headers: { "idempotency-key": key },
	});

/** Stores a registration that the office entered. @param key identifies repeated sends of the same one */
export const enterRegistration = (body: OfficeRegistration, key: string) =>
	adminCall(addRegistration, { body, headers: { "idempotency-key": key } });

/** Sets a status. Fails with 412 if the registration has changed since `version`. */
export const setStatus = (change: { id: number; status: RegistrationStatus; version?: number }) =>
	adminCall(updateRegistration, {
		params: { id: change.id },
		body: { status: change.status },
		headers: ifMatch(change.version),
	});

/** Corrects the visitor's data. Fails with 412 if the registration has changed since `version`. */
export const correctRegistration = (
	id: number,
	body: RegistrationPatch,
	version: number | undefined,
) => adminCall(updateRegistration, { params: { id }, body, headers: ifMatch(version) });

/**
 * Restores former field values.
 * @throws {ApiError} when someone else has changed the registration since
 */
export function revertRegistration(
	registration: AdminRegistration,
	former: Record<string, unknown>,
): Promise<unknown> {
	return "archived" in former || "isSpam" in former
		? queries.revert(registration, former)
		: correctRegistration(registration.id, former, registration.version);
}
