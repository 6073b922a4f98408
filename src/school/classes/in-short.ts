import { daysBetween, formatDay, shortDay, tableDay } from "#platform/calendar/days.ts";
import { dollars } from "#platform/text/money.ts";
import { plural } from "#platform/text/plural.ts";
import type { ClassDay, Meeting, PublicClass } from "#school/classes/public-contract.ts";
import { minutesIn } from "#school/classes/shown-class.ts";
import { hoursInWords } from "#school/classes/words.ts";
import type { KeyFact } from "#school/courses/summary.ts";

type Dated = Pick<PublicClass, "firstDay" | "lastDay" | "days" | "total" | "label">;

/**
 * Returns price, next start and length of a course from its open classes, the next first; none without any.
 * The next start is that of a class with free seats, if there is one.
 */
export function classKeyFacts(
	classes: readonly Dated[],
	words: ShortWords = shortInEnglish,
): KeyFact[] {
	const isFull = ({ label }: Dated) => label === "waiting list";
	const next = classes.find((one) => !isFull(one)) ?? classes[0];
	if (!next) return [];
	const start = words.day(next.firstDay);
	const totals = classes.map(({ total }) => total);
	const [lowest, highest] = [Math.min(...totals), Math.max(...totals)];
	return [
		{
			term: words.price,
			value: lowest === highest ? dollars(lowest) : words.range(dollars(lowest), dollars(highest)),
		},
		{
			term: words.nextStart,
			value: isFull(next) ? words.full(start) : start,
			href: "#classes",
		},
		{ term: words.length, value: lengthInWords(next, words.lengthWords) },
	];
}

type OneAndMore = readonly [one: string, more: string];

export const lengthInEnglish = {
	day: "1 day",
	week: ["week", "weeks"] as OneAndMore,
	hour: ["hour a week", "hours a week"] as OneAndMore,
	ofDay: ["hour", "hours"] as OneAndMore,
};
export type LengthWords = typeof lengthInEnglish;

/** The words of what decides about a course. */
export const shortInEnglish = {
	price: "Price",
	nextStart: "Next start",
	length: "Length",
	range: (lowest: string, highest: string) => `${lowest} to ${highest}`,
	day: (day: string) => tableDay(day),
	full: (start: string) => `${start} (waiting list)`,
	lengthWords: lengthInEnglish,
};
export type ShortWords = typeof shortInEnglish;

/** `9 weeks, 6 hours a week`; `1 day, 5 hours` */
export function lengthInWords(
	{ firstDay, lastDay, days }: Omit<Dated, "total" | "label">,
	{ day, week, hour, ofDay } = lengthInEnglish,
): string {
	const isOneDay = firstDay === lastDay;
	const weeks = plural(Math.ceil((daysBetween(firstDay, lastDay) + 1) / 7), ...week);
	const length = isOneDay ? day : weeks;
	return days.length > 0
		? `${length}, ${plural(hoursIn(days), ...(isOneDay ? ofDay : hour))}`
		: length;
}

/** To a tenth. */
const hoursIn = (days: readonly ClassDay[]) => Math.round(minutesIn(days) / 6) / 10;

/** `Sat, Apr 3, 9:00 AM–1:00 PM` */
export const meetingInWords = ({ day, ...hours }: Meeting): string =>
	`${formatDay(day, { weekday: "short" })}, ${shortDay(day)}, ${hoursInWords(hours)}`;
