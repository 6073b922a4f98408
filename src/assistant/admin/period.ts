import { addDays, mondayOf } from "#platform/calendar/days.ts";
import { startOfDay } from "#platform/calendar/new-york.ts";

/** Calendar days in New York, both included. */
export interface Days {
	from?: string | undefined;
	to?: string | undefined;
}

const BEGINNING = "0001-01-01T00:00:00.000Z";
// No engine can write the day after it.
const END = "9999-12-31T23:59:59.999Z";

/** The instants between which days lie: `since` belongs to them, `until` no longer. */
export function periodOf({ from, to }: Days): { since: string; until: string } {
	return { since: from ? startOfDay(from) : BEGINNING, until: to ? endOf(to, 1) : END };
}

/** The instant at which a number of days from a day is over. */
function endOf(day: string, days: number): string {
	const end = startOfDay(day, days);
	return end.startsWith("+") ? END : end;
}

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
		.map((from) => ({ from, since: startOfDay(from), until: endOf(from, 7) }));
}
