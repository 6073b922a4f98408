import { newYorkClock } from "#platform/calendar/new-york.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Queries, Tx } from "#platform/database/database.server.ts";

/** The channel on which PostgreSQL’s triggers announce a new content version. */
export const CONTENT_CHANNEL = "content_changed";

/** Returns the version of the public content. Triggers raise it with every change, so no service can miss one. */
export async function contentVersion(db: Queries): Promise<number> {
	const row = await db.selectFrom("content_version").select("version").executeTakeFirstOrThrow();
	return row.version;
}

/** Transactions that may have changed content which nobody else sees yet. */
const changing = new WeakSet<Queries>();

/**
 * Lets one transaction at a time change public content. Take this lock before any other, because the
 * triggers take it mid-transaction, in varying order.
 */
export async function lockContent(tx: Tx): Promise<void> {
	changing.add(tx);
	await tx.selectFrom("content_version").select("version").forUpdate().executeTakeFirstOrThrow();
}

/**
 * Remembers what is read of the public content until its version or the day changes, for each database.
 * @returns reads it as it is at a version that the caller has just read from the same database
 */
export function rememberedContent<T>(
	read: (db: Queries, clock: Clock) => Promise<T>,
): (db: Queries, clock: Clock, version: number) => Promise<T> {
	// A database and its transactions have one adapter.
	const memory = new WeakMap<object, { key: string; value: T }>();
	return async (db, clock, version) => {
		// What is rolled back must not stay in memory under a version that another change will have.
		if (changing.has(db)) return read(db, clock);
		const { adapter } = db.getExecutor();
		const known = memory.get(adapter);
		// Announcements and facts begin and end with the day in New York.
		const key = `${version} ${newYorkClock(clock()).day}`;
		if (known?.key === key) return known.value;
		const value = await read(db, clock);
		memory.set(adapter, { key, value });
		return value;
	};
}
