import type { DayMention } from "#assistant/engine/days.ts";
import type { ClosedDay, DayHours, Language, School } from "#assistant/knowledge/types.ts";
import { clockTime, newYorkClock } from "#platform/calendar/new-york-clock.ts";

const names = {
	en: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
	es: ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"],
} as const;

/** How many days are searched for one on which the office is open. */
const HORIZON_DAYS = 60;

const weekdayOf = (date: string): number => new Date(`${date}T12:00:00Z`).getUTCDay();

/** The calendar day `days` after another one; noon keeps it clear of summer time. */
export function addDays(date: string, days: number): string {
	return new Date(Date.parse(`${date}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

export const today = (now: Date): string => newYorkClock(now).day;
export const dayName = (weekday: number, language: Language): string =>
	names[language][weekday] ?? "";
const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const hoursOfWeekday = (school: School, weekday: number): DayHours | undefined =>
	school.hours.find((h) => h.day === weekday);
export const closedOn = (school: School, date: string): ClosedDay | undefined =>
	school.closedDays.find((c) => c.date === date);

/** Opening hours of a calendar day, closed days counted in. */
export const hoursOn = (school: School, date: string): DayHours | undefined =>
	closedOn(school, date) ? undefined : hoursOfWeekday(school, weekdayOf(date));

export const range = (h: DayHours, language: Language): string =>
	language === "en"
		? `${clockTime(h.opens)} to ${clockTime(h.closes)}`
		: `de ${clockTime(h.opens)} a ${clockTime(h.closes)}`;

/** "Monday to Friday 9:00 AM to 5:00 PM and Saturday 9:00 AM to 1:00 PM", and the weekdays that are closed. */
export function week(school: School, language: Language): { open: string; closed: string } {
	const order = [1, 2, 3, 4, 5, 6, 0];
	const groups: { from: number; to: number; hours: DayHours }[] = [];
	for (const day of order) {
		const h = hoursOfWeekday(school, day);
		const last = groups.at(-1);
		if (!h) continue;
		const follows = last && order.indexOf(last.to) === order.indexOf(day) - 1;
		if (last && follows && last.hours.opens === h.opens && last.hours.closes === h.closes)
			last.to = day;
		else groups.push({ from: day, to: day, hours: h });
	}
	const to = language === "en" ? " to " : " a ";
	const open = groups.map(
		(g) =>
			`${dayName(g.from, language)}${g.to === g.from ? "" : `${to}${dayName(g.to, language)}`} ${range(g.hours, language)}`,
	);
	const closed = order.filter((d) => !hoursOfWeekday(school, d)).map((d) => dayName(d, language));
	const and = language === "en" ? " and " : " y ";
	return {
		open: open.length > 1 ? `${open.slice(0, -1).join(", ")}${and}${open.at(-1)}` : (open[0] ?? ""),
		closed: closed.join(and),
	};
}

export type Moment = { open: boolean; until?: string; nextDate?: string; nextAt?: string };

/** Whether the office is open at this moment, and until or from when. */
export function moment(school: School, now: Date): Moment {
	const clock = newYorkClock(now);
	for (let ahead = 0; ahead <= HORIZON_DAYS; ahead++) {
		const date = addDays(clock.day, ahead);
		const h = hoursOn(school, date);
		if (!h || (ahead === 0 && clock.time >= h.closes)) continue;
		if (ahead === 0 && clock.time >= h.opens) return { open: true, until: clockTime(h.closes) };
		return { open: false, nextDate: date, nextAt: clockTime(h.opens) };
	}
	return { open: false };
}

/** The calendar day that a mention means: the next such weekday, today included. */
export function dateOf(mention: DayMention, now: Date): string | undefined {
	const day = today(now);
	if (mention.offset !== undefined) return addDays(day, mention.offset);
	if (mention.now) return day;
	if (mention.weekday === undefined) return undefined;
	return addDays(day, (mention.weekday - weekdayOf(day) + 7) % 7);
}

/** "today", "tomorrow", the weekday's name, or after a week the date. */
export function dateInWords(date: string, now: Date, language: Language): string {
	const isSoon = date <= addDays(today(now), 6);
	const name = isSoon ? dayName(weekdayOf(date), language) : dayOfYear(date, language);
	if (date === today(now)) return language === "en" ? `today (${name})` : `hoy (${name})`;
	if (date === addDays(today(now), 1))
		return language === "en" ? `tomorrow (${name})` : `mañana (${name})`;
	return language === "en" ? `on ${name}` : `el ${name}`;
}

/** A calendar day as people say it: "November 26", "26 de noviembre". */
export const dayOfYear = (date: string, language: Language): string =>
	new Date(`${date}T12:00:00Z`).toLocaleDateString(language === "en" ? "en-US" : "es-US", {
		month: "long",
		day: "numeric",
		timeZone: "UTC",
	});

/** Whether the office is open on a date at a clock time (minutes after midnight). */
export function isOpenAt(school: School, date: string, minute: number): boolean {
	const h = hoursOn(school, date);
	return !!h && minute >= minutes(h.opens) && minute < minutes(h.closes);
}
