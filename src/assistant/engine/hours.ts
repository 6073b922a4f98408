import type { DayMention } from "#assistant/engine/days.ts";
import type { School } from "#assistant/knowledge/types.ts";
import { dayOf } from "#platform/calendar/dates.ts";
import { addDays, formatDay, weekdayOf, weekdays } from "#platform/calendar/days.ts";
import { weekdaysInSpanish } from "#platform/calendar/in-spanish.ts";
import { clockTime, minutesOf } from "#platform/calendar/new-york.ts";
import type { Language } from "#platform/text/language.ts";
import { hoursOn } from "#school/profile/opening-hours.ts";
import type { Hours } from "#school/profile/school.ts";

const names = { en: weekdays, es: weekdaysInSpanish } as const;

export const dayName = (weekday: number, language: Language): string =>
	names[language][weekday] ?? "";

/** "9:00 AM to 5:00 PM", "de 9:00 AM a 5:00 PM" */
export const range = ({ opens, closes }: Hours, language: Language): string =>
	language === "en"
		? `${clockTime(opens)} to ${clockTime(closes)}`
		: `de ${clockTime(opens)} a ${clockTime(closes)}`;

/** "CNA, EKG and CPR" */
export function join(parts: readonly string[], language: Language): string {
	const and = language === "en" ? " and " : " y ";
	return parts.length > 1
		? `${parts.slice(0, -1).join(", ")}${and}${parts.at(-1)}`
		: (parts[0] ?? "");
}

const disjunctions = {
	en: new Intl.ListFormat("en-US", { type: "disjunction" }),
	es: new Intl.ListFormat("es-US", { type: "disjunction" }),
} as const;

/** "CNA, EKG, or CPR" */
export const either = (parts: readonly string[], language: Language): string =>
	disjunctions[language].format(parts);

/** "Monday to Friday 9:00 AM to 5:00 PM and Saturday 9:00 AM to 1:00 PM", and the weekdays that are closed. */
export function week({ hours }: School, language: Language): { open: string; closed: string } {
	const daysOf = ({ days }: Hours) => {
		const ends = [...new Set([days.at(0), days.at(-1)])].map((day) => dayName(day ?? 0, language));
		if (language === "en") return ends.join(" to ");
		return `${ends.length > 1 ? "de" : "el"} ${ends.join(" a ")}`;
	};
	const open = hours
		.filter(({ opens }) => opens !== "")
		.map((group) => `${daysOf(group)} ${range(group, language)}`);
	const closed = hours
		.filter(({ opens }) => opens === "")
		.flatMap(({ days }) => days.map((day) => dayName(day, language)));
	return { open: join(open, language), closed: closed.join(language === "en" ? " and " : " y ") };
}

/** The calendar day that a mention means: the next such weekday, today included. */
export function dateOf(mention: DayMention, now: Date): string | undefined {
	const today = dayOf(now);
	if (mention.offset !== undefined) return addDays(today, mention.offset);
	if (mention.now) return today;
	if (mention.weekday === undefined) return undefined;
	return addDays(today, (mention.weekday - weekdayOf(today) + 7) % 7);
}

/** "today", "tomorrow", the weekday's name, or after a week the date. */
export function dateInWords(date: string, now: Date, language: Language): string {
	const today = dayOf(now);
	const isSoon = date <= addDays(today, 6);
	const name = isSoon ? dayName(weekdayOf(date), language) : dayOfYear(date, language);
	if (date === today) return language === "en" ? `today (${name})` : `hoy (${name})`;
	if (date === addDays(today, 1))
		return language === "en" ? `tomorrow (${name})` : `mañana (${name})`;
	return language === "en" ? `on ${name}` : `el ${name}`;
}

/** A calendar day as people say it: "November 26", "26 de noviembre". */
export const dayOfYear = (date: string, language: Language): string =>
	formatDay(date, { month: "long", day: "numeric" }, language === "en" ? "en-US" : "es-US");

/** Whether the office is open on a date at a clock time (minutes after midnight). */
export function isOpenAt(school: School, date: string, minute: number): boolean {
	const hours = hoursOn(date, school);
	return !!hours && minute >= minutesOf(hours.opens) && minute < minutesOf(hours.closes);
}
