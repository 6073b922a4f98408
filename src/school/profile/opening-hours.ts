import { addDays, weekdayOf } from "#platform/calendar/days.ts";
import { instantAt, type Moment, newYorkClock, startOfDay } from "#platform/calendar/new-york.ts";
import type { ClosedDay, Hours } from "#school/profile/school.ts";

/** How many days are searched, ahead or back, for one on which the office is open. */
export const HORIZON_DAYS = 60;
/** Longer waits count as this long: nobody tells 400 days from 500. */
const LONGEST_WAIT_DAYS = 400;
const MINUTE = 60_000;

/** Opening hours and closures of the office. */
export interface Calendar {
	hours: readonly Hours[];
	closedDays: readonly ClosedDay[];
}

/** A calendar day (`YYYY-MM-DD`) with its hours in New York (`HH:MM`). */
export interface OpeningDay {
	day: string;
	opens: string;
	closes: string;
}

/** Returns the usual hours of a weekday (0 is Sunday); undefined if the office is closed. */
export const hoursOfWeekday = (weekday: number, { hours }: Pick<Calendar, "hours">) =>
	hours.find(({ days, opens }) => opens !== "" && days.includes(weekday));

/** Returns the closure on a calendar day; undefined if there is none. */
export const closureOn = (day: string, { closedDays }: Pick<Calendar, "closedDays">) =>
	closedDays.find((closed) => closed.day === day);

/** Returns the hours of a calendar day; undefined if the office is closed. */
export const hoursOn = (day: string, calendar: Calendar): Hours | undefined =>
	closureOn(day, calendar) ? undefined : hoursOfWeekday(weekdayOf(day), calendar);

/** Returns the first opening day from a calendar day on that fits; null if there is none for 60 days. */
export function firstOpeningDay(
	from: string,
	calendar: Calendar,
	fits: (day: OpeningDay) => boolean,
): OpeningDay | null {
	for (let ahead = 0; ahead <= HORIZON_DAYS; ahead++) {
		const day = addDays(from, ahead);
		const hours = hoursOn(day, calendar);
		if (!hours) continue;
		const opening = { day, opens: hours.opens, closes: hours.closes };
		if (fits(opening)) return opening;
	}
	return null;
}

/** Whether the office is open at an instant: until when (`HH:MM`), or on which day it opens next. */
export type Opening = { open: true; until: string } | { open: false; next: OpeningDay | null };

/** Returns whether the office is open at an instant, and until or from when. */
export function openingAt(now: Date, calendar: Calendar): Opening {
	const { day: today, time } = newYorkClock(now);
	const next = firstOpeningDay(today, calendar, ({ day, closes }) => day > today || time < closes);
	const isOpen = next?.day === today && time >= next.opens;
	return isOpen ? { open: true, until: next.closes } : { open: false, next };
}

/** What a page says about the opening hours at an instant. */
export interface OpeningNow {
	state: Opening;
	/** Calendar day in New York, `YYYY-MM-DD`. */
	day: string;
	/** 0 is Sunday. */
	weekday: number;
}

/** Returns what a page says about the opening hours now. It stays the same until `nextOpeningChange`. */
export function openingNow(now: Date, calendar: Calendar): OpeningNow {
	const { day, weekday } = newYorkClock(now);
	return { state: openingAt(now, calendar), day, weekday };
}

/**
 * Returns when the office next opens or closes, or else when the day ends in New York: until then `openingNow` stays the same.
 * @returns milliseconds since 1970
 */
export function nextOpeningChange(now: Date, calendar: Calendar): number {
	const { day } = newYorkClock(now);
	const hours = hoursOn(day, calendar);
	const changes = [
		...(hours ? [instantAt(day, hours.opens), instantAt(day, hours.closes)] : []),
		startOfDay(day, 1),
	];
	return Math.min(...changes.map(Date.parse).filter((change) => change > now.getTime()));
}

/**
 * Returns until when the office answers what arrives now: the end of the first opening day that
 * begins afterwards, so that the office has a whole day. Null if it does not open for 60 days.
 */
export function replyBy(now: Date, calendar: Calendar): Moment | null {
	const { day: today, time } = newYorkClock(now);
	const next = firstOpeningDay(today, calendar, ({ day, opens }) => day > today || time < opens);
	return next && { day: next.day, time: next.closes };
}

/** A time in which the office was open, in milliseconds. */
export interface OpenTime {
	from: number;
	to: number;
}

/** Returns when the office is open from the day of one instant to the day of another, in order; at most the last 400 days. */
export function openTimes(since: Date, until: Date, calendar: Calendar): OpenTime[] {
	const last = newYorkClock(until).day;
	const oldest = addDays(last, -LONGEST_WAIT_DAYS);
	const first = newYorkClock(since).day;
	const times: OpenTime[] = [];
	for (let day = first > oldest ? first : oldest; day <= last; day = addDays(day, 1)) {
		const hours = hoursOn(day, calendar);
		if (!hours) continue;
		times.push({
			from: Date.parse(instantAt(day, hours.opens)),
			to: Date.parse(instantAt(day, hours.closes)),
		});
	}
	return times;
}

/** Returns the whole minutes of open times between two instants, in milliseconds; 0 if `until` is earlier. */
export function minutesWithin(times: readonly OpenTime[], since: number, until: number): number {
	const open = times.reduce(
		(sum, { from, to }) => sum + Math.max(0, Math.min(to, until) - Math.max(from, since)),
		0,
	);
	return Math.floor(open / MINUTE);
}

/**
 * Returns until when someone who wrote at an instant has been promised an answer: the end of the first
 * open time that begins afterwards, as `replyBy` tells visitors. Null if none of these times does.
 */
export function promisedBy(times: readonly OpenTime[], since: number): number | null {
	return times.find(({ from }) => from > since)?.to ?? null;
}

/**
 * Returns the instant at which the office will have been open so many minutes from now, as ISO 8601 in UTC: always one at
 * which it is open, or closes. Null if that is more than 400 days away.
 */
export function afterOpenMinutes(now: Date, minutes: number, calendar: Calendar): string | null {
	const until = Date.parse(startOfDay(newYorkClock(now).day, LONGEST_WAIT_DAYS));
	let left = minutes * MINUTE;
	for (const { from, to } of openTimes(now, new Date(until), calendar)) {
		const begin = Math.max(from, now.getTime());
		if (to > begin && left <= to - begin) return new Date(begin + left).toISOString();
		left -= Math.max(0, to - begin);
	}
	return null;
}

/** Formats a wait in opening hours: `25 min`, `3 h 5 min`, `14 h`. */
export function waitInWords(minutes: number): string {
	const hours = Math.floor(minutes / 60);
	const rest = minutes % 60;
	if (hours === 0) return `${rest} min`;
	// Minutes no longer matter after a working day.
	return hours < 8 && rest > 0 ? `${hours} h ${rest} min` : `${hours} h`;
}
