import { newYorkClock, startOfDay } from "#platform/calendar/new-york.ts";
import type { Clock } from "#platform/database/clock.ts";
import { type Database, transaction } from "#platform/database/database.server.ts";
import { addressGroup } from "#platform/rate-limits/address.server.ts";
import { count } from "#platform/rate-limits/counter.server.ts";

/**
 * Counts a call to the model, for all visitors and for this one, on all instances together.
 * @returns whether it is within what the office allows for a day
 */
export function countModelCall(db: Database, clock: Clock, address: string): Promise<boolean> {
	return transaction(db, async (tx) => {
		const { modelCallsPerVisitor, modelCallsPerDay } = await tx
			.selectFrom("chat_settings")
			.select(["modelCallsPerDay", "modelCallsPerVisitor"])
			.executeTakeFirstOrThrow();
		const midnight = startOfDay(newYorkClock(clock()).day, 1);
		const isWithin = async (subject: string, most: number) =>
			(await count(tx, clock, { subject, most }, midnight)).wait === 0;
		return (
			(await isWithin(`model ${addressGroup(address)}`, modelCallsPerVisitor)) &&
			(await isWithin("model", modelCallsPerDay))
		);
	});
}
