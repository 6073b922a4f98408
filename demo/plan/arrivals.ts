import { addDays, weekdayOf } from "#platform/calendar/days.ts";
import { timeOn } from "./office-time.ts";
import type { Random } from "./random.ts";

// How much arrives when, each figure against 1 for the average. Most people decide after New Year and at the end of
// summer, at the start of the week, at lunch and in the evening.
const byMonth = [1.35, 1.1, 1, 0.95, 1.05, 0.9, 0.8, 1.3, 1.25, 1, 0.8, 0.55];
const byWeekday = [0.8, 1.35, 1.25, 1.1, 1, 0.8, 0.7];
const byHour = [
	0.25, 0.1, 0.05, 0.03, 0.03, 0.08, 0.25, 0.5, 0.8, 1, 1.1, 1.1, 1.3, 1.1, 0.9, 0.9, 0.8, 0.8, 0.9,
	1.1, 1.3, 1.4, 1.1, 0.6,
];

/**
 * Returns so many instants of the days before `today`, earliest first.
 * @param oldest days before today of the first day
 * @param newest days before today of the last day
 */
export function arrivals(
	random: Random,
	today: string,
	{ count, oldest, newest }: { count: number; oldest: number; newest: number },
): Date[] {
	const days = Object.fromEntries(
		Array.from({ length: oldest - newest + 1 }, (_, index) => {
			const day = addDays(today, index - oldest);
			const month = Number(day.slice(5, 7)) - 1;
			return [day, (byMonth[month] ?? 1) * (byWeekday[weekdayOf(day)] ?? 1)];
		}),
	);
	const hours = Object.fromEntries(byHour.map((weight, hour) => [`h${hour}`, weight]));
	return Array.from({ length: count }, () => {
		const hour = random.weighted(hours).slice(1).padStart(2, "0");
		const minute = String(random.int(0, 59)).padStart(2, "0");
		const at = timeOn(random.weighted(days), `${hour}:${minute}`);
		return new Date(at.getTime() + random.int(0, 59_999));
	}).sort((a, b) => a.getTime() - b.getTime());
}
