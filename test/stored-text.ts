import { sql } from "kysely";
import type { Database } from "#database/database.server.ts";

/** Returns the tables that contain a text, ignoring case; those of search indexes too, whose words are stored as bytes. */
export async function tablesWith(db: Database, text: string): Promise<string[]> {
	const found = [];
	for (const name of await storedTables(db)) {
		const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(db);
		if (rows.some((row) => readable(row).includes(text.toLowerCase()))) found.push(name);
	}
	return found;
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

const readable = (row: object): string =>
	Object.values(row)
		.map((cell) =>
			cell instanceof Uint8Array ? Buffer.from(cell).toString("latin1") : String(cell),
		)
		.join("\n")
		.toLowerCase();
