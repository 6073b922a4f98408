import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type ActivityEntry, listActivity } from "#activity/contract.ts";
import type { RequestOf } from "#api/endpoint.ts";
import { office, officeCounted } from "#api/office-call.ts";

type Query = NonNullable<RequestOf<typeof listActivity>["query"]>;

/** A page of who did what. */
export const activityQuery = (query: Query) =>
	queryOptions({
		queryKey: ["activity", "list", query],
		queryFn: ({ signal }) => officeCounted(listActivity, { query, signal }),
		placeholderData: keepPreviousData,
	});

/** What happened to one record, newest first. Every change of it asks anew. */
export const historyQuery = (kind: string, recordId: number) =>
	queryOptions({
		queryKey: ["activity", "record", kind, recordId],
		queryFn: ({ signal }) =>
			office(listActivity, { query: { kind, recordId: String(recordId), limit: 30 }, signal }),
	});

/** Who changed a record last; null where that is not known. */
export async function lastChangedBy(
	kind: string,
	recordId: number | string,
): Promise<string | null> {
	try {
		const query = { kind, recordId: String(recordId), limit: 1 };
		const [last]: ActivityEntry[] = await office(listActivity, { query });
		return last?.username || null;
	} catch {
		return null;
	}
}
