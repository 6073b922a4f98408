import { dateInEnglish, fullDay, tableDay } from "#platform/calendar/days.ts";
import { clockTime, type Moment, newYorkClock } from "#platform/calendar/new-york.ts";

/** Formats an instant; an invalid one is shown as a dash. */
function format(instant: string | Date, formatMoment: (moment: Moment) => string) {
	const date = new Date(instant);
	return Number.isNaN(date.getTime()) ? "–" : formatMoment(newYorkClock(date));
}

/** `Nov 20, 2026`, for tables. */
export const tableDate = (instant: string | Date) => format(instant, ({ day }) => tableDay(day));

/** `November 20, 2026`, for the day of an instant in a text. */
export const writtenDate = (instant: string | Date) =>
	format(instant, ({ day }) => dateInEnglish(day));

/** `2:14 PM` */
export const writtenTime = (instant: string | Date) =>
	format(instant, ({ time }) => clockTime(time));

/** `November 20, 2026 at 2:14 PM`, for dialogs. */
export const fullDate = (instant: string | Date) =>
	format(instant, ({ day, time }) => `${dateInEnglish(day)} at ${clockTime(time)}`);

/** `Friday, November 20, 2026` */
export const longDay = (instant: string | Date) => format(instant, ({ day }) => fullDay(day));

/** `2026-11-20`: the calendar day in New York of an instant. */
export const dayOf = (instant: string | Date) => format(instant, ({ day }) => day);

/** `2026`: the year in New York of an instant. */
export const yearOf = (instant: string | Date) => dayOf(instant).slice(0, 4);

/** `Today, 2:14 PM` or `Nov 18, 2026, 2:14 PM`. */
export function whenShort(instant: string | Date, now: Date): string {
	const time = writtenTime(instant);
	return dayOf(instant) === dayOf(now) ? `Today, ${time}` : `${tableDate(instant)}, ${time}`;
}
