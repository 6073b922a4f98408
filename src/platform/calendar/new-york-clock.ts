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
 * @returns the calendar day (`YYYY-MM-DD`), the time (`HH:MM`) and the weekday (0 is Sunday) in New York
 * @throws {RangeError} if the date is invalid
 */
export function newYorkClock(instant: Date): { day: string; time: string; weekday: number } {
	const [month, date, year, hour, minute] = newYork.format(instant).match(/\d+/g) ?? [];
	const day = `${year}-${month}-${date}`;
	return { day, time: `${hour}:${minute}`, weekday: weekdayOf(day) };
}

// Calendar days have no time: noon UTC keeps their arithmetic free of time zones and DST.
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

/** Returns the weekday of a calendar day, `YYYY-MM-DD`; 0 is Sunday. */
export function weekdayOf(day: string): number {
	return noonOf(day).getUTCDay();
}

/** Returns the calendar day some days later, or earlier if negative; both `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
	const date = noonOf(day);
	date.setUTCDate(date.getUTCDate() + days);
	return date.toISOString().slice(0, 10);
}

// Making a format takes a hundred times as long as using it.
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
	const key = JSON.stringify(options);
	const known = dayFormats.get(key);
	if (known) return known;
	const format = new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" });
	dayFormats.set(key, format);
	return format;
}

/**
 * Formats a calendar day in English, in the parts that `options` name: `November 26`.
 * @throws {RangeError} if it is not a day
 */
export function dayInEnglish(day: string, options: Intl.DateTimeFormatOptions): string {
	return dayFormat(options).format(noonOf(day));
}

/** Formats `09:00` as `9:00 AM`. */
export function clockTime(time: string): string {
	const [hour = 0, minute = 0] = time.split(":").map(Number);
	return `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}
