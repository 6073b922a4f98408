import { deliveredReplies } from "#intake/replies/delivered.ts";
import type { Clock } from "#platform/database/clock.ts";
import { type Database, transaction } from "#platform/database/database.server.ts";
import { isFirstTime } from "#platform/database/one-time-task.server.ts";

/** Adds the delivered canned replies to a database, once in its life. */
export async function seedCannedReplies(db: Database, clock: Clock): Promise<void> {
	await transaction(db, async (tx) => {
		if (await isFirstTime(tx, clock, "canned replies seeded"))
			await tx
				.insertInto("canned_replies")
				.values([...deliveredReplies])
				.execute();
	});
}
