import type { Changes } from "#office/live-updates/changes.server.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";

/** The tables whose new rows a reader gets after an interruption. */
const tables = [
	["registration", "registrations"],
	["contact", "contacts"],
] as const;

/**
 * How much older than a stream a row may be that no reader sees yet. A call has the database for 4.5 seconds; the rest
 * is for instances whose clocks differ.
 */
const OVERLAP_MS = 10_000;

/** Rows of a kind that are told; of more, the newest. */
const MAX_MISSED = 500;

/** Returns the cursor of a stream that begins now: the instant since which another one may have to tell it more. */
export const cursorFrom = (clock: Clock): string => String(clock().getTime() - OVERLAP_MS);

/**
 * Returns the rows that were added since an earlier stream began; the archive is left out.
 * @param cursor that of the earlier stream; anything else is as good as none
 */
export async function missedRows(db: Queries, cursor: string | null): Promise<Changes> {
	if (!cursor || !/^\d{13}$/.test(cursor)) return {};
	const since = new Date(Number(cursor)).toISOString();
	const missed: Changes = {};
	for (const [kind, table] of tables) {
		const rows = await db
			.selectFrom(table)
			.select("id")
			.where("archived", "=", false)
			.where("createdAt", ">=", since)
			.orderBy("id", "desc")
			.limit(MAX_MISSED)
			.execute();
		if (rows.length > 0) missed[kind] = rows.map(({ id }) => id);
	}
	return missed;
}
