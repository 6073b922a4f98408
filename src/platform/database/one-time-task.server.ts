import { type Clock, instantFrom } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";

/** Notes that a task is done, in the transaction that does it. Returns whether it is the first time in the life of the database. */
export async function isFirstTime(tx: Queries, clock: Clock, name: string): Promise<boolean> {
	const noted = await tx
		.insertInto("one_time_tasks")
		.values({ name, at: instantFrom(clock) })
		.onConflict((conflict) => conflict.column("name").doNothing())
		.returning("name")
		.executeTakeFirst();
	return noted !== undefined;
}
