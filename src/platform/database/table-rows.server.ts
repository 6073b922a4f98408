import { CompiledQuery, sql } from "kysely";
import type { Engine, Queries } from "#platform/database/database.server.ts";
import type { TableShape } from "#platform/database/table-shapes.server.ts";

/** A value as both engines return it: times are ISO text. */
export type Cell = string | number | boolean | Uint8Array | null;

/** The cells of a row, in the order of the shape's columns. */
export type Row = Cell[];

/** Rows that are read at once. Pictures are few at once because of their size. */
const ROWS_AT_ONCE = 500;
const PICTURES_AT_ONCE = 4;

/** Rows in one statement, below the limits of both engines for its parameters. */
const ROWS_PER_STATEMENT = 100;

/** Reads all rows of a table in the order of its key, some at a time. */
export async function* readRows(db: Queries, shape: TableShape): AsyncGenerator<Row[]> {
	const { name, columns, key } = shape;
	const some = shape.hasBytes ? PICTURES_AT_ONCE : ROWS_AT_ONCE;
	// A table without a key is read at once: it has one row.
	const limit = key.length === 0 ? Infinity : some;
	const limited = key.length === 0 ? sql`` : sql`limit ${sql.lit(limit)}`;
	const order = sql.join((key.length > 0 ? key : columns).map((column) => sql.id(column)));
	const selected = sql.join(columns.map((column) => sql.id(column)));
	let after = sql``;
	for (;;) {
		const { rows } = await sql<Record<string, Cell>>`
			select ${selected} from ${sql.id(name)} ${after} order by ${order}
			${limited}`.execute(db);
		const last = rows.at(-1);
		if (!last) return;
		yield rows.map((row) => columns.map((column) => row[column] ?? null));
		if (key.length === 0 || rows.length < limit) return;
		after = sql`where (${order}) > (${sql.join(key.map((column) => last[column]))})`;
	}
}

/** Inserts rows. @throws the database's error, such as for a row that is there already */
export async function insertRows(
	db: Queries,
	engine: Engine,
	{ name, columns }: Pick<TableShape, "name" | "columns">,
	rows: readonly Row[],
): Promise<void> {
	for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
		const some = rows.slice(start, start + ROWS_PER_STATEMENT);
		// Written by hand: the same text is prepared once, and compiling 100,000 rows takes seconds.
		const places = some.map(
			(row, at) =>
				`(${row.map((_, n) => (engine === "sqlite" ? "?" : `$${at * row.length + n + 1}`)).join()})`,
		);
		const text = `insert into ${quoted(name)} (${columns.map(quoted).join()}) values ${places.join()}`;
		await db.executeQuery(CompiledQuery.raw(text, some.flat()));
	}
}

/** Deletes all rows of a table, and those that refer to them. */
export async function deleteRows(db: Queries, { name }: TableShape): Promise<void> {
	await sql`delete from ${sql.id(name)}`.execute(db);
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
