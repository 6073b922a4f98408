import { mondayFirst, weekdays } from "#platform/calendar/days.ts";
import { clockTime } from "#platform/calendar/new-york.ts";
import { hoursOfWeekday } from "#school/profile/opening-hours.ts";
import type { Hours } from "#school/profile/school.ts";

/** Hours of one weekday, `HH:MM` in New York; both null on a closed day. */
export interface Weekday {
	readonly opens: string | null;
	readonly closes: string | null;
}

/** Groups consecutive days with equal hours, Monday first, with display names. */
export function hoursOf(week: readonly Weekday[]): Hours[] {
	const groups: { days: number[]; opens: string; closes: string }[] = [];
	for (const day of mondayFirst) {
		const opens = week[day]?.opens ?? "";
		const closes = week[day]?.closes ?? "";
		const last = groups.at(-1);
		if (last && last.opens === opens && last.closes === closes) last.days.push(day);
		else groups.push({ days: [day], opens, closes });
	}
	return groups.map(({ days, opens, closes }) => ({ days, ...labels(days), opens, closes }));
}

/** Expands groups to one entry per day, Sunday to Saturday. */
export function weekOf(hours: readonly Hours[]): Weekday[] {
	return weekdays.map((_, day) => {
		const group = hoursOfWeekday(day, { hours });
		return group ? { opens: group.opens, closes: group.closes } : { opens: null, closes: null };
	});
}

/** Formats hours as `Monday to Friday 9:00 AM to 5:00 PM, Saturday 9:00 AM to 1:00 PM`. */
export function openSentence(hours: readonly Hours[]): string {
	return hours
		.filter(({ opens }) => opens !== "")
		.map(({ label, opens, closes }) => `${label} ${clockTime(opens)} to ${clockTime(closes)}`)
		.join(", ");
}

/** Formats hours as sentences: `Monday to Friday …. Closed Saturday and Sunday.` */
export function weekSentence(hours: readonly Hours[]): string {
	const open = openSentence(hours);
	if (!open) return "Closed every day.";
	const closed = hours
		.filter(({ opens }) => opens === "")
		.flatMap(({ days, label }) =>
			days.length === 2 ? days.map((day) => weekdays[day] ?? "") : [label],
		);
	return [`${open}.`, ...(closed.length > 0 ? [`Closed ${listed.format(closed)}.`] : [])].join(" ");
}

const listed = new Intl.ListFormat("en-US");

function labels(days: readonly number[]): { label: string; shortLabel: string } {
	const first = weekdays[days[0] ?? 0] ?? "";
	const last = weekdays[days.at(-1) ?? 0] ?? "";
	if (days.length === 1) return { label: first, shortLabel: first };
	return { label: `${first} to ${last}`, shortLabel: `${first.slice(0, 3)}–${last.slice(0, 3)}` };
}
