// Every browser has American English: `11/21/2026, 07:05`.
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
 * The calendar and the clock of the school's people, wherever a computer is.
 * @returns the calendar day (`YYYY-MM-DD`), the time (`HH:MM`) and the weekday (0 is Sunday) in New York
 * @throws {RangeError} if the date is invalid
 */
export function newYorkClock(instant: Date): { day: string; time: string; weekday: number } {
	const [month, date, year, hour, minute] = newYork.format(instant).match(/\d+/g) ?? [];
	const day = `${year}-${month}-${date}`;
	return { day, time: `${hour}:${minute}`, weekday: weekdayOf(day) };
}

// Calendar days have no clock: noon UTC keeps their arithmetic clear of every zone and summer time.
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

/** The weekday of a calendar day, `YYYY-MM-DD`; 0 is Sunday. */
export function weekdayOf(day: string): number {
	return noonOf(day).getUTCDay();
}

/** The calendar day some days after another, or before it; both `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
	const date = noonOf(day);
	date.setUTCDate(date.getUTCDate() + days);
	return date.toISOString().slice(0, 10);
}

/**
 * A calendar day in English, in the parts that `options` name: `November 26`.
 * @throws {RangeError} if it is no day
 */
export function dayInEnglish(day: string, options: Intl.DateTimeFormatOptions): string {
	return noonOf(day).toLocaleDateString("en-US", { ...options, timeZone: "UTC" });
}

/** `09:00` as people here say it: `9:00 AM`. */
export function clockTime(time: string): string {
	const [hour = 0, minute = 0] = time.split(":").map(Number);
	return `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}
