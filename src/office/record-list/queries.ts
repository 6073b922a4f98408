import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import type {
	BulkResult,
	ChangeOf,
	ListedRecord,
	RecordList,
	StateOf,
} from "#office/record-list/record-list.ts";
import { adminCall, adminCallWithTotal, ifMatch } from "#platform/api/admin-call.ts";
import { ApiError } from "#platform/api/client.ts";
import type { Endpoint, RequestOf } from "#platform/api/endpoint.ts";

/** Reference to a record in a request. One with only the specification’s fields has no version. */
type RecordKey = { id: number; version?: number | undefined };

/** A page of a list; `total` is null if the server sends none. */
interface LoadedRows<Row> {
	rows: Row[];
	total: number | null;
}

/** Creates the browser's queries and calls of a list, and their cache updates. */
export function recordListQueries<Row extends ListedRecord, Filters, Own>({
	name,
	endpoints,
}: RecordList<Row, Filters, Own>) {
	const { erase } = endpoints;
	const change = (records: readonly (RecordKey & ChangeOf<Own>)[]) =>
		send<BulkResult<StateOf<Row, Own>>>(endpoints.change, { body: { records } });
	const get = (id: number) =>
		queryOptions({
			queryKey: [name, "one", id],
			queryFn: ({ signal }) => send<Row>(endpoints.get, { params: { id }, signal }),
		});
	return {
		/** Queries a page of the list. */
		page: (query: Filters) =>
			queryOptions({
				queryKey: [name, "list", query],
				queryFn: async ({ signal }) => {
					const loaded = await adminCallWithTotal<Endpoint>(endpoints.list, {
						query,
						signal,
					} as Request);
					return loaded as unknown as LoadedRows<Row>;
				},
				placeholderData: keepPreviousData,
			}),
		/** Counts the records of a view. */
		count: (query: Filters) =>
			queryOptions({
				queryKey: [name, "count", query],
				queryFn: ({ signal }) => send<{ total: number }>(endpoints.count, { query, signal }),
			}),
		get,
		change,
		/** Changes all matching records, if there are `total`. */
		changeMatching: (query: Filters, total: number, change: ChangeOf<Own>) =>
			send<BulkResult<StateOf<Row, Own>>>(endpoints.changeMatching, {
				query,
				body: { total, change },
			}),
		/**
		 * Restores bulk-changeable fields of a record to former values.
		 * @throws {ApiError} when someone else has changed the record since
		 */
		async revert({ id, version }: Row, former: ChangeOf<Own>): Promise<void> {
			const { refused } = await change([{ id, version, ...former }]);
			if (refused[0]) throw new ApiError(412, refused[0].detail);
		},
		/** Absent if a record goes with another. */
		erase:
			erase &&
			(({ id, version }: RecordKey) =>
				send<undefined>(erase, { params: { id }, headers: ifMatch(version) })),
		/** Writes a saved record to the cache, before the list is refetched. */
		showSaved(queries: QueryClient, saved: Row) {
			queries.setQueriesData<LoadedRows<Row>>(
				{ queryKey: [name, "list"] },
				(cached) =>
					cached && {
						...cached,
						rows: cached.rows.map((row) => (row.id === saved.id ? { ...row, ...saved } : row)),
					},
			);
			queries.setQueryData<Row>([name, "one", saved.id], (cached) => cached && saved);
		},
		/** Invalidates the list, the counts, the activity log and people after a change of a record. */
		refresh: (queries: QueryClient) =>
			Promise.all(
				[name, "dashboard", "activity", "people"].map((key) =>
					queries.invalidateQueries({ queryKey: [key] }),
				),
			),
	};
}

type Request = RequestOf<Endpoint>;

// TypeScript can't infer from the schemas of a generic list: requests and responses have
// the types of the functions above.
function send<Answer>(endpoint: Endpoint, request: object): Promise<Answer> {
	return adminCall<Endpoint>(endpoint, request as Request) as Promise<Answer>;
}
