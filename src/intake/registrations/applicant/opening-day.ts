import { instantAt } from "#platform/calendar/new-york.ts";
import { addDays, newYorkClock } from "#platform/calendar/new-york-clock.ts";
import { type Calendar, hoursOn } from "#school/profile/opening-hours.ts";
import type { Moment } from "#school/profile/reply-by.ts";

/** How many days are searched for one on which the office is open. */
const HORIZON_DAYS = 60;

/** A calendar day (`YYYY-MM-DD`) with its hours in New York (`HH:MM`). */
export interface OpeningDay {
	day: string;
	opens: string;
	closes: string;
}

/** Returns whether a moment in New York is over. */
export const isOver = ({ day, time }: Moment, now: Date): boolean =>
	instantAt(day, time) <= now.toISOString();

/**
 * Returns the day by the end of which the office answers; after it, the next one with time left.
 * Null if the office does not open for 60 days.
 */
export function openingDay(
	now: Date,
	replyBy: Moment | null,
	calendar: Calendar,
): OpeningDay | null {
	const today = newYorkClock(now).day;
	const first = replyBy && !isOver(replyBy, now) ? replyBy.day : today;
	for (let ahead = 0; ahead <= HORIZON_DAYS; ahead++) {
		const day = addDays(first, ahead);
		const hours = hoursOn(day, calendar);
		if (hours && !isOver({ day, time: hours.closes }, now)) {
			return { day, opens: hours.opens, closes: hours.closes };
		}
	}
	return null;
}
