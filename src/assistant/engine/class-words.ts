import type { DateWish } from "#assistant/engine/class-dates.ts";
import { DAYS_IN_MONTH } from "#assistant/engine/class-length.ts";
import type { DaysAWeek } from "#assistant/engine/class-limits.ts";
import type { ClassWish } from "#assistant/engine/class-wishes.ts";
import { dayName, either } from "#assistant/engine/hours.ts";
import { addDays, formatDay, mondayFirst, weekdays } from "#platform/calendar/days.ts";
import type { Language } from "#platform/text/language.ts";
import { dollars } from "#platform/text/money.ts";
import { plural } from "#platform/text/plural.ts";
import { costInWords } from "#school/classes/cost.ts";
import type { Found } from "#school/classes/finder.ts";
import { lengthInEnglish, lengthInWords } from "#school/classes/in-short.ts";
import { hoursInWords, languageInWords, spanInWords, weekInWords } from "#school/classes/words.ts";
import { classInSpanish, lengthInSpanish } from "#school/classes/words-in-spanish.ts";

/** More days than these are not named. */
const MOST_DAYS = 4;
const workdays = mondayFirst.slice(0, 5);

const words = {
	en: {
		locale: "en-US",
		weekdays,
		labels: {
			open: "places open",
			"last places": "last places",
			"waiting list": "full, waiting list",
			closed: "",
		},
		meetings: ["meeting", "meetings"],
		others: ["other meeting", "other meetings"],
		plus: "plus",
		by: "register by",
		total: "in all",
		tuition: "tuition",
		length: lengthInEnglish,
		parts: {
			morning: "in the morning",
			afternoon: "in the afternoon",
			late: "in the afternoon or evening",
			evening: "in the evening",
			day: "in the daytime",
		},
		on: "on",
		onWorkdays: "on weekdays",
		in: "in",
		not: "not ",
		starting: {
			in: "starting in",
			on: "starting",
			from: "starting on or after",
			to: "starting by",
		},
		over: "ending by",
		and: "and",
		most: (price: string) => `for ${price} or less`,
		daysAWeek: ({ days, isMost }: DaysAWeek) =>
			`on ${isMost ? "at most " : ""}${plural(days, "day", "days")} a week`,
		longest: (length: string) => `of ${length} or less`,
		units: { day: ["day", "days"], week: ["week", "weeks"], month: ["month", "months"] },
		room: { any: "with places left", last: "with their last places", none: "with a waiting list" },
	},
	es: {
		...classInSpanish,
		others: ["sesión más", "sesiones más"],
		plus: "y",
		by: "inscripción hasta el",
		total: "en total",
		tuition: "matrícula",
		length: lengthInSpanish,
		parts: {
			morning: "por la mañana",
			afternoon: "por la tarde",
			late: "por la tarde",
			evening: "por la noche",
			day: "de día",
		},
		on: "el",
		onWorkdays: "entre semana",
		in: "en",
		not: "no ",
		starting: {
			in: "con inicio en",
			on: "con inicio el",
			from: "con inicio desde el",
			to: "con inicio hasta el",
		},
		over: "con fecha final hasta el",
		and: "y",
		most: (price: string) => `por ${price} o menos`,
		daysAWeek: ({ days, isMost }: DaysAWeek) =>
			`de ${isMost ? "no más de " : ""}${plural(days, "día", "días")} por semana`,
		longest: (length: string) => `de ${length} o menos`,
		units: { day: ["día", "días"], week: ["semana", "semanas"], month: ["mes", "meses"] },
		room: { any: "con lugares", last: "con los últimos lugares", none: "con lista de espera" },
	},
} as const;

/** What a line tells of a class beside its days: all, or only what is asked for. */
export interface Detail {
	isLength: boolean;
	isPrice: boolean;
	/** The parts of the price are named as well. */
	isCost: boolean;
	/** English is named as well. */
	isLanguage: boolean;
	/** The last day to register is named, where a class has one. */
	isDeadline: boolean;
	/** How often it meets is named. */
	isCount: boolean;
}

