import { formatDay } from "#platform/calendar/days.ts";
import { weekdaysInSpanish } from "#platform/calendar/in-spanish.ts";
import type { LengthWords, ShortWords } from "#school/classes/in-short.ts";
import type { ClassWords } from "#school/classes/options.ts";
import type { ClassDay } from "#school/classes/public-contract.ts";
import { weekdayNames } from "#school/classes/weekdays.ts";
import { hoursInWords } from "#school/classes/words.ts";

// Apart from the English words, which pages load.
export const classInSpanish = {
	locale: "es-US",
	weekdays: weekdaysInSpanish,
	labels: {
		open: "con lugares",
		"last places": "últimos lugares",
		"waiting list": "llena, lista de espera",
		closed: "",
	},
	meetings: ["sesión", "sesiones"],
	language: "es",
} satisfies ClassWords;

export const lengthInSpanish: LengthWords = {
	day: "1 día",
	week: ["semana", "semanas"],
	hour: ["hora por semana", "horas por semana"],
	ofDay: ["hora", "horas"],
};

const DAY = { year: "numeric", month: "short", day: "numeric" } as const;

export const shortInSpanish: ShortWords = {
	price: "Precio",
	nextStart: "Próximo inicio",
	length: "Duración",
	range: (lowest, highest) => `${lowest} a ${highest}`,
	day: (day) => formatDay(day, DAY, "es-US"),
	full: (start) => `${start} (lista de espera)`,
	lengthWords: lengthInSpanish,
};

/** `martes 6:00–9:00 PM; jueves 6:00–9:00 PM` */
export const weekInSpanish = (days: readonly ClassDay[]): string =>
	days
		.map(({ day, ...hours }) => {
			return `${weekdaysInSpanish[weekdayNames.indexOf(day)]} ${hoursInWords(hours)}`;
		})
		.join("; ");
