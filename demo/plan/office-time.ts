import { addDays } from "#platform/calendar/days.ts";
import { instantAt, newYorkClock } from "#platform/calendar/new-york.ts";
import { hoursOn } from "#school/profile/opening-hours.ts";
import { school } from "#school/profile/profile.ts";

const MINUTE = 60_000;

/** Returns the instant at which the office has been open for so many minutes since another one. */
export function officeTime(since: Date, minutes: number): Date {
	let left = minutes * MINUTE;
	for (let day = newYorkClock(since).day; ; day = addDays(day, 1)) {
		const hours = hoursOn(day, school);
		if (!hours) continue;
		const from = Math.max(Date.parse(instantAt(day, hours.opens)), since.getTime());
		const open = Date.parse(instantAt(day, hours.closes)) - from;
		if (open > left) return new Date(from + left);
		if (open > 0) left -= open;
	}
}

/** Returns a day on which the office is open, counted in such days from another one; negative for earlier ones. */
export function openDay(day: string, count: number): string {
	const direction = Math.sign(count);
	let found = day;
	for (let left = Math.abs(count); left > 0; ) {
		found = addDays(found, direction);
		if (hoursOn(found, school)) left--;
	}
	return found;
}

/** Returns the instant of a clock time in New York on a day. */
export const timeOn = (day: string, time: string): Date => new Date(instantAt(day, time));
