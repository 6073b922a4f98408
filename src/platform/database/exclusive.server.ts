import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import type { Database, Queries } from "#platform/database/database.server.ts";
import { SITE_NAME } from "#platform/database/postgres.server.ts";
import { StorageError } from "#platform/database/storage-error.server.ts";

/** The advisory lock of whoever changes the tables of a PostgreSQL database. */
const LOCK = 5_407_112_026;

/** Runs `work` while no other process migrates, restores or moves this PostgreSQL database; waits for it. */
export function afterOthers<T>(db: Database, work: () => Promise<T>): Promise<T> {
	return db.connection().execute(async (connection) => {
		await sql`select pg_advisory_lock(${sql.lit(LOCK)})`.execute(connection);
		try {
			return await work();
		} finally {
			await sql`select pg_advisory_unlock(${sql.lit(LOCK)})`.execute(connection);
		}
	});
}

/**
 * Runs `work` while nobody else uses this PostgreSQL database. An instance that starts meanwhile waits.
 * @param name the database in a sentence for the operator
 * @throws {StorageError} if the site runs, or another process changes the tables
 */
export function whileStopped<T>(db: Database, name: string, work: () => Promise<T>): Promise<T> {
	return db.connection().execute(async (connection) => {
		const { rows: taken } = await sql<{
			free: boolean;
		}>`select pg_try_advisory_lock(${sql.lit(LOCK)}) as free`.execute(connection);
		if (!taken[0]?.free) {
			throw new StorageError(`Another command is changing ${name}. Wait until it has ended.`);
		}
		try {
			for (let waited = 0; await isInUse(connection); waited += LOOK_AGAIN_MS) {
				if (waited >= LEAVING_MS) {
					throw new StorageError(`The site is using ${name}. Stop every instance first.`);
				}
				await delay(LOOK_AGAIN_MS);
			}
			return await work();
		} finally {
			await sql`select pg_advisory_unlock(${sql.lit(LOCK)})`.execute(connection);
		}
	});
}

/** PostgreSQL lists a connection for a moment after the site that had it has ended. */
const LEAVING_MS = 1000;
const LOOK_AGAIN_MS = 100;

/** Whether an instance of the site is connected. */
async function isInUse(db: Queries): Promise<boolean> {
	const { rows } = await sql`
		select 1 from pg_stat_activity where datname = current_database()
		and application_name in (${SITE_NAME}, ${`${SITE_NAME} listener`})`.execute(db);
	return rows.length > 0;
}
