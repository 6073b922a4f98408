import { SqliteAdapter, sql } from "kysely";
import type { Database } from "#database/database.server.ts";

/**
 * Empties SQLite's write-ahead log, which holds pages as they were before rows were deleted. Does
 * nothing on PostgreSQL. It must not run in a transaction.
 * @throws when the file cannot be written
 */
export async function emptyWriteAheadLog(db: Database): Promise<void> {
	if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return;
	await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
