import type { Instant } from "#platform/database/clock.ts";
import type { Tx } from "#platform/database/database.server.ts";

/**
 * Deletes at most `limit` of the emails from before an instant that are about no registration or message: daily
 * summaries and test emails. All others go with their record.
 * @returns how many were deleted
 */
export async function deleteOfficeEmailsBefore(
	tx: Tx,
	{ before, limit }: { before: Instant; limit: number },
): Promise<number> {
	const old = tx
		.selectFrom("emails")
		.select("id")
		// The index begins with "archived".
		.where("archived", "in", [false, true])
		.where("createdAt", "<", before)
		.where("registrationId", "is", null)
		.where("contactId", "is", null)
		.limit(limit);
	const deleted = await tx.deleteFrom("emails").where("id", "in", old).executeTakeFirst();
	return Number(deleted.numDeletedRows);
}
