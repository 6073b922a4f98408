import type * as z from "zod/mini";
import type { Endpoint } from "#api/endpoint.ts";
import type { SubmittedKind } from "#database/tables.server.ts";
import type { ViewedList } from "#saved-views/contract.ts";

// What a list of records consists of. `defineRecordList` makes one; the server, the queries and the
// screens of this room work on any of them.

/** What every record of a list has, next to the fields of its own. */
export type ListedRecord = {
	id: number;
	/** The number that people say on the phone. */
	reference: string;
	createdAt: string;
	version: number;
	archived: boolean;
};

/**
 * How a column sorts: by its value; as text without regard to capitals; as the person's name, by
 * the folded search text; or by its value and then, for columns with few values, by date.
 */
export type SortOrder = "value" | "text" | "name" | "value and date";

export interface Column {
	/** The head of the column, and its heading in CSV. */
	label: string;
	/** Its heading in CSV where that is another one. */
	csv?: string;
	/** Absent where the list does not sort by it. */
	sort?: SortOrder;
}

/** What the query of every list means to the server, parsed. */
export interface ListQuery {
	q?: string | undefined;
	/** Calendar days in New York, both included. */
	from?: string | undefined;
	to?: string | undefined;
	/** The archive instead of the list. */
	archived?: boolean | undefined;
	ids?: number[] | undefined;
	sort?: string | undefined;
	limit?: number | undefined;
	offset?: number | undefined;
	/** The list's own filters: the value of a column, or several of them. */
	[filter: string]: unknown;
}

/** What a bulk change sets: some of the list's own fields, or whether it is archived. */
export type ChangeOf<Own> = Own & { archived?: boolean | undefined };

/** The fields of a record that bulk changes set, as they were or are. */
export type StateOf<Row, Own> = Pick<Row, Extract<keyof Row, keyof Own | "archived">>;

export interface BulkResult<State> {
	changed: { id: number; version: number; before: State; after: State }[];
	refused: { id: number; reason: "stale" | "missing"; detail: string }[];
}

type Schema<Out, In = Out> = z.ZodMiniType<Out, In>;
type AdminEndpoint = Endpoint & { access: "administrator" };
type ById = { params: Schema<{ id: number }, { id: string | number }> };

/**
 * A list of records on both sides.
 * @typeParam Row a record as administrators see it
 * @typeParam Filters the query as a caller writes it
 * @typeParam Own the list's own fields that bulk changes set
 */
export interface RecordList<Row extends ListedRecord, Filters = object, Own = object> {
	/** Names the table, the path under `/api/admin`, the saved views and the cached queries. */
	name: ViewedList;
	/** Names one record in the activity log, live updates and submissions. */
	kind: SubmittedKind;
	/** What screens call one record and several. */
	noun: readonly [one: string, several: string];
	/** The field by which a person recognizes a record. */
	title: keyof Row & string;
	/** The fields of a record: the columns that are read. */
	fields: readonly string[];
	columns: Readonly<Partial<Record<keyof Row & string, Column>>>;
	/** The list's own filters. Each has the name of the column that it compares. */
	filters: readonly string[];
	/** The fields that bulk changes set. */
	changeable: readonly string[];
	endpoints: {
		list: AdminEndpoint & { query: Schema<ListQuery, Filters>; response: Schema<Row[]> };
		exportCsv: AdminEndpoint & { query: Schema<ListQuery, Filters> };
		count: AdminEndpoint & {
			query: Schema<ListQuery, Filters>;
			response: Schema<{ total: number }>;
		};
		get: AdminEndpoint & ById & { response: Schema<Row> };
		change: AdminEndpoint & {
			body: Schema<{ records: ({ id: number; version?: number | undefined } & ChangeOf<Own>)[] }>;
			response: Schema<BulkResult<StateOf<Row, Own>>>;
		};
		changeMatching: AdminEndpoint & {
			query: Schema<ListQuery, Filters>;
			body: Schema<{ total: number; change: ChangeOf<Own> }>;
			response: Schema<BulkResult<StateOf<Row, Own>>>;
		};
		erase: AdminEndpoint & ById;
	};
}

/** The names of the columns by which a list sorts. */
export function sortableColumns({ columns }: { columns: object }): string[] {
	return Object.entries(columns as Record<string, Column>).flatMap(([name, { sort }]) =>
		sort ? [name] : [],
	);
}
