import { queryOptions } from "@tanstack/react-query";
import {
	type AdminRegistration,
	type Decision,
	previewDecisionEmail,
	registrationList,
	updateRegistration,
} from "#intake/registrations/contract.ts";
import { recordListQueries } from "#office/record-list/queries.ts";
import { adminCall, ifMatch } from "#platform/api/admin-call.ts";
import { queryOf } from "#platform/api/query-of.ts";

const queries = recordListQueries(registrationList);
export const { showSaved } = queries;

/** Queries the email about a decision, as it would be sent now. It stays as it was read while it is open. */
export const decisionEmailQuery = (id: number, status: Decision) =>
	queryOptions({
		...queryOf(previewDecisionEmail, { params: { id }, query: { status } }),
		refetchOnMount: "always",
	});

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
