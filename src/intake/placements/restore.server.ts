import { isNotOver } from "#intake/placements/change.server.ts";
import { lockPlaces } from "#intake/placements/free.server.ts";
import { settleClass } from "#intake/placements/queue.server.ts";
import { lastPlacement } from "#intake/placements/read.server.ts";
import { lockForPlace } from "#intake/placements/registration.server.ts";
import { choosableClass, type Seat, storeSeat } from "#intake/placements/seat.server.ts";
import { Failure } from "#platform/api/failure.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Tx } from "#platform/database/database.server.ts";

/**
 * Gives registrations that are no longer rejected the wish that the rejection ended, at its place in the order, while their
 * class can be chosen. A seat that they had is for whoever is next, and they are told what they have instead.
 */
export async function restoreWishes(
	tx: Tx,
	clock: Clock,
	registrationIds: readonly number[],
): Promise<void> {
	const classIds = await lockPlaces(tx, registrationIds);
	for (const id of registrationIds) {
		const last = await lastPlacement(tx, id);
		if (last?.releasedWhy !== "rejected") continue;
		const registration = await lockForPlace(tx, id);
		if (registration instanceof Failure || registration.courseId !== last.courseId) continue;
		const { classId, courseId } = last;
		const wish: Seat | Failure =
			classId === null
				? { classId, courseId, state: "wanted" }
				: await choosableClass(tx, clock, { classId, courseId });
		if (!(wish instanceof Failure)) await storeSeat(tx, clock, id, wish, last.id);
		if (last.placedAt ?? last.offeredUntil) await tellOfLoss(tx, clock, last.id);
	}
	for (const id of classIds) await settleClass(tx, clock, id);
}

const tellOfLoss = (tx: Tx, clock: Clock, id: number) =>
	tx
		.updateTable("placements")
		.set((eb) => ({ tell: eb.ref("state"), placedAt: null, offeredUntil: null }))
		.where("id", "=", id)
		.where(isNotOver(clock))
		.execute();
