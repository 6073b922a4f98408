import { SqliteAdapter, sql } from "kysely";
import type { Database } from "#platform/database/database.server.ts";
import { BUSY_TIMEOUT_MS } from "#platform/database/sqlite.server.ts";

/** How long to wait for a reader in another process, a backup: everybody waits with us. */
const PATIENCE_MS = 20;

/**
 * Empties SQLite's write-ahead log, which still contains deleted rows; while a backup is read, the next call does.
 * Does nothing on PostgreSQL.
 * Must not run inside a transaction.
 * @throws when the file cannot be written
 */
export async function emptyWriteAheadLog(db: Database): Promise<void> {
	if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return;
	await db.connection().execute(async (connection) => {
		await sql`pragma busy_timeout = ${sql.lit(PATIENCE_MS)}`.execute(connection);
		try {
			await sql`pragma wal_checkpoint(truncate)`.execute(connection);
		} finally {
			await sql`pragma busy_timeout = ${sql.lit(BUSY_TIMEOUT_MS)}`.execute(connection);
		}
	});
}
