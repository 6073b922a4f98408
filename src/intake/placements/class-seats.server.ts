import { isCounted } from "#intake/placements/change.server.ts";
import { newYorkClock, startOfDay } from "#platform/calendar/new-york.ts";
import { type Clock, instantFrom } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import type { SeatCounts } from "#school/classes/contract.ts";

/** How the seats of a class stand at this moment. */
export type ClassSeats = Awaited<ReturnType<typeof listClassSeats>>[number];

/** Lists the classes that people can have a seat in, drafts left out: those that are open or closed and not over, the next first. */
export async function listClassSeats({ db, clock }: Store<Queries>) {
	const now = instantFrom(clock);
	const today = newYorkClock(clock()).day;
	const classes = await db
		.selectFrom("classes")
		.innerJoin("courses", "courses.id", "classes.courseId")
		.select(["classes.id", "courses.title as courseTitle", "state", "firstDay", "seats"])
		.where("state", "in", ["open", "closed"])
		.where("lastDay", ">=", today)
		.orderBy("firstDay")
		.orderBy("classes.id")
		.execute();
	const places = await db
		.selectFrom("placements")
		.innerJoin("registrations", "registrations.id", "placements.registrationId")
		.select(["classId", "state", "offeredUntil", ({ fn }) => fn.countAll<number>().as("people")])
		.where("classId", "in", [0, ...classes.map(({ id }) => id)])
		.where("state", "!=", "released")
		.where("isSpam", "=", false)
		.groupBy(["classId", "state", "offeredUntil"])
		.execute();
	const midnight = startOfDay(today, 1);
	return classes.map(({ seats, ...found }) => {
		const ofClass = places.filter(({ classId }) => classId === found.id);
		const count = (fits: (place: (typeof places)[number]) => boolean) =>
			ofClass.filter(fits).reduce((sum, { people }) => sum + people, 0);
		const runs = ({ state, offeredUntil }: (typeof places)[number]) =>
			state === "offered" && offeredUntil !== null && offeredUntil > now;
		const taken = count((place) => place.state === "placed" || runs(place));
		return {
			...found,
			/** Seats that are neither taken nor offered; null without a limit, negative after seats were lowered. */
			free: seats === null ? null : seats - taken,
			/** Offers that end before midnight in New York. */
			endingToday: count((place) => runs(place) && (place.offeredUntil ?? "") < midnight),
			/** Who wants a seat or waits for one. */
			asking: count(({ state }) => state === "wanted" || state === "waiting"),
		};
	});
}

/** Counts who has a seat or is offered one at this moment, who waits for one and who asked for one, by class. */
export async function countSeats(db: Queries, clock: Clock): Promise<Map<number, SeatCounts>> {
	const rows = await db
		.selectFrom("placements")
		.select(["classId", "state", ({ fn }) => fn.countAll<number>().as("people")])
		.where("classId", "is not", null)
		.$narrowType<{ classId: number }>()
		.where(({ eb, or, and }) =>
			or([
				eb("state", "in", ["placed", "waiting", "wanted"]),
				and([eb("state", "=", "offered"), eb("offeredUntil", ">", instantFrom(clock))]),
			]),
		)
		.where(isCounted)
		.groupBy(["classId", "state"])
		.execute();
	return new Map(
		[...Map.groupBy(rows, ({ classId }) => classId)].map(([classId, ofClass]) => {
			const count = (...states: string[]) =>
				ofClass.reduce((sum, { state, people }) => sum + (states.includes(state) ? people : 0), 0);
			const promised = count("placed", "offered");
			return [classId, { promised, waiting: count("waiting"), wanting: count("wanted") }];
		}),
	);
}

/**
 * Lists who wants any class of a course, without a class so far: first who asked first. As in the list of registrations, the
 * archive is not in it.
 */
export function listWithoutClass(db: Queries) {
	return db
		.selectFrom("placements")
		.innerJoin("courses", "courses.id", "placements.courseId")
		.innerJoin("registrations", "registrations.id", "placements.registrationId")
		.select(["registrationId", "courses.title as courseTitle"])
		.where("classId", "is", null)
		.where("state", "=", "wanted")
		.where("isSpam", "=", false)
		.where("archived", "=", false)
		.orderBy("askedAt")
		.orderBy("placements.id")
		.execute();
}
