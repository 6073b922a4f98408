import { SqliteAdapter, sql } from "kysely";
import type { Database } from "#database/database.server.ts";

/**
 * Empties SQLite's write-ahead log, which still contains deleted rows. Does nothing on PostgreSQL.
 * Must not run inside a transaction.
 * @throws when the file cannot be written
 */
export async function emptyWriteAheadLog(db: Database): Promise<void> {
	if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return;
	await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
