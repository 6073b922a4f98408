import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Queries } from "#database/database.server.ts";
import { searchPatterns } from "#database/search.server.ts";
import { startOfDay } from "#school/new-york.ts";

/** The records of one kind that a list's own filters ask for. */
interface Filtered {
	table: "registrations" | "contacts";
	filters: Condition[];
}

/** How one kind of record is listed. */
interface ListSource<Row> extends Filtered {
	/** What each column that a list can be sorted by is sorted by; alone, equals go by id. */
	order: Record<string, RawBuilder<unknown> | readonly RawBuilder<unknown>[]>;
	rows(ids: number[]): Promise<(Row & { id: number })[]>;
}

type Condition = RawBuilder<SqlBool>;

/** What every list understands in its address. */
interface ListQuery {
	sort?: string | undefined;
	limit?: number | undefined;
	offset?: number | undefined;
	courseId?: number | undefined;
	/** Calendar days in New York, both included. */
	from?: string | undefined;
	to?: string | undefined;
	/** What somebody typed into a search field. */
	q?: string | undefined;
	/** The archive instead of the list. */
	archived?: boolean | undefined;
	/** A selection, by number. */
	ids?: number[] | undefined;
}

export interface List<Row> {
	/** How many rows match, whatever the page. */
	total: number;
	chunks: AsyncIterable<Row[]>;
}

const CHUNK = 500;
const EVERYTHING = 2_147_483_647;

/**
 * Reads a page, or everything piece by piece, newest first unless sorted otherwise: first the
 * numbers (small and in order), then the rows, so that a list of any length takes little memory and
 * never holds the database.
 */
export async function readList<Row>(
	db: Queries,
	source: ListSource<Row>,
	query: ListQuery,
): Promise<List<Row>> {
	const { limit = EVERYTHING, offset = 0 } = query;
	const table = sql.table(source.table);
	const matching = conditions(source, query);
	const { rows: found } = await sql<{ id: number }>`
		select id from ${table} where ${matching} order by ${orderOf(source, query.sort)}
		limit ${limit} offset ${offset}`.execute(db);
	const ids = found.map(({ id }) => id);
	// A page that is not full is the last one: what comes before it need not be counted again.
	const isLast = ids.length < limit && (ids.length > 0 || offset === 0);
	return {
		total: isLast ? offset + ids.length : await count(db, table, matching),
		chunks: await prefetchFirst(rowsOf(source, ids)),
	};
}

/** How many rows match. */
export function countList(db: Queries, source: Filtered, query: ListQuery): Promise<number> {
	return count(db, sql.table(source.table), conditions(source, query));
}

/** Sorts text as people read it, without regard to capitals; nothing comes before everything. */
export const caseInsensitiveOrder = (column: string) =>
	sql`lower(coalesce(${sql.ref(column)}, ''))`;

function orderOf({ order }: ListSource<unknown>, sort = "-createdAt"): RawBuilder<unknown> {
	const column = order[sort.replace(/^-/, "")];
	if (!column) throw new Error(`This list cannot be sorted by ${sort}`);
	const direction = sort.startsWith("-") ? sql`desc` : sql`asc`;
	const keys = Array.isArray(column) ? column : [column, sql.ref("id")];
	return sql.join(keys.map((key) => sql`${key} ${direction}`));
}

function conditions({ filters }: Filtered, query: ListQuery): RawBuilder<unknown> {
	return sql.join([...filters, ...shared(query)], sql` and `);
}

function shared({ archived = false, ids, courseId, from, to, q }: ListQuery): Condition[] {
	const end = to && startOfDay(to, 1);
	return [
		sql<SqlBool>`archived = ${archived}`,
		...(ids ? [sql<SqlBool>`id in (${sql.join(ids)})`] : []),
		...(courseId ? [sql<SqlBool>`"courseId" = ${courseId}`] : []),
		...(from ? [sql<SqlBool>`"createdAt" >= ${startOfDay(from)}`] : []),
		// After the year 9999 there is nothing to leave out, and no engine can write it.
		...(end && !end.startsWith("+") ? [sql<SqlBool>`"createdAt" < ${end}`] : []),
		...searchPatterns(q ?? "").map(
			(pattern) => sql<SqlBool>`"searchText" like ${pattern} escape '\\'`,
		),
	];
}

async function count(
	db: Queries,
	table: RawBuilder<unknown>,
	matching: RawBuilder<unknown>,
): Promise<number> {
	const { rows } = await sql<{ n: number }>`
		select count(*) as n from ${table} where ${matching}`.execute(db);
	return rows[0]?.n ?? 0;
}

async function* rowsOf<Row>(source: ListSource<Row>, ids: number[]): AsyncGenerator<Row[]> {
	for (let start = 0; start < ids.length; start += CHUNK) {
		const wanted = ids.slice(start, start + CHUNK);
		const rows = new Map((await source.rows(wanted)).map((row) => [row.id, row]));
		yield wanted.flatMap((id) => rows.get(id) ?? []);
	}
}

/** Fetches the first piece at once: a database out of reach is noticed before the answer begins. */
async function prefetchFirst<T>(pieces: AsyncGenerator<T>): Promise<AsyncIterable<T>> {
	const first = await pieces.next();
	return (async function* () {
		if (first.done) return;
		yield first.value;
		yield* pieces;
	})();
}
