import { addDays, formatDay, weekdayOf, weekdays } from "#platform/calendar/days.ts";
import { clockTime } from "#platform/calendar/new-york.ts";
import type { OpeningDay } from "#school/profile/opening-hours.ts";
import type { Hours } from "#school/profile/school.ts";
import { defineWords } from "#ui/words.ts";

/** The opening hours, now and in the week. */
export const openingWords = defineWords("opening", {
	openNow: "Open now",
	/** After `openNow`. */
	until: (time: string) => `until ${clockTime(time)}`,
	/** `Opens today at 9:00 AM`, `Opens Monday at 9:00 AM` */
	opens: ({ day, opens }: OpeningDay, today: string) =>
		`Opens ${dayInWords(day, today)} at ${clockTime(opens)}`,
	closedNow: "Closed now",
	hours: "Opening hours",
	/** Days of the week with the same hours: `Monday to Friday`, or `Mon–Fri`. */
	days: ({ label, shortLabel }: Hours, short: boolean) => (short ? shortLabel : label),
	closed: "Closed",
	/** Before the name of a closure. */
	today: "Today",
	/** Names of closures in the language of the page, by what the school calls them. */
	closures: new Map() as ReadonlyMap<string, string>,
});

function dayInWords(day: string, today: string): string {
	if (day === today) return "today";
	if (day === addDays(today, 1)) return "tomorrow";
	if (day < addDays(today, 7)) return weekdays[weekdayOf(day)] ?? day;
	return formatDay(day, { month: "long", day: "numeric" });
}
