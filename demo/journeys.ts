import { addDays } from "#platform/calendar/days.ts";
import { newYorkClock } from "#platform/calendar/new-york.ts";
import {
	call,
	change,
	correct,
	type Deed,
	decide,
	dismiss,
	merge,
	note,
	plan,
	read,
	reply,
	takeOver,
} from "./deeds.ts";
import type { Case, Happening } from "./happening.ts";
import { officeTime, openDay, spread } from "./times.ts";

/** Minutes in which the office is open on a weekday. */
const DAY = 480;

/** How many opening minutes pass, more or less, and what is done then. */
type Step = readonly [minutes: number, deed: Deed];

const reached: Step[] = [
	[120, call("reached")],
	[3, change({ stage: "contacted" })],
];
const planVisit: Deed = (calls, one) =>
	plan("Visit: show the skills lab", openDay(newYorkClock(calls.now()).day, 3))(calls, one);
const visitsAndApplies: Step[] = [
	[3, takeOver],
	[3, change({ stage: "visit booked" })],
	[3, planVisit],
	[3 * DAY, note("visited")],
	[3, plan(null, null)],
	[2 * DAY, note("applied")],
	[3, change({ stage: "applied" })],
	[DAY, decide("accepted")],
];
const rejected: Step[] = [
	[3, change({ stage: "closed" })],
	[3, decide("rejected")],
];

/** What came of a registration or a message, by the words of `demo/school/`. */
const journeys: Readonly<Record<string, readonly Step[]>> = {
	new: [],
	read: [[30, read]],
	reached,
	voicemail: [[120, call("voicemail")]],
	"wrong number": [[120, call("wrong number")]],
	called: [
		[90, read],
		[60, call("reached")],
		[3, change({ answerState: "answered" })],
	],
	replied: [
		[90, read],
		[90, reply],
	],
	settled: [[8 * DAY, change({ answerState: "closed" })]],
	"visit booked": [...reached, [3, change({ stage: "visit booked" })]],
	enrolled: [...reached, ...visitsAndApplies, [6 * DAY, change({ stage: "enrolled" })]],
	applied: [...reached, ...visitsAndApplies],
	waitlisted: [...reached, ...visitsAndApplies, [3, change({ stage: "waitlisted" })]],
	closed: [...reached, [6 * DAY, note("closed")], ...rejected],
	undecided: [
		...reached,
		[6 * DAY, call("voicemail")],
		[25 * DAY, change({ stage: "closed" })],
		...rejected.slice(1),
	],
	unreachable: [
		[120, call("voicemail")],
		[DAY, call("voicemail")],
		[DAY, call("voicemail")],
		[DAY, note("unreachable")],
		[3, change({ stage: "closed" })],
		[15 * DAY, decide("rejected")],
	],
	corrected: [[5, correct]],
	archived: [[200, change({ archived: true })]],
	merged: [[DAY, merge]],
	dismissed: [[DAY, dismiss]],
};

/**
 * Returns what the office does with a case, also after today.
 * @param since when it came
 * @param parts names of journeys, one after the other, or `task 2 Confirm the visit`: what is due in two days
 * @param today the day from which these are counted
 */
export function journey(
	one: Case,
	since: Date,
	parts: readonly string[],
	today: string,
): Happening[] {
	let at = since;
	return parts
		.flatMap((part) => journeys[part] ?? planned(part, today))
		.map(([minutes, deed], index) => {
			at = officeTime(at, minutes * (0.6 + 0.8 * spread(one.row + index)));
			return { at, what: "work", by: one.by, about: one, run: (calls) => deed(calls, one) };
		});
}

function planned(part: string, today: string): Step[] {
	const [, count, task] = /^task (\S+) (.+)$/.exec(part) ?? [];
	if (!task) throw new Error(`No journey is named “${part}”`);
	const days = Number(count);
	const due = days > 0 ? openDay(addDays(today, days - 1), 1) : openDay(today, days);
	return [
		[3, takeOver],
		[3, plan(task, due)],
	];
}
