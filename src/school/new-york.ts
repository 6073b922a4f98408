import { TZDate } from "@date-fns/tz";

/** Where the school's people live: calendar days and clock times are theirs. */
export const zone = "America/New_York";

/**
 * The instant at which a calendar day in New York begins.
 * @param day `YYYY-MM-DD`
 * @param later how many days after it, for the end of a period
 * @returns ISO 8601 in UTC
 */
export function startOfDay(day: string, later = 0): string {
	const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
	return new Date(new TZDate(year, month - 1, date + later, 0, 0, 0, zone).getTime()).toISOString();
}

const localTime = new Intl.DateTimeFormat("sv-SE", {
	timeZone: zone,
	dateStyle: "short",
	timeStyle: "short",
});

/** An instant as the clock in New York shows it: `2026-11-21 07:05`, which sorts and which spreadsheets read. */
export function newYorkTime(instant: string | Date): string {
	return localTime.format(new Date(instant));
}
