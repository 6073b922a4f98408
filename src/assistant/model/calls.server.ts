import { newYorkClock } from "#platform/calendar/new-york.ts";
import { type Clock, instantFrom } from "#platform/database/clock.ts";
import { type Database, type Queries, transaction } from "#platform/database/database.server.ts";
import { addressGroup } from "#platform/rate-limits/address.server.ts";

const DAY = 24 * 60 * 60 * 1000;

/**
 * Counts a call to the model, for all visitors and for this one, on all instances together.
 * @returns whether it is within what the office allows for a day
 */
export function countModelCall(db: Database, clock: Clock, address: string): Promise<boolean> {
	return transaction(db, async (tx) => {
		const allowed = await tx
			.selectFrom("chat_settings")
			.select(["modelCallsPerDay", "modelCallsPerVisitor"])
			.executeTakeFirstOrThrow();
		const { day } = newYorkClock(clock());
		const own = await raise(tx, day, `address ${addressGroup(address)}`);
		if (own > allowed.modelCallsPerVisitor) return false;
		return (await raise(tx, day, "all")) <= allowed.modelCallsPerDay;
	});
}

async function raise(tx: Queries, day: string, subject: string): Promise<number> {
	const { calls } = await tx
		.insertInto("model_calls")
		.values({ day, subject, calls: 1 })
		.onConflict((conflict) =>
			conflict
				.columns(["day", "subject"])
				.doUpdateSet((eb) => ({ calls: eb("model_calls.calls", "+", 1) })),
		)
		.returning("calls")
		.executeTakeFirstOrThrow();
	return calls;
}

/** Forgets who called the model on days that are over. */
export async function purgeExpiredModelCalls(db: Database, clock: Clock): Promise<void> {
	const { day } = newYorkClock(new Date(instantFrom(clock, -DAY)));
	await db.deleteFrom("model_calls").where("day", "<", day).execute();
}
