import * as z from "zod/mini";
import { bulkBody, bulkResponse, matchingBody } from "#office/record-list/bulk-contract.ts";
import {
	type ListedRecord,
	type RecordList,
	sortableColumns,
} from "#office/record-list/record-list.ts";
import { endpoint, type RecordKind } from "#platform/api/endpoint.ts";
import {
	booleanParam,
	EXPORT_ROWS,
	ids,
	paging,
	searchFilters,
	sorting,
} from "#platform/api/list.ts";
import { capital } from "#platform/text/capital.ts";

type Shape = Record<string, z.ZodMiniType>;
type RowOf<Row extends Shape> = z.output<z.ZodMiniObject<Row>> & ListedRecord;

/** Options of a list; `RecordList` documents the shared fields. */
interface Definition<Row extends Shape, Filters extends Shape, Changes extends Shape>
	extends Pick<
		RecordList<RowOf<Row>>,
		"name" | "kind" | "noun" | "title" | "follows" | "columns" | "stored"
	> {
	row: z.ZodMiniObject<Row>;
	/** Kinds of records whose change shows in the rows, next to the list's own. */
	alsoShows: readonly RecordKind[];
	/** The list's own filters, by column. */
	filters: Filters;
	/** Fields that bulk changes may set, next to `archived`. */
	changes: Changes;
	/** False if a record goes with another, and can't be deleted by itself. */
	erasable?: false;
}

type FiltersOf<Filters extends Shape> = z.input<
	z.ZodMiniObject<Filters & typeof commonFilters & typeof paging & { sort: typeof anySort }>
>;
type ChangesOf<Changes extends Shape> = { [Name in keyof Changes]?: z.output<Changes[Name]> };

const anySort = z.optional(z.string());

/** Fields of every record that only administrators see. */
export const adminFields = {
	version: z.int(),
	/** Hidden from the list and kept. */
	archived: z.boolean(),
};

/** Filters that every list of records has. */
const commonFilters = {
	...searchFilters,
	/** Shows the archive instead of the list. */
	archived: booleanParam,
	/** A selection, by id. */
	ids,
};

/** Defines a list of records: its public and admin fields, and its endpoints. */
export function defineRecordList<Row extends Shape, Filters extends Shape, Changes extends Shape>(
	definition: Definition<Row, Filters, Changes>,
): RecordList<RowOf<Row>, FiltersOf<Filters>, ChangesOf<Changes>> {
	const { row, filters, changes, erasable: _, alsoShows: __, ...fields } = definition;
	const optionalChanges = Object.fromEntries(
		Object.entries(changes).map(([name, schema]) => [name, z.optional(schema)]),
	);
	const changeable = [...Object.keys(changes), "archived"];
	return {
		...fields,
		fields: Object.keys(row.shape),
		filters: Object.keys(filters),
		changeable,
		endpoints: endpointsOf(definition, {
			row,
			filters: { ...filters, ...commonFilters },
			changes: { ...optionalChanges, archived: z.optional(z.boolean()) },
			state: z.object(
				Object.fromEntries(changeable.map((name) => [name, row.shape[name] as z.ZodMiniType])),
			),
		}),
		// Schemas built by name have no static types; the types are declared above.
	} as unknown as RecordList<RowOf<Row>, FiltersOf<Filters>, ChangesOf<Changes>>;
}

interface Schemas {
	row: z.ZodMiniType;
	filters: Shape;
	changes: Shape;
	state: z.ZodMiniType;
}

type Named = Pick<RecordList<ListedRecord>, "name" | "kind" | "noun"> & {
	columns: object;
	alsoShows: readonly RecordKind[];
	erasable?: false;
};

function endpointsOf(
	{ name, kind, noun: [one, several], columns, alsoShows, erasable }: Named,
	{ row, filters, changes, state }: Schemas,
) {
	const path = `/api/admin/${name}` as const;
	const [firstSort = "id", ...moreSorts] = sortableColumns({ columns });
	const sort = sorting([firstSort, ...moreSorts]);
	const query = z.object({ ...filters, sort, ...paging });
	const shows = [kind, ...alsoShows];
	return {
		change: endpoint(`POST ${path}/bulk`, {
			access: "front desk",
			summary: `Changes, archives or restores many ${several}; returns the previous values`,
			body: bulkBody(changes),
			response: bulkResponse(state),
			announces: { kind, change: "changed" },
		}),
		changeMatching: endpoint(`PATCH ${path}`, {
			access: "front desk",
			summary: `Changes, archives or restores all ${several} that match the filters; returns the previous values`,
			query: z.object(filters),
			body: matchingBody(changes),
			response: bulkResponse(state),
			announces: { kind, change: "changed" },
		}),
		count: endpoint(`GET ${path}/count`, {
			access: "any role",
			summary: `Counts the ${several} that match the filters`,
			query,
			response: z.object({ total: z.int() }),
			// Of what else a row shows nothing is counted.
			shows: [kind],
		}),
		...(erasable !== false && {
			erase: endpoint(`DELETE ${path}/{id}`, {
				access: "full access",
				summary: `Permanently deletes one ${one} and redacts it in the activity log`,
				versioned: true,
				requiresFreshPassword: true,
				announces: { kind, change: "changed" },
			}),
		}),
		list: endpoint(`GET ${path}`, {
			access: "any role",
			summary: `Lists ${several}, newest first; returns all without a limit, which the activity log records above ${EXPORT_ROWS} rows`,
			query,
			response: z.array(row),
			hasTotal: true,
			shows,
			records: {
				action: "exported",
				kind,
				label: `${capital(several)} as JSON`,
				above: EXPORT_ROWS,
			},
		}),
		exportCsv: endpoint(`GET ${path}.csv`, {
			access: "full access",
			summary: `Exports the same ${several} as CSV`,
			query,
			contentType: "text/csv; charset=utf-8",
			hasTotal: true,
			limit: "export",
			requiresFreshPassword: true,
			records: { action: "exported", kind, label: `${capital(several)} as CSV` },
		}),
		get: endpoint(`GET ${path}/{id}`, {
			access: "any role",
			summary: `Returns one ${one} and changes nothing`,
			response: row,
			versioned: true,
			shows,
		}),
	};
}
