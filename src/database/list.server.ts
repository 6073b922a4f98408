import type { Queries } from "#database/database.server.ts";

/** How a list is read: which rows match, in which order, and what they hold. */
export interface ListSource<Row> {
	count(db: Queries): Promise<number>;
	/** The matching rows' numbers in order; all of them without a limit. */
	ids(db: Queries, limit?: number, offset?: number): Promise<number[]>;
	rows(db: Queries, ids: number[]): Promise<(Row & { id: number })[]>;
}

export interface List<Row> {
	/** How many rows match, whatever the page. */
	total: number;
	chunks: AsyncIterable<Row[]>;
}

const CHUNK = 500;

/**
 * Reads a page, or everything piece by piece: first the numbers (small and in order), then the rows,
 * so that a list of any length takes little memory and never holds the database.
 */
export async function readList<Row>(
	db: Queries,
	source: ListSource<Row>,
	{ limit, offset }: { limit?: number | undefined; offset?: number | undefined },
): Promise<List<Row>> {
	const ids = await source.ids(db, limit, offset);
	const isWhole = limit === undefined && !offset;
	return {
		total: isWhole ? ids.length : await source.count(db),
		chunks: rowsOf(db, source, ids),
	};
}

async function* rowsOf<Row>(
	db: Queries,
	source: ListSource<Row>,
	ids: number[],
): AsyncGenerator<Row[]> {
	for (let start = 0; start < ids.length; start += CHUNK) {
		const wanted = ids.slice(start, start + CHUNK);
		const rows = new Map((await source.rows(db, wanted)).map((row) => [row.id, row]));
		yield wanted.flatMap((id) => rows.get(id) ?? []);
	}
}
