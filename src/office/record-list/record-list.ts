import type { RawBuilder, SqlBool } from "kysely";
import type * as z from "zod/mini";
import type { ViewedList } from "#office/saved-views/contract.ts";
import type { Access, Endpoint, RecordKind } from "#platform/api/endpoint.ts";

// Definition of a list of records, made by `defineRecordList`. The server, the queries and
// the screens of this room work on any of them.

/** Fields of every record of a list. */
export type ListedRecord = {
	id: number;
	/** Reference number for phone calls. */
	reference: string;
	createdAt: string;
	version: number;
	archived: boolean;
};

/**
 * Sort order of a column: by value; as case-insensitive text; as the person's name, by
 * the folded search text; or by value, then date, for columns with few values.
 */
type SortOrder = "value" | "text" | "name" | "value and date";

export interface Column {
	/** Heading of the column, on screen and in CSV. */
	label: string;
	/** CSV heading, if it differs. */
	csv?: string;
	/** Absent if the list does not sort by it. */
	sort?: SortOrder;
}

/** Parsed query of every list. */
export interface ListQuery {
	q?: string | undefined;
	/** Calendar days in New York, inclusive. */
	from?: string | undefined;
	to?: string | undefined;
	/** Shows the archive instead of the list. */
	archived?: boolean | undefined;
	ids?: number[] | undefined;
	sort?: string | undefined;
	limit?: number | undefined;
	offset?: number | undefined;
	/** The list's own filters: one value of a column, or several. */
	[filter: string]: unknown;
}

/** Fields that a bulk change sets: some of the list's own fields, or `archived`. */
export type ChangeOf<Own> = Own & { archived?: boolean | undefined };

/** Values of a record's bulk-changeable fields. */
export type StateOf<Row, Own> = Pick<Row, Extract<keyof Row, keyof Own | "archived">>;

export interface BulkResult<State> {
	changed: { id: number; version: number; before: State; after: State }[];
	refused: { id: number; reason: "stale" | "missing" | "conflict"; detail: string }[];
}

type Schema<Out, In = Out> = z.ZodMiniType<Out, In>;
/** Kinds of records that have a list. */
type ListedKind = Extract<RecordKind, "registration" | "contact" | "email">;

type AdminEndpoint = Endpoint & { access: Exclude<Access, "anyone"> };
type ById = { params: Schema<{ id: number }, { id: string | number }> };

/**
 * A list of records, for server and browser.
 * @typeParam Row a record as administrators see it
 * @typeParam Filters the query as a caller writes it
 * @typeParam Own the list's own fields that bulk changes set
 */
export interface RecordList<Row extends ListedRecord, Filters = object, Own = object> {
	/** Name of the table, the path under `/api/admin`, the saved views and the cached queries. */
	name: ViewedList;
	/** Name of one record in the activity log and in live updates. */
	kind: ListedKind;
	/** Singular and plural on screens. */
	noun: readonly [one: string, several: string];
	/** Field that titles a record. */
	title: keyof Row & string;
	/** An open list follows what others change. Without it the list stays put, and offers new rows. */
	follows?: true;
	/** Fields of a record: the columns to read. */
	fields: readonly string[];
	/** Converts columns that store a field's value as text. */
	stored?: Readonly<Partial<Record<keyof Row & string, (text: string) => unknown>>>;
	columns: Readonly<Partial<Record<keyof Row & string, Column>>>;
	/** The list's own filters, by column name. */
	filters: readonly string[];
	/** Conditions of filters that are not a column, on the server. */
	conditions?: Readonly<Record<string, () => RawBuilder<SqlBool>>>;
	/** Fields that bulk changes set. */
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
		/** Absent if a record goes with another. */
		erase?: AdminEndpoint & ById;
	};
}

export function sortableColumns({ columns }: { columns: object }): string[] {
	return Object.entries(columns as Record<string, Column>).flatMap(([name, { sort }]) =>
		sort ? [name] : [],
	);
}
