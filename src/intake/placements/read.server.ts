import type { Selectable } from "kysely";
import { isCounted } from "#intake/placements/change.server.ts";
import type { Placement } from "#intake/placements/contract.ts";
import type { Place } from "#intake/placements/public-contract.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";
import type { Placements } from "#platform/database/tables.server.ts";

/** Returns the last placement of a registration: the only one that may not be released. */
export function lastPlacement(db: Queries, registrationId: number) {
	return db
		.selectFrom("placements")
		.selectAll()
		.where("registrationId", "=", registrationId)
		.orderBy("id", "desc")
		.limit(1)
		.executeTakeFirst();
}

/** Returns the placement of a registration that is not released; undefined if it has none. */
export async function livePlacement(db: Queries, registrationId: number) {
	const last = await lastPlacement(db, registrationId);
	return last?.state === "released" ? undefined : last;
}

/** Shows a placement as it is at this moment: an offer whose time is over is none. */
export function shownPlacement(
	row: Pick<Selectable<Placements>, keyof Placement>,
	clock: Clock,
): Placement {
	const { id, registrationId, classId, courseId, askedAt, offeredUntil, price } = row;
	const isOver =
		row.state === "offered" &&
		offeredUntil !== null &&
		Date.parse(offeredUntil) <= clock().getTime();
	const state = isOver ? "released" : row.state;
	const until = state === "offered" ? offeredUntil : null;
	return { id, registrationId, classId, courseId, state, askedAt, offeredUntil: until, price };
}

/** Returns what an applicant is told about their last placement; null if they never had one. */
export async function placeOf(db: Queries, clock: Clock, registrationId: number) {
	const row = await lastPlacement(db, registrationId);
	return row ? placeIn(db, clock, row) : null;
}

/** Returns what an applicant is told about one of their placements. */
export async function placeIn(
	db: Queries,
	clock: Clock,
	row: Selectable<Placements>,
): Promise<Place> {
	const { classId, state, offeredUntil, price } = shownPlacement(row, clock);
	const number = state === "waiting" ? await numberInQueue(db, row) : null;
	return { classId, state, number, offeredUntil, price };
}

async function numberInQueue(
	db: Queries,
	{ id, classId, askedAt }: Pick<Selectable<Placements>, "id" | "classId" | "askedAt">,
): Promise<number> {
	const { n } = await db
		.selectFrom("placements")
		.select((eb) => eb.fn.countAll<number>().as("n"))
		.where("classId", "=", classId)
		.where("state", "=", "waiting")
		.where(isCounted)
		.where((is) =>
			is.or([
				is("askedAt", "<", askedAt),
				is.and([is("askedAt", "=", askedAt), is("id", "<", id)]),
			]),
		)
		.executeTakeFirstOrThrow();
	return n + 1;
}
