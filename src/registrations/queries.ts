import { adminCall, ifMatch } from "#api/admin-call.ts";
import { recordListQueries } from "#record-list/queries.ts";
import {
	type AdminRegistration,
	type RegistrationPatch,
	type RegistrationStatus,
	registrationList,
	updateRegistration,
} from "#registrations/contract.ts";

const queries = recordListQueries(registrationList);
export const { page: registrationsQuery, showSaved, refresh: refreshRegistrations } = queries;

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
