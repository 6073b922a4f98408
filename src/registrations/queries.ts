import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { adminCall, adminCallWithTotal, ifMatch } from "#api/admin-call.ts";
import { ApiError } from "#api/client.ts";
import type { RequestOf } from "#api/endpoint.ts";
import {
	bulkRegistrations,
	countRegistrations,
	eraseRegistration,
} from "#registrations/bulk-contract.ts";
import {
	type AdminRegistration,
	getRegistration,
	listRegistrations,
	type RegistrationPatch,
	type RegistrationStatus,
	updateRegistration,
} from "#registrations/contract.ts";

/** What a list of registrations can be asked for. */
export type RegistrationFilters = NonNullable<RequestOf<typeof listRegistrations>["query"]>;

/** A page of the list. */
export const registrationsQuery = (query: RegistrationFilters) =>
	queryOptions({
		queryKey: ["registrations", "list", query],
		queryFn: ({ signal }) => adminCallWithTotal(listRegistrations, { query, signal }),
		placeholderData: keepPreviousData,
	});

/** How many registrations a view holds. */
export const registrationCountQuery = (query: RegistrationFilters) =>
	queryOptions({
		queryKey: ["registrations", "count", query],
		queryFn: ({ signal }) => adminCall(countRegistrations, { query, signal }),
	});

export const registrationListParams = (id: number) =>
	queryOptions({
		queryKey: ["registrations", "one", id],
		queryFn: ({ signal }) => adminCall(getRegistration, { params: { id }, signal }),
	});

/** Sets a status, if nobody changed the registration since `version`. */
export const setStatus = (change: { id: number; status: RegistrationStatus; version?: number }) =>
	adminCall(updateRegistration, {
		params: { id: change.id },
		body: { status: change.status },
		headers: ifMatch(change.version),
	});

/** Corrects what the visitor typed, if nobody changed the registration since `version`. */
export const correctRegistration = (
	id: number,
	body: RegistrationPatch,
	version: number | undefined,
) => adminCall(updateRegistration, { params: { id }, body, headers: ifMatch(version) });

type BulkRecords = NonNullable<RequestOf<typeof bulkRegistrations>["body"]>["records"];

/** Changes many at once, or takes that back. */
export const changeMany = (records: BulkRecords) =>
	adminCall(bulkRegistrations, { body: { records } });

/**
 * Puts fields back to what they were before.
 * @throws {ApiError} when somebody changed the registration meanwhile
 */
export async function revertRegistration(
	{ id, version }: AdminRegistration,
	former: Record<string, unknown>,
): Promise<void> {
	if ("archived" in former) {
		const { refused } = await changeMany([{ id, version, ...former }]);
		if (refused[0]) throw new ApiError(412, refused[0].detail);
	} else await correctRegistration(id, former, version);
}

export const erase = (change: { id: number; version?: number }) =>
	adminCall(eraseRegistration, { params: { id: change.id }, headers: ifMatch(change.version) });

/** Shows a registration as it was saved, before the list is loaded anew. */
export function showSaved(queries: QueryClient, saved: AdminRegistration) {
	queries.setQueriesData<{ rows: AdminRegistration[]; total: number | null }>(
		{ queryKey: ["registrations", "list"] },
		(known) =>
			known && {
				...known,
				rows: known.rows.map((row) => (row.id === saved.id ? { ...row, ...saved } : row)),
			},
	);
	queries.setQueryData(registrationListParams(saved.id).queryKey, (known) => known && saved);
}

/** After any change of a registration: the list, the figures, and who did what. */
export function refreshRegistrations(queries: QueryClient) {
	return Promise.all(
		["registrations", "dashboard", "activity"].map((key) =>
			queries.invalidateQueries({ queryKey: [key] }),
		),
	);
}
