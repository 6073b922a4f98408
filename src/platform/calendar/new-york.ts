import { newYorkClock } from "#platform/calendar/new-york-clock.ts";

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

/** Formats an instant as New York time: `2026-11-21 07:05`, sortable and readable by spreadsheets. */
export function newYorkTime(instant: string | Date): string {
	const { day, time } = newYorkClock(new Date(instant));
	return `${day} ${time}`;
}
