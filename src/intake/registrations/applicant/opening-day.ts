import { instantAt, type Moment, newYorkClock } from "#platform/calendar/new-york.ts";
import { type Calendar, firstOpeningDay, type OpeningDay } from "#school/profile/opening-hours.ts";

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
	return firstOpeningDay(first, calendar, ({ day, closes }) => !isOver({ day, time: closes }, now));
}
