import { sql } from "kysely";
import type { Database } from "#database/database.server.ts";

/** Returns the tables that contain a text, ignoring case. */
export async function tablesWith(db: Database, text: string): Promise<string[]> {
	const tables = await db.introspection.getTables();
	const found = [];
	for (const { name } of tables) {
		const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
		if (JSON.stringify(rows).toLowerCase().includes(text.toLowerCase())) found.push(name);
	}
	return found;
}
