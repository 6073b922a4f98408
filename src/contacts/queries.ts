import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { adminCall, adminCallWithTotal, ifMatch } from "#api/admin-call.ts";
import type { RequestOf } from "#api/endpoint.ts";
import { bulkContacts, countContacts, eraseContact } from "#contacts/bulk-contract.ts";
import { getContact, listContacts, markContactRead } from "#contacts/contract.ts";

/** What a list of messages can be asked for. */
export type ContactFilters = NonNullable<RequestOf<typeof listContacts>["query"]>;

/** A page of the list. */
export const contactsQuery = (query: ContactFilters) =>
	queryOptions({
		queryKey: ["contacts", "list", query],
		queryFn: ({ signal }) => adminCallWithTotal(listContacts, { query, signal }),
		placeholderData: keepPreviousData,
	});

/** How many messages a view holds. */
export const contactCountQuery = (query: ContactFilters) =>
	queryOptions({
		queryKey: ["contacts", "count", query],
		queryFn: ({ signal }) => adminCall(countContacts, { query, signal }),
	});

export const contactListParams = (id: number) =>
	queryOptions({
		queryKey: ["contacts", "one", id],
		queryFn: ({ signal }) => adminCall(getContact, { params: { id }, signal }),
	});

/** Marks a message read. It carries no version: two people who open it both only read it. */
export const markRead = (id: number) => adminCall(markContactRead, { params: { id } });

type BulkRecords = NonNullable<RequestOf<typeof bulkContacts>["body"]>["records"];

/** Changes many at once, or takes that back. */
export const changeManyContacts = (records: BulkRecords) =>
	adminCall(bulkContacts, { body: { records } });

export const eraseMessage = (change: { id: number; version?: number }) =>
	adminCall(eraseContact, { params: { id: change.id }, headers: ifMatch(change.version) });

/** After any change of a message: the list, the figures, and who did what. */
export function refreshContacts(queries: QueryClient) {
	return Promise.all(
		["contacts", "dashboard", "activity"].map((key) =>
			queries.invalidateQueries({ queryKey: [key] }),
		),
	);
}
