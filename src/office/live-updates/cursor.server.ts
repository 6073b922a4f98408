import { sql } from "kysely";
import type { Queries } from "#platform/database/database.server.ts";

/** Ids from one to another, both included. */
type Range = readonly [from: number, to: number];

/**
 * What is known of a list: all rows up to an id, except those that are missing. PostgreSQL commits rows in another order than
 * that of their ids, so a row may come after one with a higher id.
 */
export interface Known {
	newest: number;
	/** In the order of the ids. */
	missing: readonly Range[];
}

const lists = ["registrations", "contacts"] as const;
type List = (typeof lists)[number];

/** How far a reader has come in each list. */
export type Position = Readonly<Record<List, Known>>;

/** How many more recent ids there can be before a row is committed: those of seconds, at the highest load. */
const RECENT_IDS = 1000;
/** Gaps that are remembered. Most are of rows that were erased or never stored. */
const MAX_RANGES = 50;

/** Writes a position as `12,3,7-9.5`: registrations up to 12 without 3 and 7 to 9, and messages up to 5. */
export function writeCursor(position: Position): string {
	return lists
		.map((list) => {
			const { newest, missing } = position[list];
			return [
				newest,
				...missing.map(([from, to]) => (from === to ? from : `${from}-${to}`)),
			].join();
		})
		.join(".");
}

/** Reads what {@link writeCursor} wrote; undefined if it did not. */
export function readCursor(cursor: string): Position | undefined {
	const [registrations, contacts, ...more] = cursor.split(".").map(readKnown);
	return registrations && contacts && more.length === 0 ? { registrations, contacts } : undefined;
}

function readKnown(text: string): Known | undefined {
	if (!/^\d{1,9}(?:,\d{1,9}(?:-\d{1,9})?)*$/.test(text)) return undefined;
	const [newest = "", ...ranges] = text.split(",");
	const missing = ranges.slice(-MAX_RANGES).map((range): Range => {
		const [from = "", to = from] = range.split("-");
		return [Number(from), Number(to)];
	});
	return { newest: Number(newest), missing };
}

/** Returns what is known after these ids. */
export function afterReading({ newest, missing }: Known, ids: readonly number[]): Known {
	let highest = newest;
	let ranges = [...missing];
	for (const id of ids.toSorted((a, b) => a - b)) {
		if (id > highest) {
			if (id > highest + 1) ranges.push([highest + 1, id - 1]);
			highest = id;
		} else {
			ranges = ranges.flatMap((range) => without(range, id));
		}
	}
	const recent = ranges.filter(([, to]) => to > highest - RECENT_IDS);
	return { newest: highest, missing: recent.slice(-MAX_RANGES) };
}

function without([from, to]: Range, id: number): Range[] {
	if (id < from || id > to) return [[from, to]];
	const rest: Range[] = [
		[from, id - 1],
		[id + 1, to],
	];
	return rest.filter(([first, last]) => first <= last);
}

/** Returns the position of a reader who knows all rows. */
export async function currentPosition(db: Queries): Promise<Position> {
	const [registrations, contacts] = await Promise.all([
		currentlyKnown(db, "registrations"),
		currentlyKnown(db, "contacts"),
	]);
	return { registrations, contacts };
}

/** Reads all rows as known, in one statement: the rows of two might not be the same. */
async function currentlyKnown(db: Queries, list: List): Promise<Known> {
	const newest = sql`(select max(id) from ${sql.table(list)})`;
	const { rows } = await sql<{ id: number; previous: number }>`
		select id, previous from (
			select id, coalesce(lag(id) over (order by id), ${newest} - ${sql.lit(RECENT_IDS)}) as previous
			from ${sql.table(list)} where id > ${newest} - ${sql.lit(RECENT_IDS)}
		) as recent
		where id > previous + 1 or id = ${newest}
		order by id desc limit ${sql.lit(MAX_RANGES)}`.execute(db);
	const missing = rows
		.map(({ id, previous }): Range => [Math.max(previous, 0) + 1, id - 1])
		.filter(([from, to]) => from <= to);
	return { newest: rows[0]?.id ?? 0, missing: missing.reverse() };
}

/** Missed rows that are told: with more, the list is read anew, and all count as known. */
export const MAX_MISSED = 500;

/** Returns at most {@link MAX_MISSED} rows of a list that are not known, the lowest ids first. The archive is left out. */
export async function rowsMissed(db: Queries, list: List, known: Known): Promise<number[]> {
	const { newest, missing } = known;
	const rows = await db
		.selectFrom(list)
		.select("id")
		.where("archived", "=", false)
		.where("id", ">=", missing[0]?.[0] ?? newest)
		.where((is) =>
			is.or([is("id", ">", newest), ...missing.map(([from, to]) => is.between("id", from, to))]),
		)
		.orderBy("id")
		.limit(MAX_MISSED)
		.execute();
	return rows.map(({ id }) => id);
}
