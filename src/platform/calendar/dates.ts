import {
	addDays,
	dayInEnglish,
	newYorkClock,
	clockTime as twelveHour,
} from "#platform/calendar/new-york-clock.ts";

const numbers = { year: "numeric", day: "numeric" } as const;

/** Formats an instant; an invalid one is shown as a dash. */
function format(
	instant: string | Date,
	formatClock: (clock: { day: string; time: string }) => string,
) {
	const date = new Date(instant);
	return Number.isNaN(date.getTime()) ? "–" : formatClock(newYorkClock(date));
}

/** `Nov 20, 2026`, for tables. */
export const tableDate = (instant: string | Date) =>
	format(instant, ({ day }) => dayInEnglish(day, { ...numbers, month: "short" }));

/** `November 20, 2026`, for the day of an instant in a text. */
export const writtenDate = (instant: string | Date) =>
	format(instant, ({ day }) => dayInEnglish(day, { ...numbers, month: "long" }));

/** `November 20, 2026 at 2:14 PM`, for dialogs. */
export const fullDate = (instant: string | Date) =>
	format(instant, ({ day, time }) => {
		const date = dayInEnglish(day, { ...numbers, month: "long" });
		return `${date} at ${twelveHour(time)}`;
	});

/** `2:14 PM` */
export const clockTime = (instant: string | Date) =>
	format(instant, ({ time }) => twelveHour(time));

/** `Friday, November 20, 2026` */
export const longDay = (instant: string | Date) =>
	format(instant, ({ day }) => dayInEnglish(day, { ...numbers, weekday: "long", month: "long" }));

/** `2026-11-20`: the calendar day in New York of an instant. */
export const dayOf = (instant: string | Date) => format(instant, ({ day }) => day);

/** `2026`: the year in New York of an instant. */
export const yearOf = (instant: string | Date) => dayOf(instant).slice(0, 4);

/** `Today, 2:14 PM` or `Nov 18, 2026, 2:14 PM`. */
export function whenShort(instant: string | Date, now: Date): string {
	const time = clockTime(instant);
	return dayOf(instant) === dayOf(now) ? `Today, ${time}` : `${tableDate(instant)}, ${time}`;
}

/** Formats a calendar day, `YYYY-MM-DD`: `Thu, Nov 26, 2026`. Other text is returned unchanged. */
export function writtenDay(day: string): string {
	if (Number.isNaN(Date.parse(day))) return day;
	return dayInEnglish(day, { ...numbers, weekday: "short", month: "short" });
}

/** Returns the calendar day a number of days before an instant in New York, `YYYY-MM-DD`. */
export const dayBefore = (now: Date, days: number) => addDays(dayOf(now), -days);
