import { readList } from "#office/record-list/list.server.ts";
import type { ListCall, ListStore } from "#office/record-list/list-store.server.ts";
import type { Column, ListedRecord, RecordList } from "#office/record-list/record-list.ts";
import { csvReply } from "#platform/api/list-reply.server.ts";
import { newYorkTime } from "#platform/calendar/new-york.ts";

/** Responds with the matching rows as a CSV file, named after the list and the day. */
export async function exportCsv<Row extends ListedRecord>(
	{ db, clock, list, exported = {} }: ListStore<RecordList<Row>>,
	{ query }: ListCall<"exportCsv">,
) {
	const day = newYorkTime(clock()).slice(0, 10);
	const rows = await readList(db, list, query, exported);
	return csvReply(rows, csvColumns(list, exported), `${list.name}-${day}.csv`);
}

type Value = string | number | boolean | null;
type CsvColumn = [heading: string, cell: (row: ListedRecord) => Value];

/**
 * Returns every column of the list, then the date as stored and in New York time, then what only the export has: columns keep
 * their places when one is added.
 */
function csvColumns({ columns }: { columns: object }, exported: object): CsvColumn[] {
	const { createdAt: date, ...others } = columns as Record<string, Column>;
	const label = date?.label ?? "Date";
	return [
		...Object.entries(others).map(([name, { label, csv = label }]) => column(csv, name)),
		[`${label} (UTC)`, ({ createdAt }) => createdAt],
		[`${label} (New York)`, ({ createdAt }) => newYorkTime(createdAt)],
		...Object.keys(exported).map((heading) => column(heading, heading)),
	];
}

const column = (heading: string, name: string): CsvColumn => [
	heading,
	(row) => (row as unknown as Record<string, Value>)[name] ?? null,
];
