import { isDeepStrictEqual } from "node:util";
import { changePlaces } from "#intake/placements/change.server.ts";
import { followSuspicion, freePlaces } from "#intake/placements/free.server.ts";
import type { PlacementState } from "#intake/placements/public-contract.ts";
import { settleClass } from "#intake/placements/queue.server.ts";
import { restoreWishes } from "#intake/placements/restore.server.ts";
import type { AppliedChange } from "#office/record-list/update-many.server.ts";
import { newYorkClock } from "#platform/calendar/new-york.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Tx } from "#platform/database/database.server.ts";
import { type AdminClass, timeFields } from "#school/classes/contract.ts";

/**
 * Follows a change of a class in its transaction: more seats are offered, fewer end no place, and everyone in it is told of
 * other days. When it is cancelled, everyone in it is told once, and all are released.
 */
export async function followClass(
	tx: Tx,
	clock: Clock,
	{ before, after }: { before: AdminClass; after: AdminClass },
): Promise<void> {
	const { id } = after;
	await settleClass(tx, clock, id);
	if (after.state === "cancelled") {
		const end = { state: "released", releasedWhy: "class cancelled", offeredUntil: null } as const;
		await changePlaces(tx, { ...end, tell: "cancelled" }, (eb) =>
			eb.and([eb("classId", "=", id), eb("state", "!=", "released")]),
		);
	} else if (after.lastDay >= newYorkClock(clock()).day) {
		const isChanged = (name: keyof AdminClass) => !isDeepStrictEqual(before[name], after[name]);
		if (timeFields.some(isChanged))
			await tellOfChange(tx, id, ["offered", "placed", "waiting", "wanted"]);
		else if (isChanged("room")) await tellOfChange(tx, id, ["offered", "placed"]);
	}
}

/** Who is still to be told of something else is told of the class as it is then. */
const tellOfChange = (tx: Tx, classId: number, states: readonly PlacementState[]) =>
	tx
		.updateTable("placements")
		.set({ tell: "changed" })
		.where("classId", "=", classId)
		.where("state", "in", states)
		.where("tell", "is", null)
		.execute();

/**
 * Follows changes of registrations: suspected spam holds no seat, nor does who is rejected or chose another course. Whose
 * rejection is undone has their wish again.
 */
export async function followRegistrations(
	tx: Tx,
	clock: Clock,
	changed: readonly Pick<AppliedChange, "id" | "before" | "after">[],
): Promise<void> {
	const idsWhere = (field: string, value?: unknown) =>
		changed
			.filter(({ before, after }) => before[field] !== after[field])
			.filter(({ after }) => value === undefined || after[field] === value)
			.map(({ id }) => id);
	await followSuspicion(tx, clock, idsWhere("isSpam"));
	await freePlaces(tx, clock, idsWhere("status", "rejected"), "rejected");
	await freePlaces(tx, clock, idsWhere("courseId"), "other course");
	const noLonger = changed
		.filter(({ before, after }) => before.status === "rejected" && after.status !== "rejected")
		.map(({ id }) => id);
	await restoreWishes(tx, clock, noLonger);
}

/** Frees the seats of registrations that are about to be erased. It takes its locks first. */
export const leavePlaces = (tx: Tx, clock: Clock, registrationIds: readonly number[]) =>
	freePlaces(tx, clock, registrationIds, "erased");
