import { addDays, weekdayOf } from "#platform/calendar/days.ts";

/** Public holidays that people name as dates: on a day of a month, or on its first, second, … or last such weekday. */
const holidays: readonly {
	said: RegExp;
	month: number;
	day?: number;
	nth?: number;
	on?: number;
	/** Offices are open as on other days. */
	isWorkday?: true;
}[] = [
	{ said: /\b(?:mlk|martin luther king)(?: jr)?(?: day)?\b/, month: 1, nth: 3, on: 1 },
	{ said: /\b(?:valentines?(?: day)?|san valentin)\b/, month: 2, day: 14, isWorkday: true },
	{ said: /\b(?:presidents day|dia de los presidentes)\b/, month: 2, nth: 3, on: 1 },
	{ said: /\b(?:st|saint) patricks(?: day)?\b/, month: 3, day: 17, isWorkday: true },
	{ said: /\b(?:mothers day|dia de (?:la|las) madres?)\b/, month: 5, nth: 2, on: 0 },
	{ said: /\bmemorial day\b/, month: 5, nth: -1, on: 1 },
	{
		said: /\b(?:july (?:4th|fourth)|fourth of july|independence day|4 de julio)\b/,
		month: 7,
		day: 4,
	},
	{ said: /\bjuneteenth\b/, month: 6, day: 19 },
	{ said: /\bcolumbus day\b/, month: 10, nth: 2, on: 1 },
	{ said: /\blabor day\b/, month: 9, nth: 1, on: 1 },
	{ said: /\bhalloween\b/, month: 10, day: 31, isWorkday: true },
	{ said: /\bveterans day\b/, month: 11, day: 11 },
	{ said: /\b(?:thanksgiving|(?:dia de )?accion de gracias)\b/, month: 11, nth: 4, on: 4 },
];

/** The patterns of public holidays, and for each the next one from a day on. */
export const holidayDates: readonly {
	said: RegExp;
	isWorkday: boolean;
	next: (today: string) => string;
}[] = holidays.map(({ said, month, day = 1, nth = 0, on = 0, isWorkday = false }) => ({
	...{ said, isWorkday },
	next(today) {
		const year = Number(today.slice(0, 4));
		const days = [year, year + 1].map((of) => {
			const first = new Date(Date.UTC(of, month - (nth < 0 ? 0 : 1), day))
				.toISOString()
				.slice(0, 10);
			if (nth === 0) return first;
			const wait = (on - weekdayOf(first) + 7) % 7;
			return addDays(first, wait + 7 * (nth < 0 ? -1 : nth - 1));
		});
		return days.find((one) => one >= today) ?? today;
	},
}));

/** The days around Christmas and New Year, by month and day: people name them as a time of the year. */
const AROUND_NEW_YEAR = ["12-24", "12-25", "12-31", "01-01"];

/** Whether a day, `YYYY-MM-DD`, is one on which many offices are closed. */
export const isPublicHoliday = (day: string): boolean =>
	AROUND_NEW_YEAR.includes(day.slice(5)) ||
	holidayDates.some(({ isWorkday, next }) => !isWorkday && next(day) === day);
