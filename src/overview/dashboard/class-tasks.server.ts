import {
	type ClassSeats,
	listClassSeats,
	listWithoutClass,
} from "#intake/placements/class-seats.server.ts";
import type { DashboardTask } from "#overview/dashboard/tasks-contract.ts";
import { addDays, dayInEnglish } from "#platform/calendar/days.ts";
import { newYorkClock } from "#platform/calendar/new-york.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";
import { plural } from "#platform/text/plural.ts";
import { rosterPath } from "#school/classes/admin/paths.ts";
import { labelOfClass } from "#school/classes/service.server.ts";

/** A class that starts within so many days with free seats is a task. */
const STARTS_SOON = 7;
/** A list is opened with the records of at most so many people. */
const MOST_IN_URL = 100;

/** Lists what classes need today: seats for those who ask, answers to offers that end, people for free seats, and classes for people. */
export async function classTasks(db: Queries, clock: Clock): Promise<DashboardTask[]> {
	const { day: today } = newYorkClock(clock());
	const classes = await listClassSeats({ db, clock });
	return [...classes.flatMap((one) => tasksOf(one, today)), ...(await withoutClass(db))];
}

function tasksOf(one: ClassSeats, today: string): DashboardTask[] {
	const { id, courseTitle, state, firstDay, free, endingToday, asking } = one;
	const name = `“${labelOfClass(courseTitle, one)}”`;
	const task = (key: string, title: string, help: string) => ({
		key: `class ${id} ${key}`,
		title,
		help,
		path: rosterPath(id),
	});
	const hasFree = free === null || free > 0;
	const startsSoon =
		state === "open" && firstDay >= today && firstDay <= addDays(today, STARTS_SOON);
	const freeSeats = plural(free ?? 0, "free seat");
	return [
		...(endingToday > 0
			? [
					task(
						"offers",
						`${plural(endingToday, "offer ends", "offers end")} today in ${name}`,
						"Call anyone who has not answered.",
					),
				]
			: []),
		...(asking > 0 && hasFree
			? [
					task(
						"asking",
						`${plural(asking, "person asks", "people ask")} for a seat in ${name}`,
						`${free === null ? "It has no limit" : `It has ${freeSeats}`}. Open the roster to give or offer one.`,
					),
				]
			: []),
		...(startsSoon && free !== null && free > 0
			? [
					task(
						"starts",
						`${name} starts on ${dayInEnglish(firstDay)} with ${freeSeats}`,
						"Call people who are interested in this program.",
					),
				]
			: []),
	];
}

async function withoutClass(db: Queries): Promise<DashboardTask[]> {
	const byCourse = Map.groupBy(await listWithoutClass(db), ({ courseTitle }) => courseTitle);
	return [...byCourse].map(([courseTitle, people]) => ({
		key: `without a class ${courseTitle}`,
		title: `${plural(people.length, "person waits", "people wait")} for any class of ${courseTitle}`,
		help: "Move them to a class that suits them, or add one.",
		path: `/admin/registrations?ids=${people
			.slice(0, MOST_IN_URL)
			.map(({ registrationId }) => registrationId)
			.join(",")}`,
	}));
}
