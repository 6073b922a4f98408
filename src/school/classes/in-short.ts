import { daysBetween, formatDay, shortDay, tableDay } from "#platform/calendar/days.ts";
import { dollars } from "#platform/text/money.ts";
import { plural } from "#platform/text/plural.ts";
import type { ClassDay, PublicClass } from "#school/classes/public-contract.ts";
import { minutesIn } from "#school/classes/shown-class.ts";
import { hoursInWords } from "#school/classes/words.ts";
import type { KeyFact } from "#school/courses/summary.ts";

type Dated = Pick<PublicClass, "firstDay" | "lastDay" | "days" | "total">;

/** Returns price, next start and length of a course from its open classes, the next first; none without any. */
export function classKeyFacts(classes: readonly Dated[]): KeyFact[] {
	const [next] = classes;
	if (!next) return [];
	const totals = classes.map(({ total }) => total);
	const [lowest, highest] = [Math.min(...totals), Math.max(...totals)];
	return [
		{
			term: "Price",
			value: lowest === highest ? dollars(lowest) : `${dollars(lowest)} to ${dollars(highest)}`,
		},
		{ term: "Next start", value: tableDay(next.firstDay), href: "#classes" },
		{ term: "Length", value: lengthInWords(next) },
	];
}

/** The words of a length in a language, of one and of several. */
export interface LengthWords {
	day: string;
	week: readonly [string, string];
	hour: readonly [string, string];
}

export const lengthInEnglish: LengthWords = {
	day: "1 day",
	week: ["week", "weeks"],
	hour: ["hour a week", "hours a week"],
};

/** `9 weeks, 6 hours a week`; `1 day` */
export function lengthInWords(
	{ firstDay, lastDay, days }: Omit<Dated, "total">,
	{ day, week, hour } = lengthInEnglish,
): string {
	if (firstDay === lastDay) return day;
	const weeks = plural(Math.ceil((daysBetween(firstDay, lastDay) + 1) / 7), ...week);
	return days.length > 0 ? `${weeks}, ${plural(hoursIn(days), ...hour)}` : weeks;
}

/** To a tenth. */
const hoursIn = (days: readonly ClassDay[]) => Math.round(minutesIn(days) / 6) / 10;

/** `Sat, Apr 3, 9:00 AM–1:00 PM` */
export function meetingInWords({ day, from, to }: PublicClass["meetings"][number]): string {
	return `${formatDay(day, { weekday: "short" })}, ${shortDay(day)}, ${hoursInWords({ from, to })}`;
}
