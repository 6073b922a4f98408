import { sql } from "kysely";
import type { Database } from "#platform/database/database.server.ts";

/** Returns the tables that contain a text, ignoring case; those of search indexes too, whose words are stored as bytes. */
export async function tablesWith(db: Database, text: string): Promise<string[]> {
	return [...new Set((await cellsWith(db, text)).map(({ table }) => table))];
}

/** Returns the cells that contain a text, as {@link tablesWith} finds them. */
export async function cellsWith(db: Database, text: string): Promise<StoredCell[]> {
	const found: StoredCell[] = [];
	for (const table of await storedTables(db)) {
		const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(db);
		for (const row of rows) {
			for (const [column, cell] of Object.entries(row)) {
				const value = readable(cell);
				if (value.toLowerCase().includes(text.toLowerCase())) found.push({ table, column, value });
			}
		}
	}
	return found;
}

export interface StoredCell {
	table: string;
	column: string;
	value: string;
}

/** Counts the rows of each table. */
export async function rowCounts(db: Database): Promise<Record<string, number>> {
	const counts: Record<string, number> = {};
	for (const name of await storedTables(db)) {
		const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(
			db,
		);
		counts[name] = Number(rows[0]?.n);
	}
	return counts;
}

/** Returns the tables that store something: neither views nor the virtual tables of SQLite. */
export async function storedTables(db: Database): Promise<string[]> {
	const tables = await db.introspection.getTables();
	const names = tables.filter(({ isView }) => !isView).map(({ name }) => name);
	if (process.env.TEST_ENGINE === "postgres") return names;
	const { rows } = await sql<{ name: string }>`
		select name from pragma_table_list where type = 'virtual'`.execute(db);
	return names.filter((name) => !rows.some((virtual) => virtual.name === name));
}

const readable = (cell: unknown) =>
	cell instanceof Uint8Array ? Buffer.from(cell).toString("latin1") : String(cell);
