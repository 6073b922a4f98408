import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { ListCall, ListStore } from "#office/record-list/list-store.server.ts";
import type {
	Column,
	ListedRecord,
	ListQuery,
	RecordList,
} from "#office/record-list/record-list.ts";
import { Failure } from "#platform/api/failure.ts";
import { listReply, type Rows } from "#platform/api/list-reply.server.ts";
import {
	type Condition,
	columnIs,
	isLike,
	isOnDays,
} from "#platform/database/conditions.server.ts";
import type { Queries } from "#platform/database/database.server.ts";
import { searchPatterns } from "#platform/database/search.server.ts";
import { capital } from "#platform/text/capital.ts";

type AnyList = Pick<RecordList<ListedRecord>, "name" | "filters" | "conditions"> & {
	columns: object;
};

type Computed = Readonly<Record<string, RawBuilder<unknown>>>;

const BATCH_SIZE = 500;
const NO_LIMIT = 2_147_483_647;

export const listRecords = async <Row extends ListedRecord>(
	{ db, list }: ListStore<RecordList<Row>>,
	{ query }: ListCall<"list">,
) => listReply(await readList(db, list, query));

export const countRecords = async (
	{ db, list }: ListStore<AnyList>,
	{ query }: ListCall<"count">,
) => ({ total: await countList(db, list, query) });

export const getRecord = <Row extends ListedRecord>(
	{ db, list }: ListStore<RecordList<Row>>,
	{ params }: ListCall<"get">,
) => recordById(db, list, params.id);

/**
 * Reads a page, or all rows in batches, newest first by default: ids first (small and sorted),
 * then the rows, so a list of any length takes little memory and never blocks
 * the database.
 * @param more columns that the rows have next to the list's own, by their names
 */
export async function readList<Row extends ListedRecord>(
	db: Queries,
	list: RecordList<Row>,
	query: ListQuery,
	more: Computed = {},
): Promise<Rows<Row>> {
	const { limit = NO_LIMIT, offset = 0 } = query;
	const { rows: matches } = await sql<{ id: number }>`
		select id from ${sql.table(list.name)} where ${conditions(list, query)}
		order by ${orderOf(list, query.sort)} limit ${limit} offset ${offset}`.execute(db);
	const ids = matches.map(({ id }) => id);
	// A page that is not full is the last one, so its offset gives the total.
	const isLast = ids.length < limit && (ids.length > 0 || offset === 0);
	return {
		total: isLast ? offset + ids.length : await countList(db, list, query),
		delivered: ids.length,
		chunks: await prefetchFirst(rowsOf(db, list, ids, more)),
	};
}

/** Returns the id and version of at most `limit` matching rows. */
export async function readVersions(
	db: Queries,
	list: AnyList,
	query: ListQuery,
	limit: number,
): Promise<{ id: number; version: number }[]> {
	const { rows } = await sql<{ id: number; version: number }>`
		select id, version from ${sql.table(list.name)} where ${conditions(list, query)}
		order by id limit ${limit}`.execute(db);
	return rows;
}

/** Counts the matching rows. */
export async function countList(db: Queries, list: AnyList, query: ListQuery): Promise<number> {
	const { rows } = await sql<{ n: number }>`
		select count(*) as n from ${sql.table(list.name)} where ${conditions(list, query)}`.execute(db);
	return rows[0]?.n ?? 0;
}

export async function recordById<Row extends ListedRecord>(
	db: Queries,
	list: RecordList<Row>,
	id: number,
): Promise<Row | Failure> {
	const [row] = await readRows(db, list, [id]);
	return row ?? notFound(list);
}

/** Returns `Registration not found.` */
export function notFound({ noun: [one] }: Pick<RecordList<ListedRecord>, "noun">): Failure {
	return new Failure("notFound", `${capital(one)} not found.`);
}

function orderOf({ columns }: AnyList, sort = "-createdAt"): RawBuilder<unknown> {
	const name = sort.replace(/^-/, "");
	const direction = sort.startsWith("-") ? sql`desc` : sql`asc`;
	const keys = sortKeys(name, (columns as Record<string, Column>)[name]);
	return sql.join(keys.map((key) => sql`${key} ${direction}`));
}

// Each of these has an index: see the migrations.
function sortKeys(name: string, column: Column | undefined): RawBuilder<unknown>[] {
	const id = sql.ref("id");
	switch (column?.sort) {
		case "value":
			return [sql.ref(name), id];
		case "text":
			return [sql`lower(coalesce(${sql.ref(name)}, ''))`, id];
		case "name":
			// The search text starts with the folded name, so accents and case don't matter.
			return [sql.ref("searchText"), id];
		case "value and date":
			return [sql.ref(name), sql.ref("createdAt"), id];
		default:
			throw new Error(`This list cannot be sorted by ${name}`);
	}
}

function conditions(
	{ filters, conditions: own = {} }: AnyList,
	query: ListQuery,
): RawBuilder<unknown> {
	const { archived = false, ids, q } = query;
	const all: Condition[] = [
		...filters.flatMap((name) => filterBy(name, query[name], own[name])),
		sql`archived = ${archived}`,
		...columnIs("id", ids),
		...isOnDays("createdAt", query),
		...isLike("searchText", searchPatterns(q)),
	];
	return sql.join(all, sql` and `);
}

function filterBy(name: string, value: unknown, own?: () => Condition): Condition[] {
	if (!own) return columnIs(name, value);
	if (value === undefined) return [];
	return [value ? own() : sql<SqlBool>`not (${own()})`];
}

async function readRows<Row extends ListedRecord>(
	db: Queries,
	{ name, fields, stored }: RecordList<Row>,
	ids: readonly number[],
	more: Computed = {},
): Promise<Row[]> {
	const computed = Object.entries(more).map(([as, value]) => sql`${value} as ${sql.id(as)}`);
	const { rows } = await sql<Row>`
		select ${sql.join([...fields.map((field) => sql.ref(field)), ...computed])}
		from ${sql.table(name)} where id in (${sql.join(ids)})`.execute(db);
	const conversions = Object.entries(stored ?? {}) as [keyof Row, (text: string) => never][];
	for (const row of rows) {
		for (const [field, convert] of conversions) row[field] = convert(row[field] as string);
	}
	return rows;
}

async function* rowsOf<Row extends ListedRecord>(
	db: Queries,
	list: RecordList<Row>,
	ids: readonly number[],
	more: Computed,
): AsyncGenerator<Row[]> {
	for (let start = 0; start < ids.length; start += BATCH_SIZE) {
		const batch = ids.slice(start, start + BATCH_SIZE);
		const rows = new Map((await readRows(db, list, batch, more)).map((row) => [row.id, row]));
		yield batch.flatMap((id) => rows.get(id) ?? []);
	}
}

/** Fetches the first batch before the response starts, so an unreachable database is a failure. */
async function prefetchFirst<T>(batches: AsyncGenerator<T>): Promise<AsyncIterable<T>> {
	const first = await batches.next();
	return (async function* () {
		if (first.done) return;
		yield first.value;
		yield* batches;
	})();
}
