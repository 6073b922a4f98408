import { followStages } from "#intake/placements/change.server.ts";
import { otherClassMessage } from "#intake/placements/contract.ts";
import { type Failure, invalidField } from "#platform/api/failure.ts";
import { newYorkClock } from "#platform/calendar/new-york.ts";
import { type Clock, type Instant, instantFrom } from "#platform/database/clock.ts";
import type { Tx } from "#platform/database/database.server.ts";
import { labelOn } from "#school/classes/label.ts";

/** A place as it is stored. */
export interface Seat {
	courseId: number;
	/** Null for any class of the course. */
	classId: number | null;
	state: "wanted" | "waiting" | "offered" | "placed";
	offeredUntil?: Instant | null;
	price?: number | null;
	/** Null if its person is told otherwise; a wish is told if it takes the place of an offer. */
	tell?: "wanted" | "waiting" | null;
}

/** Stores the place of a registration. One that it had before keeps its place in the order. */
export async function storeSeat(
	tx: Tx,
	clock: Clock,
	registrationId: number,
	{ classId, courseId, state, offeredUntil = null, price = null, ...rest }: Seat,
	currentId?: number,
): Promise<void> {
	const now = instantFrom(clock);
	const placedAt = state === "placed" ? now : null;
	// What someone wants themselves is no news to them.
	const { tell = state === "wanted" ? null : state } = rest;
	const row = { classId, courseId, state, offeredUntil, price, placedAt, tell, releasedWhy: null };
	if (currentId === undefined) {
		const added = { ...row, registrationId, askedAt: now };
		await tx.insertInto("placements").values(added).execute();
	} else {
		await tx.updateTable("placements").set(row).where("id", "=", currentId).execute();
	}
	await followStages(tx, [registrationId], state);
}

/** Returns the place of a visitor who chooses a class of an active course, which is locked. A confirmation tells it. */
export async function choosableClass(
	tx: Tx,
	clock: Clock,
	{ classId, courseId }: { classId: number; courseId: number },
): Promise<Seat | Failure> {
	const found = await tx
		.selectFrom("classes")
		.select(["courseId", "state", "firstDay", "registerBy", "label"])
		.where("id", "=", classId)
		.where(({ exists, selectFrom }) =>
			exists(
				selectFrom("courses")
					.select("courses.id")
					.whereRef("courses.id", "=", "classes.courseId")
					.where("isActive", "=", true),
			),
		)
		.forUpdate()
		.executeTakeFirst();
	const isOpen = found && labelOn(found, newYorkClock(clock()).day) !== "closed";
	if (!isOpen || found.courseId !== courseId) return invalidField("classId", otherClassMessage);
	const state = found.label === "waiting list" ? "waiting" : "wanted";
	return { classId, courseId, state, tell: null };
}
