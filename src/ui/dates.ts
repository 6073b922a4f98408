import { tz } from "@date-fns/tz";
import { format } from "date-fns/format";
import { isValid } from "date-fns/isValid";

// Everybody who reads these dates stands in New Jersey, wherever their computer believes to be.
const inNewYork = { in: tz("America/New_York") };

function shown(instant: string | Date | null | undefined, pattern: string): string {
	const date = instant ? new Date(instant) : new Date(Number.NaN);
	return isValid(date) ? format(date, pattern, inNewYork) : "–";
}

/** `Nov 20, 2026`: a day in a table. */
export const tableDate = (instant: string | Date) => shown(instant, "MMM d, yyyy");

/** `November 20, 2026 at 2:14 PM`: an instant in a dialog. */
export const fullDate = (instant: string | Date) => shown(instant, "MMMM d, yyyy 'at' h:mm a");

/** `2:14 PM` */
export const clockTime = (instant: string | Date) => shown(instant, "h:mm a");

/** `Friday, November 20, 2026` */
export const longDay = (instant: string | Date) => shown(instant, "EEEE, MMMM d, yyyy");

/** `2026-11-20`: the calendar day in New York of an instant. */
export const dayOf = (instant: string | Date) => shown(instant, "yyyy-MM-dd");

/** `2:14 PM` today, `Today` left out; else `Nov 18, 2026, 2:14 PM`. */
export function whenShort(instant: string | Date, now: Date): string {
	const time = clockTime(instant);
	return dayOf(instant) === dayOf(now) ? `Today, ${time}` : `${tableDate(instant)}, ${time}`;
}

/** A calendar day, `YYYY-MM-DD`, as people write it: `Thu, Nov 26, 2026`. */
export function writtenDay(day: string): string {
	const date = new Date(`${day}T12:00:00Z`);
	return isValid(date) ? format(date, "EEE, MMM d, yyyy", { in: tz("UTC") }) : day;
}

/** The calendar day some days before an instant in New York, `YYYY-MM-DD`. */
export function dayBefore(now: Date, days: number): string {
	// Days are counted in the calendar: two in a year do not have 24 hours.
	const noon = new Date(`${dayOf(now)}T12:00:00Z`).getTime();
	return new Date(noon - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
