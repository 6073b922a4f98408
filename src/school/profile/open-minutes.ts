import { instantAt } from "#platform/calendar/new-york.ts";
import { addDays, newYorkClock } from "#platform/calendar/new-york-clock.ts";
import { type Calendar, hoursOn } from "#school/profile/opening-hours.ts";

/** Longer waits count as this long: nobody tells 400 days from 500. */
const HORIZON_DAYS = 400;
const MINUTE = 60_000;

/** A time in which the office was open, in milliseconds. */
export interface OpenTime {
	from: number;
	to: number;
}

/** Returns when the office is open from the day of one instant to the day of another, in order; at most the last 400 days. */
export function openTimes(since: Date, until: Date, calendar: Calendar): OpenTime[] {
	const last = newYorkClock(until).day;
	const oldest = addDays(last, -HORIZON_DAYS);
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

/** Returns the whole minutes between two instants in which the office was open; 0 if `now` is earlier. */
export function openMinutes(since: Date, now: Date, calendar: Calendar): number {
	return minutesWithin(openTimes(since, now, calendar), since.getTime(), now.getTime());
}

/**
 * Returns until when someone who wrote at an instant has been promised an answer: the end of the first
 * open time that begins afterwards, as `replyBy` tells visitors. Null if none of these times does.
 */
export function promisedBy(times: readonly OpenTime[], since: number): number | null {
	return times.find(({ from }) => from > since)?.to ?? null;
}

/** Formats a wait in opening hours: `25 min`, `3 h 5 min`, `14 h`. */
export function waitInWords(minutes: number): string {
	const hours = Math.floor(minutes / 60);
	const rest = minutes % 60;
	if (hours === 0) return `${rest} min`;
	// Minutes no longer matter after a working day.
	return hours < 8 && rest > 0 ? `${hours} h ${rest} min` : `${hours} h`;
}
