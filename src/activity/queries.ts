import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type ActivityEntry, listActivity } from "#activity/contract.ts";
import { adminCall, adminCallWithTotal } from "#api/admin-call.ts";
import type { RequestOf } from "#api/endpoint.ts";

type Query = NonNullable<RequestOf<typeof listActivity>["query"]>;

/** A page of who did what. */
export const activityQuery = (query: Query) =>
	queryOptions({
		queryKey: ["activity", "list", query],
		queryFn: ({ signal }) => adminCallWithTotal(listActivity, { query, signal }),
		placeholderData: keepPreviousData,
	});

/** What happened to one record, newest first. Every change of it asks anew. */
export const historyQuery = (kind: string, recordId: number) =>
	queryOptions({
		queryKey: ["activity", "record", kind, recordId],
		queryFn: ({ signal }) =>
			adminCall(listActivity, { query: { kind, recordId: String(recordId), limit: 30 }, signal }),
	});

/** Who changed a record last; null where that is not known. */
export async function lastChangedBy(
	kind: string,
	recordId: number | string,
): Promise<string | null> {
	try {
		const query = { kind, recordId: String(recordId), limit: 1 };
		const [last]: ActivityEntry[] = await adminCall(listActivity, { query });
		return last?.username || null;
	} catch {
		return null;
	}
}
