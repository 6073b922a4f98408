import { addDays, weekdayOf } from "#platform/calendar/days.ts";
import { instantAt, newYorkClock } from "#platform/calendar/new-york.ts";
import { hoursOn } from "#school/profile/opening-hours.ts";
import { school } from "#school/profile/profile.ts";

const MINUTE = 60_000;

// How much arrives when, each figure against 1 for the average. Most people decide after New Year and at the end of
// summer, at the start of the week, at lunch and in the evening.
const byMonth = [1.35, 1.1, 1, 0.95, 1.05, 0.9, 0.8, 1.3, 1.25, 1, 0.8, 0.55];
const byWeekday = [0.8, 1.35, 1.25, 1.1, 1, 0.8, 0.7];
const byHour = [
	0.25, 0.1, 0.05, 0.03, 0.03, 0.08, 0.25, 0.5, 0.8, 1, 1.1, 1.1, 1.3, 1.1, 0.9, 0.9, 0.8, 0.8, 0.9,
	1.1, 1.3, 1.4, 1.1, 0.6,
];

/** Returns a share of one for an index; those of successive indexes are far apart, and none comes again. */
export const spread = (index: number): number => (index * 0.618034) % 1;

/** Returns the instant of a clock time in New York on a day. */
export const timeOn = (day: string, time: string): Date => new Date(instantAt(day, time));

/** Returns the instant at which the office has been open for so many minutes since another one. */
export function officeTime(since: Date, minutes: number): Date {
	let left = minutes * MINUTE;
	for (let day = newYorkClock(since).day; ; day = addDays(day, 1)) {
		const hours = hoursOn(day, school);
		if (!hours) continue;
		const from = Math.max(Date.parse(instantAt(day, hours.opens)), since.getTime());
		const open = Date.parse(instantAt(day, hours.closes)) - from;
		if (open > left) return new Date(from + left);
		if (open > 0) left -= open;
	}
}

/** Returns a day on which the office is open, counted in such days from another one; negative for earlier ones. */
export function openDay(day: string, count: number): string {
	let found = day;
	for (let left = Math.abs(count); left > 0; ) {
		found = addDays(found, Math.sign(count));
		if (hoursOn(found, school)) left--;
	}
	return found;
}

/**
 * Returns an instant so long ago: `20 min`, or `3 d` or `3 d 09:30`, counting days on which the office is open.
 * @param usual the clock time without one
 */
export function timeAgo(when: string, now: Date, usual = "10:00"): Date {
	const [number, unit, time = usual] = when.split(" ");
	if (unit === "min") return new Date(now.getTime() - Number(number) * MINUTE);
	return timeOn(openDay(newYorkClock(now).day, -Number(number)), time);
}

/**
 * Returns when each row happens. Its first cell says `20 min` ago or `3 d` ago, counting days on which the office is
 * open; those that say nothing are spread, in their order, as people come.
 * @param oldest days before today of the first of these
 */
export function timesOf(rows: readonly string[][], now: Date, oldest: number): Date[] {
	const { day: today } = newYorkClock(now);
	const count = rows.filter(([when]) => when === "").length;
	const days = Array.from({ length: oldest - 9 }, (_, index) => addDays(today, index - oldest));
	const weights = days.map((day) => {
		const month = Number(day.slice(5, 7)) - 1;
		return (byMonth[month] ?? 1) * (byWeekday[weekdayOf(day)] ?? 1);
	});
	let index = 0;
	return rows.map(([when = ""], row) => {
		const minute = (row * 37) % 60;
		if (when !== "") return timeAgo(when, now, clock(10, minute));
		const day = days[placeOf((index + 0.5) / count, weights)] ?? today;
		return timeOn(day, clock(placeOf(spread(++index), byHour), minute));
	});
}

const clock = (hour: number, minute: number) =>
	[hour, minute].map((part) => String(part).padStart(2, "0")).join(":");

/** Returns the index up to which the weights make a share of their sum. */
function placeOf(share: number, weights: readonly number[]): number {
	let left = share * weights.reduce((sum, weight) => sum + weight, 0);
	return weights.findIndex((weight) => {
		left -= weight;
		return left < 0;
	});
}
