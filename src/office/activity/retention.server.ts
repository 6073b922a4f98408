import type { Instant } from "#platform/database/clock.ts";
import type { Tx } from "#platform/database/database.server.ts";

/**
 * Deletes at most `limit` of the log entries from before an instant.
 * @returns how many were deleted
 */
export async function deleteActivityBefore(
	tx: Tx,
	{ before, limit }: { before: Instant; limit: number },
): Promise<number> {
	const old = tx.selectFrom("activity").select("id").where("at", "<", before).limit(limit);
	const deleted = await tx.deleteFrom("activity").where("id", "in", old).executeTakeFirst();
	return Number(deleted.numDeletedRows);
}
