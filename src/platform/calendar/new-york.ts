import { dayInEnglish, weekdayOf } from "#platform/calendar/days.ts";

/** A calendar day (`YYYY-MM-DD`) and a time (`HH:MM`) in New York. */
export interface Moment {
	day: string;
	time: string;
}

// American English is in every browser: `11/21/2026, 07:05`.
const newYork = new Intl.DateTimeFormat("en-US", {
	timeZone: "America/New_York",
	year: "numeric",
	month: "2-digit",
	day: "2-digit",
	hour: "2-digit",
	minute: "2-digit",
	hourCycle: "h23",
});

/**
 * Converts an instant to New York time, in any time zone of the computer.
 * @returns the moment in New York and its weekday (0 is Sunday)
 * @throws {RangeError} if the date is invalid
 */
export function newYorkClock(instant: Date): Moment & { weekday: number } {
	const [month, date, year, hour, minute] = newYork.format(instant).match(/\d+/g) ?? [];
	const day = `${year}-${month}-${date}`;
	return { day, time: `${hour}:${minute}`, weekday: weekdayOf(day) };
}

/** Formats an instant as New York time: `2026-11-21 07:05`, sortable and readable by spreadsheets. */
export function newYorkTime(instant: string | Date): string {
	const { day, time } = newYorkClock(new Date(instant));
	return `${day} ${time}`;
}

/**
 * Returns the instant at which a calendar day in New York starts.
 * @param day `YYYY-MM-DD`
 * @param later number of days to add, for the end of a period
 * @returns ISO 8601 in UTC
 */
export function startOfDay(day: string, later = 0): string {
	const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
	// New York is UTC-4 or UTC-5, and its clocks never change at midnight.
	const start = (hours: number) => new Date(Date.UTC(year, month - 1, date + later, hours));
	return start(newYorkClock(start(4)).time === "00:00" ? 4 : 5).toISOString();
}

/**
 * Returns the instant of a clock time in New York; of a skipped one, an hour later, of a repeated one, the first.
 * @param day `YYYY-MM-DD`
 * @param time `HH:MM`
 * @returns ISO 8601 in UTC
 */
export function instantAt(day: string, time: string): string {
	const summer = new Date(`${day}T${time}:00-04:00`);
	const isSummer = newYorkTime(summer) === `${day} ${time}`;
	return (isSummer ? summer : new Date(`${day}T${time}:00-05:00`)).toISOString();
}

/** Converts `09:30` to the minutes since midnight. */
export function minutesOf(time: string): number {
	const [hour = 0, minute = 0] = time.split(":").map(Number);
	return hour * 60 + minute;
}

/** Converts minutes since midnight to `09:30`. */
export function timeOf(minutes: number): string {
	const twoDigits = (number: number) => String(number).padStart(2, "0");
	return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** Formats `09:00` as `9:00 AM`. */
export function clockTime(time: string): string {
	const [hour = 0, minute = 0] = time.split(":").map(Number);
	return `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}

/** `Monday, November 23, at 5:00 PM` */
export const momentInEnglish = ({ day, time }: Moment) =>
	`${dayInEnglish(day)}, at ${clockTime(time)}`;
