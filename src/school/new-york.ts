import { newYorkClock } from "#ui/new-york-clock.ts";

/**
 * The instant at which a calendar day in New York begins.
 * @param day `YYYY-MM-DD`
 * @param later how many days after it, for the end of a period
 * @returns ISO 8601 in UTC
 */
export function startOfDay(day: string, later = 0): string {
	const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
	// New York is four hours behind UTC or five, and its clocks never change at midnight.
	const start = (hours: number) => new Date(Date.UTC(year, month - 1, date + later, hours));
	return start(newYorkClock(start(4)).time === "00:00" ? 4 : 5).toISOString();
}

/** An instant as the clock in New York shows it: `2026-11-21 07:05`, which sorts and which spreadsheets read. */
export function newYorkTime(instant: string | Date): string {
	const { day, time } = newYorkClock(new Date(instant));
	return `${day} ${time}`;
}
