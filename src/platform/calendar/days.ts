// Calendar days, `YYYY-MM-DD`, have no time: noon UTC keeps their arithmetic free of time zones and DST.
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

/** Names of the weekdays by number; 0 is Sunday. */
export const weekdays = [
	"Sunday",
	"Monday",
	"Tuesday",
	"Wednesday",
	"Thursday",
	"Friday",
	"Saturday",
] as const;

/** The weekdays in the order of a working week: Monday first, Sunday last. */
export const mondayFirst: readonly number[] = [1, 2, 3, 4, 5, 6, 0];

/** Returns the weekday of a calendar day; 0 is Sunday. */
export const weekdayOf = (day: string): number => noonOf(day).getUTCDay();

/** Returns the calendar day some days later, or earlier if negative. */
export function addDays(day: string, days: number): string {
	const date = noonOf(day);
	date.setUTCDate(date.getUTCDate() + days);
	return date.toISOString().slice(0, 10);
}

/** Returns the Monday of the week of a calendar day. */
export const mondayOf = (day: string): string => addDays(day, -mondayFirst.indexOf(weekdayOf(day)));

/** Whether a text is a day that exists: `2027-02-28`. */
export function isCalendarDay(text: string): boolean {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
	const date = new Date(`${text}T00:00:00Z`);
	return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Returns how many days later the second calendar day is. */
export const daysBetween = (first: string, second: string): number =>
	Math.round((noonOf(second).getTime() - noonOf(first).getTime()) / 86_400_000);

// Making a format takes a hundred times as long as using it.
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats a calendar day in the parts that `options` name.
 * @throws {RangeError} if it is not a day
 */
export function formatDay(
	day: string,
	options: Intl.DateTimeFormatOptions,
	locale: "en-US" | "es-US" = "en-US",
): string {
	const key = locale + JSON.stringify(options);
	const format =
		formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
	formats.set(key, format);
	return format.format(noonOf(day));
}

const date = { year: "numeric", month: "long", day: "numeric" } as const;
const weekdayAndDay = { weekday: "long", month: "long", day: "numeric" } as const;

/** `Nov 26` */
export const shortDay = (day: string) => formatDay(day, { month: "short", day: "numeric" });

/** `Nov 26, 2026` */
export const tableDay = (day: string) =>
	formatDay(day, { year: "numeric", month: "short", day: "numeric" });

/** `Thursday, November 26, 2026` */
export const fullDay = (day: string) => formatDay(day, { weekday: "long", ...date });

/** `Thursday, November 26` */
export const dayInEnglish = (day: string) => formatDay(day, weekdayAndDay);

/** `November 26, 2026` */
export const dateInEnglish = (day: string) => formatDay(day, date);

/** `Thu, Nov 26, 2026`. What is not a day is returned unchanged. */
export function writtenDay(day: string): string {
	if (Number.isNaN(Date.parse(day))) return day;
	return formatDay(day, { weekday: "short", month: "short", day: "numeric", year: "numeric" });
}
