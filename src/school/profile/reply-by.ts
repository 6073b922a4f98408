import {
	addDays,
	clockTime,
	dayInEnglish,
	newYorkClock,
} from "#platform/calendar/new-york-clock.ts";
import { type Calendar, hoursOn } from "#school/profile/opening-hours.ts";

/** How many days are searched for one on which the office is open. */
const HORIZON_DAYS = 60;

/** A calendar day (`YYYY-MM-DD`) and a time (`HH:MM`) in New York. */
export interface Moment {
	day: string;
	time: string;
}

/**
 * Returns until when the office answers what arrives now: the end of the first opening day that
 * begins afterwards, so that the office has a whole day. Null if it does not open for 60 days.
 */
export function replyBy(now: Date, calendar: Calendar): Moment | null {
	const clock = newYorkClock(now);
	for (let ahead = 0; ahead <= HORIZON_DAYS; ahead++) {
		const day = addDays(clock.day, ahead);
		const hours = hoursOn(day, calendar);
		if (hours && (ahead > 0 || clock.time < hours.opens)) return { day, time: hours.closes };
	}
	return null;
}

/** Formats a moment: `Monday, November 23, at 5:00 PM`. */
export function momentInEnglish({ day, time }: Moment): string {
	const date = dayInEnglish(day, { weekday: "long", month: "long", day: "numeric" });
	return `${date}, at ${clockTime(time)}`;
}
