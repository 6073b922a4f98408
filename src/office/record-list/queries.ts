import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import type {
	BulkResult,
	ChangeOf,
	ListedRecord,
	RecordList,
	StateOf,
} from "#office/record-list/record-list.ts";
import { adminCall } from "#platform/api/admin-call.ts";
import { ApiError } from "#platform/api/client.ts";
import type { Endpoint, RequestOf } from "#platform/api/endpoint.ts";
import { pageOf, pagesOf, queryOf } from "#platform/api/query-of.ts";
import type { Occasion } from "#platform/api/refresh.ts";

/** Reference to a record in a request. One with only the specification’s fields has no version. */
type RecordKey = { id: number; version?: number | undefined };

/** A page of a list; `total` is null if the server sends none. */
interface LoadedRows<Row> {
	rows: Row[];
	total: number | null;
}

/** Creates the browser's queries and calls of a list, and their cache updates. */
export function recordListQueries<Row extends ListedRecord, Filters, Own>({
	endpoints,
	follows,
}: RecordList<Row, Filters, Own>) {
	const whileShown: readonly Occasion[] = follows ? ["connection", "change"] : [];
	const change = (records: readonly (RecordKey & ChangeOf<Own>)[]) =>
		send<BulkResult<StateOf<Row, Own>>>(endpoints.change, { body: { records } });
	const get = (id: number) => asked<Row>(endpoints.get, { params: { id } }, whileShown);
	return {
		/** Queries a page of the list, which stays as it is read also when a hidden tab is shown again. */
		page: (query: Filters) =>
			queryOptions({
				...(pageOf<Endpoint>(endpoints.list, { query } as Request, whileShown) as object as Asked<
					LoadedRows<Row>
				>),
				placeholderData: keepPreviousData,
			}),
		/** Counts the records of a view, which is current also above a list that stays put. */
		count: (query: Filters) =>
			asked<{ total: number }>(endpoints.count, { query }, ["change", "return"]),
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
		/** Writes a saved record to the cache, before the list is refetched. */
		showSaved(queries: QueryClient, saved: Row) {
			queries.setQueriesData<LoadedRows<Row>>(
				{ queryKey: pagesOf(endpoints.list) },
				(cached) =>
					cached && {
						...cached,
						rows: cached.rows.map((row) => (row.id === saved.id ? { ...row, ...saved } : row)),
					},
			);
			queries.setQueryData(get(saved.id).queryKey, (cached) => cached && saved);
		},
	};
}

type Request = RequestOf<Endpoint>;

// TypeScript can't infer from the schemas of a generic list: requests and responses have
// the types of the functions above.
type Asked<Answer> = ReturnType<typeof queryOptions<Answer>>;

function asked<Answer>(endpoint: Endpoint, request: object, follows: readonly Occasion[]) {
	return queryOf<Endpoint>(endpoint, request as Request, follows) as object as Asked<Answer>;
}

function send<Answer>(endpoint: Endpoint, request: object): Promise<Answer> {
	return adminCall<Endpoint>(endpoint, request as Request) as Promise<Answer>;
}
