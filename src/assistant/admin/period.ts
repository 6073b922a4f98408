import { addDays, mondayOf } from "#platform/calendar/days.ts";
import { startOfDay } from "#platform/calendar/new-york.ts";

// No engine can write a day after the year 9999.
const END = "9999-12-31T23:59:59.999Z";

/** A week from Monday to Sunday in New York. */
export interface Week {
	/** Its Monday, `YYYY-MM-DD`. */
	from: string;
	since: string;
	until: string;
}

/** The weeks up to the one of a day, the oldest first. Those before the year 0 have no date, and are left out. */
export function weeksUntil(day: string, count: number): Week[] {
	const monday = mondayOf(day);
	return Array.from({ length: count }, (_, index) => addDays(monday, (index + 1 - count) * 7))
		.filter((from) => !from.startsWith("-"))
		.map((from) => {
			const end = startOfDay(from, 7);
			return { from, since: startOfDay(from), until: end.startsWith("+") ? END : end };
		});
}
