import { sql } from "kysely";
import type { Database, Engine, Queries } from "#platform/database/database.server.ts";

/**
 * Reads the database as it is at one moment, while others go on writing.
 * @param db of its own, without time limits
 */
export async function readSnapshot<T>(
	db: Database,
	engine: Engine,
	read: (snapshot: Queries) => Promise<T>,
): Promise<T> {
	return db.connection().execute(async (connection) => {
		// Kysely's own transaction takes the write lock on SQLite.
		const begin = engine === "sqlite" ? "begin" : "begin isolation level repeatable read read only";
		await sql.raw(begin).execute(connection);
		try {
			return await read(connection);
		} finally {
			await sql.raw("rollback").execute(connection);
		}
	});
}
