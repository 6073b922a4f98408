import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type ActivityEntry, listActivity } from "#office/activity/contract.ts";
import { adminCall, adminCallWithTotal } from "#platform/api/admin-call.ts";
import type { RequestOf } from "#platform/api/endpoint.ts";

type Query = NonNullable<RequestOf<typeof listActivity>["query"]>;

/** Queries one page of the activity log. */
export const activityQuery = (query: Query) =>
	queryOptions({
		queryKey: ["activity", "list", query],
		queryFn: ({ signal }) => adminCallWithTotal(listActivity, { query, signal }),
		placeholderData: keepPreviousData,
	});

/** Queries a record's history, newest first. Every change of the record refetches it. */
export const historyQuery = (kind: string, recordId: number) =>
	queryOptions({
		queryKey: ["activity", "record", kind, recordId],
		queryFn: ({ signal }) =>
			adminCall(listActivity, { query: { kind, recordId: String(recordId), limit: 30 }, signal }),
	});

/** Queries the user who changed a record last; null if unknown. */
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
