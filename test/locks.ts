import { sql } from "kysely";
import type { Database } from "#platform/database/database.server.ts";

/** Returns the processes of PostgreSQL that wait for a lock in this database: other tests use the same server. */
export async function waitingForLocks(db: Database): Promise<number[]> {
	const { rows } = await sql<{ pid: number }>`
		select distinct pid from pg_locks join pg_stat_activity using (pid)
		where not granted and datname = current_database()`.execute(db);
	return rows.map(({ pid }) => pid);
}
