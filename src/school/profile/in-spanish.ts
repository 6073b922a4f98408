import { clockTime } from "#platform/calendar/new-york-clock.ts";
import type { Hours } from "#school/profile/profile.ts";
import type { Moment } from "#school/profile/reply-by.ts";

const names = ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"] as const;

/** Formats a calendar day, `YYYY-MM-DD`: `lunes, 23 de noviembre`. */
export function dayInSpanish(day: string): string {
	return new Date(`${day}T12:00:00Z`).toLocaleDateString("es-US", {
		weekday: "long",
		month: "long",
		day: "numeric",
		timeZone: "UTC",
	});
}

/** Formats a calendar day, `YYYY-MM-DD`: `23 de noviembre de 2026`. */
export function dateInSpanish(day: string): string {
	return new Date(`${day}T12:00:00Z`).toLocaleDateString("es-US", {
		year: "numeric",
		month: "long",
		day: "numeric",
		timeZone: "UTC",
	});
}

/** Formats a moment: `el lunes, 23 de noviembre, a las 5:00 PM`. */
export function momentInSpanish({ day, time }: Moment): string {
	const article = /^(01|13):/.test(time) ? "a la" : "a las";
	return `el ${dayInSpanish(day)}, ${article} ${clockTime(time)}`;
}

/** Formats hours as sentences: `De lunes a viernes, de 9:00 AM a 5:00 PM. … Cerrado: domingo.` */
export function weekInSpanish(hours: readonly Hours[]): string {
	const open = hours
		.filter(({ opens }) => opens !== "")
		.map((group) => `${daysOf(group)}, de ${clockTime(group.opens)} a ${clockTime(group.closes)}`);
	const closed = hours.filter(({ opens }) => opens === "").map((group) => daysOf(group));
	const sentences = [...open, ...(closed.length > 0 ? [`Cerrado: ${closed.join(" y ")}`] : [])];
	return sentences.map((sentence) => `${capital(sentence)}.`).join(" ");
}

function daysOf({ days }: Hours): string {
	const [first = 0] = days;
	const last = days.at(-1) ?? first;
	return first === last ? (names[first] ?? "") : `de ${names[first]} a ${names[last]}`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
