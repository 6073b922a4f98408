import type { PersonEntry } from "#intake/people/contract.ts";
import { addDays, formatDay, shortDay } from "#platform/calendar/days.ts";
import {
	clockTime,
	type Moment,
	minutesOf,
	newYorkClock,
	timeOf,
} from "#platform/calendar/new-york.ts";
import { type Calendar, firstOpeningDay, type OpeningDay } from "#school/profile/opening-hours.ts";

/** After this many voicemails in a row, an email is more likely to reach somebody. */
const MAX_VOICEMAILS = 3;
const QUARTER_HOUR = 15;

/** What follows a call that reached nobody: another call at a moment in New York, or an email. */
export type NextAttempt =
	| { by: "phone"; moment: Moment; voicemails: number }
	| { by: "email"; because: "wrong number" | "voicemails" };

type Call = Pick<PersonEntry, "at" | "outcome">;

/**
 * Proposes what follows the last call: the next opening day, at another time of day.
 * @param calls newest first
 * @returns null if nobody was called or the last call reached the person, or if the office stays closed
 */
export function nextAttempt(
	calls: readonly Call[],
	now: Date,
	calendar: Calendar,
): NextAttempt | null {
	const [last] = calls;
	if (!last || last.outcome === "reached") return null;
	if (last.outcome === "wrong number") return { by: "email", because: "wrong number" };
	const otherwise = calls.findIndex(({ outcome }) => outcome !== "voicemail");
	const voicemails = otherwise < 0 ? calls.length : otherwise;
	if (voicemails >= MAX_VOICEMAILS) return { by: "email", because: "voicemails" };
	const moment = nextMoment(newYorkClock(new Date(last.at)), newYorkClock(now), calendar);
	return moment && { by: "phone", moment, voicemails };
}

function nextMoment(called: Moment, now: Moment, calendar: Calendar): Moment | null {
	const dayAfter = addDays(called.day, 1);
	const first = dayAfter > now.day ? dayAfter : now.day;
	const timeOn = (opening: OpeningDay) => otherTime(called.time, opening);
	const next = firstOpeningDay(
		first,
		calendar,
		(opening) => opening.day > now.day || timeOn(opening) > now.time,
	);
	return next && { day: next.day, time: timeOn(next) };
}

/** Returns the middle of the morning or of the afternoon of an opening day, whichever is farther from a time. */
function otherTime(time: string, { opens, closes }: OpeningDay): string {
	const [from, to, called] = [minutesOf(opens), minutesOf(closes), minutesOf(time)];
	const quarter = (to - from) / 4;
	const [morning, afternoon] = [from + quarter, to - quarter];
	const isFarther = Math.abs(morning - called) > Math.abs(afternoon - called);
	const middle = isFarther ? morning : afternoon;
	return timeOf(Math.floor(middle / QUARTER_HOUR) * QUARTER_HOUR);
}

/** Formats a moment for a button: `tomorrow, Tue Nov 24 at 3:00 PM`. */
export function momentInWords({ day, time }: Moment, now: Date): string {
	const today = newYorkClock(now).day;
	const near = { [today]: "today, ", [addDays(today, 1)]: "tomorrow, " }[day] ?? "";
	const weekday = formatDay(day, { weekday: "short" });
	const date = shortDay(day);
	return `${near}${weekday} ${date} at ${clockTime(time)}`;
}
