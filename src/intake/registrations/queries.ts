import { placeNote } from "#intake/registrations/admin/place-note.ts";
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
 * @returns what is to be said besides
 * @throws {ApiError} when someone else has changed the registration since
 */
export async function revertRegistration(
	registration: AdminRegistration,
	former: Record<string, unknown>,
): Promise<string | undefined> {
	const { id, version } = registration;
	if ("archived" in former || "isSpam" in former) {
		await queries.revert(registration, former);
		return undefined;
	}
	const change = { params: { id }, body: former, headers: ifMatch(version) };
	return placeNote(registration, await adminCall(updateRegistration, change));
}
