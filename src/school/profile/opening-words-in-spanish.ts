import { addDays, formatDay, weekdayOf } from "#platform/calendar/days.ts";
import { weekdaysInSpanish } from "#platform/calendar/in-spanish.ts";
import { clockTime } from "#platform/calendar/new-york.ts";
import { capital } from "#platform/text/capital.ts";
import { closuresInSpanish } from "#school/profile/closures-in-spanish.ts";
import type { openingWords } from "#school/profile/opening-words.ts";
import { translate } from "#ui/words.ts";

export const openingInSpanish = translate<typeof openingWords>("opening", {
	openNow: "Abierto ahora",
	until: (time) => `hasta ${atTime(time)}`,
	opens: ({ day, opens }, today) => `Abre ${dayInWords(day, today)} a ${atTime(opens)}`,
	closedNow: "Cerrado ahora",
	hours: "Horario de oficina",
	days: ({ days }, short) => {
		const names = [days[0], days.at(-1)].map((day) => weekdaysInSpanish[day ?? 0] ?? "");
		const [first = "", last = ""] = short ? names.map((name) => name.slice(0, 3)) : names;
		if (days.length === 1) return capital(names[0] ?? "");
		return capital(short ? `${first}–${last}` : `${first} a ${last}`);
	},
	closed: "Cerrado",
	today: "Hoy",
	closures: closuresInSpanish,
});

/** `las 5:00 PM`, `la 1:00 PM` */
const atTime = (time: string) => `${/^(01|13):/.test(time) ? "la" : "las"} ${clockTime(time)}`;

function dayInWords(day: string, today: string): string {
	if (day === today) return "hoy";
	if (day === addDays(today, 1)) return "mañana";
	if (day < addDays(today, 7)) return `el ${weekdaysInSpanish[weekdayOf(day)] ?? day}`;
	return `el ${formatDay(day, { month: "long", day: "numeric" }, "es-US")}`;
}
