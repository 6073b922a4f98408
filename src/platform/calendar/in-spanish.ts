import { formatDay } from "#platform/calendar/days.ts";
import { clockTime, type Moment } from "#platform/calendar/new-york.ts";

/** Spanish names of the weekdays by number; 0 is Sunday. */
export const weekdaysInSpanish = [
	"domingo",
	"lunes",
	"martes",
	"miércoles",
	"jueves",
	"viernes",
	"sábado",
] as const;

/** `jueves, 26 de noviembre` */
export const dayInSpanish = (day: string) =>
	formatDay(day, { weekday: "long", month: "long", day: "numeric" }, "es-US");

/** `26 de noviembre de 2026` */
export const dateInSpanish = (day: string) =>
	formatDay(day, { year: "numeric", month: "long", day: "numeric" }, "es-US");

/** `el lunes, 23 de noviembre, a las 5:00 PM` */
export function momentInSpanish({ day, time }: Moment): string {
	const article = /^(01|13):/.test(time) ? "a la" : "a las";
	return `el ${dayInSpanish(day)}, ${article} ${clockTime(time)}`;
}
