import { deliveredReplies } from "#intake/replies/delivered.ts";
import { type Clock, instantFrom } from "#platform/database/clock.ts";
import { type Database, transaction } from "#platform/database/database.server.ts";

/** Adds the delivered canned replies to a database, once in its life. */
export async function seedCannedReplies(db: Database, clock: Clock): Promise<void> {
	await transaction(db, async (tx) => {
		const first = await tx
			.insertInto("one_time_tasks")
			.values({ name: "canned replies seeded", at: instantFrom(clock) })
			.onConflict((conflict) => conflict.column("name").doNothing())
			.returning("name")
			.executeTakeFirst();
		if (first)
			await tx
				.insertInto("canned_replies")
				.values([...deliveredReplies])
				.execute();
	});
}
