import { formatDay, mondayFirst, weekdays } from "#platform/calendar/days.ts";
import { clockTime } from "#platform/calendar/new-york.ts";
import type { ClassDay } from "#school/classes/public-contract.ts";
import { weekdayNames } from "#school/classes/weekdays.ts";

/** Formats clock times: `6:00–9:00 PM`, `9:00 AM–1:00 PM`. */
export function hoursInWords({ from, to }: Pick<ClassDay, "from" | "to">): string {
	const [start, end] = [clockTime(from), clockTime(to)];
	return `${start.slice(-2) === end.slice(-2) ? start.slice(0, -3) : start}–${end}`;
}

/** Formats a weekly pattern from Monday on, days with the same times together: `Tue, Thu 6:00–9:00 PM; Sat 9:00 AM–1:00 PM`. */
export function weekInWords(
	days: readonly ClassDay[],
	names: readonly string[] = weekdays,
): string {
	const byHours = new Map<string, number[]>();
	for (const [place, weekday] of mondayFirst.entries()) {
		const ofDay = days.filter(({ day }) => day === weekdayNames[weekday]);
		for (const hours of ofDay.map(hoursInWords).sort())
			byHours.set(hours, [...(byHours.get(hours) ?? []), place]);
	}
	const nameAt = (place = 0) => (names[mondayFirst[place] ?? 0] ?? "").slice(0, 3);
	return [...byHours]
		.map(([hours, places]) => `${inRuns(places, nameAt).join(", ")} ${hours}`)
		.join("; ");
}

/** Three places or more in a row by the first and the last one: `Mon–Thu`. */
function inRuns(places: readonly number[], nameAt: (place?: number) => string): string[] {
	const runs: number[][] = [];
	for (const place of places) {
		const run = runs.at(-1);
		if (run?.at(-1) === place - 1) run.push(place);
		else runs.push([place]);
	}
	return runs.flatMap((run) =>
		run.length > 2 ? `${nameAt(run[0])}–${nameAt(run.at(-1))}` : run.map(nameAt),
	);
}

/** `Mar 2 – May 8, 2027, Tue, Thu 6:00–9:00 PM`; the days alone without a weekly pattern. */
export const spanAndWeek = ({
	days,
	...span
}: Parameters<typeof spanInWords>[0] & { days: readonly ClassDay[] }): string =>
	[spanInWords(span), weekInWords(days)].filter(Boolean).join(", ");

/** Formats the first and the last day: `Mar 2 – May 8, 2027`, or one day alone. */
export function spanInWords(
	{ firstDay, lastDay }: { firstDay: string; lastDay: string },
	locale: "en-US" | "es-US" = "en-US",
): string {
	const short = { month: "short", day: "numeric" } as const;
	const inWords = (day: string, options: Intl.DateTimeFormatOptions) =>
		formatDay(day, options, locale);
	const last = inWords(lastDay, { ...short, year: "numeric" });
	if (firstDay === lastDay) return last;
	const isOneYear = firstDay.slice(0, 4) === lastDay.slice(0, 4);
	return `${inWords(firstDay, isOneYear ? short : { ...short, year: "numeric" })} – ${last}`;
}

const names = {
	en: new Intl.DisplayNames("en-US", { type: "language" }),
	es: new Intl.DisplayNames("es-US", { type: "language" }),
};

/** `Spanish`, for a language tag. */
export const languageInWords = (tag: string, language: keyof typeof names = "en"): string =>
	names[language].of(tag) ?? tag;
