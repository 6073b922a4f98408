import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { adminCall, adminCallWithTotal, ifMatch } from "#api/admin-call.ts";
import { ApiError } from "#api/client.ts";
import type { Endpoint, RequestOf } from "#api/endpoint.ts";
import type {
	BulkResult,
	ChangeOf,
	ListedRecord,
	RecordList,
	StateOf,
} from "#record-list/record-list.ts";

/** What a request names a record by. A server without versions sends none. */
type RecordKey = { id: number; version?: number | undefined };

/** A page of a list; `total` is null where the server does not say how many match. */
interface LoadedRows<Row> {
	rows: Row[];
	total: number | null;
}

/** The browser's calls of a list, and what it keeps of their answers. */
export function recordListQueries<Row extends ListedRecord, Filters, Own>({
	name,
	endpoints,
}: RecordList<Row, Filters, Own>) {
	const change = (records: readonly (RecordKey & ChangeOf<Own>)[]) =>
		send<BulkResult<StateOf<Row, Own>>>(endpoints.change, { body: { records } });
	const get = (id: number) =>
		queryOptions({
			queryKey: [name, "one", id],
			queryFn: ({ signal }) => send<Row>(endpoints.get, { params: { id }, signal }),
		});
	return {
		/** A page of the list. */
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
		/** How many records a view holds. */
		count: (query: Filters) =>
			queryOptions({
				queryKey: [name, "count", query],
				queryFn: ({ signal }) => send<{ total: number }>(endpoints.count, { query, signal }),
			}),
		get,
		change,
		/** Changes all records that match, if there are `total`. */
		changeMatching: (query: Filters, total: number, change: ChangeOf<Own>) =>
			send<BulkResult<StateOf<Row, Own>>>(endpoints.changeMatching, {
				query,
				body: { total, change },
			}),
		/**
		 * Puts bulk-changeable fields of a record back to what they were.
		 * @throws {ApiError} when someone else has changed the record since
		 */
		async revert({ id, version }: Row, former: ChangeOf<Own>): Promise<void> {
			const { refused } = await change([{ id, version, ...former }]);
			if (refused[0]) throw new ApiError(412, refused[0].detail);
		},
		erase: ({ id, version }: RecordKey) =>
			send<undefined>(endpoints.erase, { params: { id }, headers: ifMatch(version) }),
		/** Shows a record as it was saved, before the list is loaded again. */
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
		/** After any change of a record: the list, the counts, and the activity log. */
		refresh: (queries: QueryClient) =>
			Promise.all(
				[name, "dashboard", "activity"].map((key) =>
					queries.invalidateQueries({ queryKey: [key] }),
				),
			),
	};
}

type Request = RequestOf<Endpoint>;

// TypeScript cannot look into the schemas of a list that it does not know yet: the types of requests
// and answers are those of the functions above.
function send<Answer>(endpoint: Endpoint, request: object): Promise<Answer> {
	return adminCall<Endpoint>(endpoint, request as Request) as Promise<Answer>;
}
