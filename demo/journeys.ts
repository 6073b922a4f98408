import { addDays } from "#platform/calendar/days.ts";
import { newYorkClock } from "#platform/calendar/new-york.ts";
import {
	accepts,
	call,
	change,
	correct,
	type Deed,
	decide,
	declines,
	dismiss,
	merge,
	note,
	plan,
	queue,
	read,
	release,
	reply,
	seat,
	takeOver,
	withdraws,
} from "./deeds.ts";
import type { Case, Happening } from "./happening.ts";
import { officeTime, openDay, spread, timeAgo } from "./times.ts";

/** Minutes in which the office is open on a weekday. */
const DAY = 480;

/** How many opening minutes pass, more or less, or when it is; and what is done then. */
type Step = readonly [minutes: number | Date, deed: Deed];

const spoken: Step[] = [[120, call("reached")]];
const reached: Step[] = [...spoken, [3, change({ stage: "contacted" })]];
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
	spoken,
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
	enrolled: [...reached, ...visitsAndApplies, [6 * DAY, seat]],
	"signed up": [...reached, [2 * DAY, decide("accepted")], [DAY, seat]],
	applied: [...reached, ...visitsAndApplies],
	waitlisted: [...reached, ...visitsAndApplies, [3, queue]],
	"gave up": [[3, note("closed")], [3, release], ...rejected],
	"other class": [
		[3, call("reached")],
		[3, seat],
	],
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
	accepts: [[0, accepts]],
	declines: [[0, declines]],
	withdraws: [[0, withdraws]],
};

/**
 * Returns what the office does with a case, also after today.
 * @param since when it came
 * @param parts names of journeys, one after the other, perhaps with when they begin (`95 min withdraws`,
 * `6 d 09:30 gave up`); or `task 2 Confirm the visit`: what is due in two days
 * @param now from which these are counted
 */
export function journey(one: Case, since: Date, parts: readonly string[], now: Date): Happening[] {
	let at = since;
	return parts
		.flatMap((part) => stepsOf(part, now))
		.map(([minutes, deed], index) => {
			const share = 0.6 + 0.8 * spread(one.row + index);
			at = minutes instanceof Date ? minutes : officeTime(at, minutes * share);
			const who = ownDeeds.has(deed) ? { what: "answer", by: null } : { what: "work", by: one.by };
			return { at, ...who, about: one, run: (calls) => deed(calls, one) };
		});
}

/** Done by applicants on their page. */
const ownDeeds: ReadonlySet<Deed> = new Set([accepts, declines, withdraws]);

function stepsOf(part: string, now: Date): readonly Step[] {
	const [, when, name = part] = /^(\d+ (?:min|d \d\d:\d\d)) (.+)$/.exec(part) ?? [];
	const steps = journeys[name] ?? planned(name, newYorkClock(now).day);
	if (!when) return steps;
	return steps.map(([minutes, deed], index) => [index === 0 ? timeAgo(when, now) : minutes, deed]);
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
