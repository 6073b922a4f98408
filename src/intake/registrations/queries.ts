import {
	type AdminRegistration,
	registrationList,
	updateRegistration,
} from "#intake/registrations/contract.ts";
import { recordListQueries } from "#office/record-list/queries.ts";
import { adminCall, ifMatch } from "#platform/api/admin-call.ts";

const queries = recordListQueries(registrationList);
export const { showSaved } = queries;

/**
 * Restores former field values.
 * @throws {ApiError} when someone else has changed the registration since
 */
export function revertRegistration(
	registration: AdminRegistration,
	former: Record<string, unknown>,
): Promise<unknown> {
	const { id, version } = registration;
	return "archived" in former || "isSpam" in former
		? queries.revert(registration, former)
		: adminCall(updateRegistration, { params: { id }, body: former, headers: ifMatch(version) });
}
