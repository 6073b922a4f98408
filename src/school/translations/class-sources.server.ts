import { newYorkClock } from "#platform/calendar/new-york.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";
import type { AdminClass } from "#school/classes/contract.ts";
import { translationOf } from "#school/classes/spanish.server.ts";
import { roomFor, type Source } from "#school/translations/source.ts";

/** Lists what the office wrote for visitors of classes that are taught or will be, each line once: fees on pages, rooms in emails. */
export async function classSources(db: Queries, clock: Clock): Promise<Source[]> {
	const classes = await db
		.selectFrom("classes")
		.innerJoin("courses", "courses.id", "classes.courseId")
		.select(["fees", "room"])
		.where("courses.isActive", "=", true)
		.where("state", "in", ["open", "closed"])
		.where("lastDay", ">=", newYorkClock(clock()).day)
		.orderBy("firstDay")
		.orderBy("classes.id")
		.execute();
	const fees = new Set(
		classes.flatMap((one) => (JSON.parse(one.fees) as AdminClass["fees"]).map(({ name }) => name)),
	);
	const rooms = new Set(
		classes.flatMap(({ room }) => (room === null || fees.has(room) ? [] : room)),
	);
	const source = (english: string, label: string, max: number): Source => ({
		...{ name: translationOf(english), courseId: null, group: "Classes", label, path: null },
		...{ english, hasBlocks: false, max: roomFor(max) },
	});
	return [
		...[...fees].map((fee) => ({ ...source(fee, `Fee “${fee}”`, 60), path: "/es/classes" })),
		// Only for those who have a place.
		...[...rooms].map((room) => source(room, `Room “${room}”`, 200)),
	];
}