/** `Jan 5 – Mar 4, 2027 · Tue, Thu 6:00–9:00 PM · 9 weeks, 6 hours a week · $1,250 in all · places open, register by Dec 29` */
export function classInWords(one: Found, language: Language, detail: Detail): string {
	const { days, irregular, label, registerBy, total } = one;
	const said = words[language];
	const others = `, ${said.plus} ${plural(irregular.length, said.others[0], said.others[1])}`;
	const week = weekInWords(days, said.weekdays) + (irregular.length > 0 ? others : "");
	const [single, second] = irregular;
	const unlike =
		single && !second
			? hoursInWords(single)
			: plural(irregular.length, said.meetings[0], said.meetings[1]);
	const isTold = one.language !== "en" || detail.isLanguage;
	const by =
		registerBy && detail.isDeadline ? [`${said.by} ${dayInShort(registerBy, language)}`] : [];
	return [
		spanInWords(one, said.locale),
		days.length > 0 ? week : unlike,
		...(isTold ? [languageInWords(one.language, language)] : []),
		...(detail.isLength ? [lengthInWords(one, said.length)] : []),
		...(detail.isCount && days.length > 0
			? [plural(one.meetingCount, said.meetings[0], said.meetings[1])]
			: []),
		...(detail.isCost ? [costInWords(one, said)] : []),
		...(detail.isPrice && !detail.isCost ? [`${dollars(total)} ${said.total}`] : []),
		[said.labels[label], ...by].join(", "),
	].join(" · ");
}

/** " on Saturday in the morning in Spanish" */
export function wishInWords(wish: ClassWish, language: Language): string {
	const said = words[language];
	const { days, part, dates } = wish;
	const isDays = days.length > 0 && days.length <= MOST_DAYS;
	const isWorkdays = days.length === workdays.length && workdays.every((day) => days.includes(day));
	const times = [
		...(isWorkdays ? [said.onWorkdays] : []),
		...(isDays
			? [
					`${said.on} ${either(
						days.map((day) => dayName(day, language)),
						language,
					)}`,
				]
			: []),
		...(part ? [said.parts[part]] : []),
	];
	return [
		...(wish.isEither ? [either(times, language)] : times),
		...(wish.language
			? [
					`${wish.isAnotherLanguage ? said.not : ""}${said.in} ${languageInWords(wish.language, language)}`,
				]
			: []),
		...(dates ? [datesInWords(dates, language)] : []),
		...(wish.daysAWeek ? [said.daysAWeek(wish.daysAWeek)] : []),
		...(wish.longest ? [said.longest(longestInWords(wish.longest, language))] : []),
		...(wish.room ? [said.room[wish.room]] : []),
		...(wish.most !== undefined ? [said.most(dollars(wish.most))] : []),
	]
		.map((text) => ` ${text}`)
		.join("");
}

type Units = Record<"day" | "week" | "month", readonly [string, string]>;

function longestInWords(days: number, language: Language): string {
	const { day, week, month }: Units = words[language].units;
	if (days < 7) return plural(days, ...day);
	return days % DAYS_IN_MONTH === 0
		? plural(days / DAYS_IN_MONTH, ...month)
		: plural(Math.floor(days / 7), ...week);
}

function datesInWords({ isNot, ...dates }: DateWish, language: Language): string {
	const { not, and, over } = words[language];
	const end = dates.over ? ` ${and} ${over} ${dayInShort(dates.over, language)}` : "";
	return (isNot ? not : "") + spanOfDates(dates, language) + end;
}

function spanOfDates({ from, to, of }: DateWish, language: Language): string {
	const { starting, over, locale } = words[language];
	if (to === undefined) return `${starting.from} ${dayInShort(from ?? "", language)}`;
	if (of === "lastDay" && from === undefined) return `${over} ${dayInShort(to, language)}`;
	if (from === undefined) return `${starting.to} ${dayInShort(to, language)}`;
	if (of === "lastDay")
		return `${over.split(" ")[0]} ${spanInWords({ firstDay: from, lastDay: to }, locale)}`;
	const isMonth = from.endsWith("-01") && addDays(to, 1).endsWith("-01");
	if (isMonth && from.slice(0, 7) === to.slice(0, 7))
		return `${starting.in} ${formatDay(from, { month: "long", year: "numeric" }, locale)}`;
	return `${starting.on} ${spanInWords({ firstDay: from, lastDay: to }, locale)}`;
}

const dayInShort = (day: string, language: Language): string =>
	spanInWords({ firstDay: day, lastDay: day }, words[language].locale);
