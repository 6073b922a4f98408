import { holidayDates } from "#assistant/engine/holidays.ts";
import { addDays, formatDay, mondayOf, weekdayOf, weekdays } from "#platform/calendar/days.ts";
import { weekdaysInSpanish } from "#platform/calendar/in-spanish.ts";
import { fold } from "#platform/text/fold.ts";
import { numberOf } from "#platform/text/number-of.ts";

/** Some days that are named. Days are of New York, both included. */
export type Period = {
	first: string;
	last: string;
	isDay?: boolean;
	/** From one day to another. */
	isRange?: boolean;
	weekdays?: readonly number[];
};

/** Months by their folded names in both languages. */
const months = new Map(
	Array.from({ length: 12 }, (_, at) => monthDay(2026, at + 1, 1)).flatMap((day, at) =>
		(["en-US", "es-US"] as const).map((locale) => [nameOf(day, locale), at + 1] as const),
	),
);
export const MONTH = `(?:${[...months.keys()].flatMap((name) => [name, shortOf(name)]).join("|")}|sept)`;
const NUMBER = "(\\d{1,2})(?:st|nd|rd|th)?";
const DAY = new RegExp(`\\b(?:(${MONTH}) (?:the )?${NUMBER}|${NUMBER} (?:of |de )?(${MONTH}))\\b`);
const DAYS = new RegExp(
	`${DAY.source}(?: (?:to|through|thru|until|till|al?|hasta) ${NUMBER}\\b(?! [ap]m))?`,
	"g",
);
/** Short names that are no other word. */
const SHORT_MONTH = [...months.keys()]
	.map(shortOf)
	.filter((name) => !/^(?:mar|may|ago)$/.test(name))
	.join("|");
/** "May" is another word as well, and April, Julio and others are names: they stand after a word of time. */
const MONTH_ALONE = new RegExp(
	`(?<=\\b(?:in|this|next|of|early|mid|late|before|after|by|until|from|for|like|around|now (?:and|to)|en|de|para|como|antes|despues|hasta|desde|aqui a)(?: the| de| el)* )${MONTH}\\b|\\b(?!(?:may|mayo|april|abril|june|julio|august)\\b)${MONTH}(?<=\\w{4})\\b|\\b(?:${SHORT_MONTH}|sept)\\b|\\b${MONTH}(?= 20\\d\\d\\b)|(?<=^(?:and|or|what about|how about|y|o) )${MONTH}$`,
);
/** "January or March", "from January to March". */
export const NEXT_NAMED = new RegExp(
	`^\\w+ (?:or|and|to|through|till|until|y|o|a|hasta)(?: in| en| the| el| end of| fin de| finales de)* (${MONTH})\\b`,
);
/** By the number of their first month. */
const seasons: readonly [RegExp, number][] = [
	[/\b(?:spring(?! break)|primavera)\b/, 3],
	[/\b(?:summer|verano)\b/, 6],
	[/(?<=\b(?:in|this|next|the|by|for) )fall\b|\b(?:autumn|otono)\b/, 9],
	[/\b(?:winter|invierno)\b/, 12],
];
const NEXT_MONTH = /\b(?:next month|(?:proximo mes|mes que viene|mes proximo))\b/;
const THIS_MONTH = /\b(?:this month|este mes)\b/;
/** "In the next two weeks" */
const NEXT_DAYS = /\bnext (\d{1,2}|two|three|four|five|six) (days|weeks|months)\b/;
const daysOf = (unit: string): number => ({ days: 1, weeks: 7 })[unit] ?? 31;
const THIS_YEAR =
	/\b(?:this year|rest of the year|este ano|resto del ano|lo que queda (?:de|del) ano)\b/;
export const YEAR_END =
	/\b(?:end of (?:the|this) year|year end|fin(?:al|es)? (?:de|del|de este) ano)\b/;
const YEAR = /(?<=\b(?:in|of|for|during|en|de|del) )20\d\d\b/;
const NEXT_YEAR = /\b(?:next year|proximo ano|ano que viene|ano proximo)\b/;
/** In its first weeks it is the year that has begun. */
const NEW_YEAR = /\b(?:in|for) the new year\b/;
/** "The next Saturday class" is any class on Saturdays. */
const NOT_OF_CLASS = "(?! (?:class|course|group|one|clase|curso|grupo)s?\\b)";
const WEEK = new RegExp(
	`\\b(?:this|est[ae]|next|proxim[oa]|otra) (?:week(end)?|(fin de )?semana)\\b${NOT_OF_CLASS}|\\b(?:(fin de )?semana) que viene\\b`,
);
const TODAY =
	/\b(?:day after tomorrow|pasado manana|tomorrow|today|tonight|hoy)\b|(?<!\b(?:la|las|de|esta|cada|por) )\bmanana\b/;
/** "Can I register today for a class?" */
const OF_OFFICE =
	/\b(?:register|sign|enroll|apply|come|call|visit|tour|pay|open|stop|drop|go|leave|inscrib\w+|pagar|ir|pasar|llamar|abiert\w+|abren)\b/;
const OR_NEXT =
	/^ (?:or|and|o|y) (?:the |el |la )?(?:next|following|one after|proxim[oa]|siguiente|que viene|otr[oa])\b/;
const LATER_WEEK = /\b(?:next|proxim[oa]|otra|que viene)\b/;
/** Folded, from Sunday on. */
const daysOfWeek = [weekdays, weekdaysInSpanish].map((names) => names.map(fold));
/** "Can I start Monday?" and "by Friday" name a day; "is it on Mondays?" does not. */
const DAY_OF_WEEK = new RegExp(
	`(?<=\\b(?:start|starts|starting|begin|begins|beginning|empez\\w+|empiez\\w+|comenz\\w+|comienz\\w+|(?<!\\b(?:come|stop|swing|drop|go|pass|walk) )by|before|antes)(?: this| next| coming| el| del| este| proximo)* |\\b(?:this|next|este|proximo) )(?:${[...daysOfWeek.flat(), "tomorrow", "manana"].join("|")})\\b${NOT_OF_CLASS}`,
);
export const NEW_YEARS = /\b(?:new years?(?: day| eve)?|ano nuevo)\b/;
export const HOLIDAYS =
	/\b(?:holidays|christmas|xmas|fiestas|navidad(?:es)?)\b|\b(?<=\bde )reyes\b/;
const TO_DAY = new RegExp(
	`^(?:to|through|thru|until|till|til|a|al|hasta)(?: the| el)? ${DAY.source}`,
);
const TO_NUMBER =
	/^(?:to|through|thru|until|till|al?|hasta) (\d{1,2})(?:st|nd|rd|th)?\b(?! (?:[ap]m|de)\b)/;
/** What a clause names that asks for a class. */
export const A_CLASS =
	/\b(?:class|classes|courses?|programs?|ones?|which|do you have|anything|clases?|cursos?|programas?|cuales?|tienen|algo)\b/;

/** Words without the day that they name: "jan 5" is no time of the clock, and "start Monday" asks for no class on Mondays. */
export const withoutDay = (words: readonly string[]): string[] =>
	[DAYS, DAY_OF_WEEK, WEEK]
		.reduce((text, day) => text.replace(day, ""), words.join(" "))
		.split(" ")
		.filter(Boolean);

/** The next time that a message names, and where it stands. */
export function periodIn(
	text: string,
	today: string,
): (Period & { at: number; said: string }) | undefined {
	const [thisYear = 0, month = 0] = today.split("-").map(Number);
	const yearSaid = /\b20\d\d\b/.exec(text)?.[0];
	const year = yearSaid ? Number(yearSaid) : thisYear;
	/** The next such months; those that began some months ago are meant until they are over, also over New Year. */
	const monthsFrom = (from: number, count: number): Period => {
		const last = from + count - 1;
		const isOver = last < month;
		const isSinceLastYear = last - 12 >= month;
		const start = from + (yearSaid ? 0 : 12 * (Number(isOver) - Number(isSinceLastYear)));
		return {
			first: monthDay(year, start, 1),
			last: addDays(monthDay(year, start + count, 1), -1),
		};
	};
	const dayOf = ([, name = "", number, other, late = ""]: RegExpExecArray): Period => {
		const days = monthsFrom(monthOf(name || late), 1);
		const on = addDays(days.first, Number(number ?? other) - 1);
		return on < days.first || on > days.last ? days : { first: on, last: on, isDay: true };
	};
	/** "This week or the next" */
	const isNextToo = ({ 0: said, index }: RegExpExecArray) =>
		OR_NEXT.test(text.slice(index + said.length));
	const isOfDay = A_CLASS.test(text) && !OF_OFFICE.test(text);
	const holidays = month === 1 && !yearSaid ? year - 1 : year;
	const looks: readonly (readonly [RegExp, (match: RegExpExecArray) => Period])[] = [
		[
			DAY,
			(match) => {
				const on = dayOf(match);
				if (!on.isDay) return on;
				const rest = text.slice(match.index + match[0].length).trim();
				const [, number] = TO_NUMBER.exec(rest) ?? [];
				const until = TO_DAY.exec(rest);
				const last = number
					? addDays(on.first.slice(0, 7).concat("-01"), Number(number) - 1)
					: until && dayOf(DAY.exec(until[0]) ?? match).last;
				return last && last > on.first ? { first: on.first, last, isRange: true } : on;
			},
		],
		[
			MONTH_ALONE,
			({ 0: name, index }) => {
				const next = NEXT_NAMED.exec(text.slice(index))?.[1];
				const [one, other] = [monthOf(name), monthOf(next ?? name)];
				return monthsFrom(one, ((other - one + 12) % 12) + 1);
			},
		],
		...holidayDates.map(
			({ said, next }) =>
				[said, () => ({ first: next(today), last: next(today), isDay: true })] as const,
		),
		...seasons.map(([said, from]) => [said, () => monthsFrom(from, 3)] as const),
		[DAY_OF_WEEK, ([name]) => dayFrom(today, name)],
		[
			WEEK,
			(match) => {
				const [said, ...end] = match;
				const isWeekend = end.some((one) => one !== undefined);
				const week = weekOf(today, LATER_WEEK.test(said) ? 7 : 0, isWeekend);
				return isNextToo(match) ? { ...week, last: addDays(week.last, 7) } : week;
			},
		],
		[YEAR, ([said]) => wholeYear(Number(said))],
		[NEXT_MONTH, () => monthsFrom((month % 12) + 1, 1)],
		[THIS_MONTH, (match) => monthsFrom(month, isNextToo(match) ? 2 : 1)],
		[
			NEXT_DAYS,
			([, count = "", unit = ""]) => ({
				first: today,
				last: addDays(today, numberOf(count) * daysOf(unit)),
				isRange: true,
			}),
		],
		...(isOfDay ? [[TODAY, ([name]: RegExpExecArray) => nextDays(today, name)] as const] : []),
		[THIS_YEAR, () => ({ first: today, last: monthDay(thisYear, 12, 31) })],
		[YEAR_END, () => ({ first: monthDay(thisYear, 12, 1), last: monthDay(thisYear, 12, 31) })],
		[NEXT_YEAR, () => wholeYear(thisYear + 1)],
		[NEW_YEAR, () => wholeYear(month <= 2 ? thisYear : thisYear + 1)],
		[
			NEW_YEARS,
			() => ({ first: monthDay(holidays + 1, 1, 1), last: monthDay(holidays + 1, 1, 1) }),
		],
		[HOLIDAYS, () => ({ first: monthDay(holidays, 12, 24), last: monthDay(holidays + 1, 1, 1) })],
	];
	for (const [pattern, periodOf] of looks) {
		const match = pattern.exec(text);
		if (match) return { ...periodOf(match), at: match.index, said: match[0] };
	}
	return undefined;
}

/** Today, tomorrow or the day after it. */
function nextDays(today: string, name: string): Period {
	const wait = /^(?:pasado|day after)/.test(name) ? 2 : Number(/^(?:tomorrow|manana)$/.test(name));
	const day = addDays(today, wait);
	return { first: day, last: day, weekdays: [weekdayOf(day)] };
}

/** The next such weekday, or the next day. */
function dayFrom(today: string, name: string): Period {
	const weekday = Math.max(...daysOfWeek.map((names) => names.indexOf(name)));
	const wait = weekday < 0 ? 0 : (weekday - weekdayOf(today) + 6) % 7;
	const day = addDays(today, wait + 1);
	return { first: day, last: day, weekdays: [weekdayOf(day)] };
}

/** The rest of this week, a later one from Monday on, or the weekend of one. */
function weekOf(today: string, later: number, isWeekend: boolean): Period {
	const monday = addDays(mondayOf(today), later);
	const first = isWeekend ? addDays(monday, 5) : monday;
	// On a Sunday "this week" is the one that comes.
	const isSunday = weekdayOf(today) === 0 && later === 0 && !isWeekend;
	const last = addDays(monday, isSunday ? 13 : 6);
	const days = { first: first < today ? today : first, last };
	return isWeekend ? { ...days, weekdays: [6, 0] } : days;
}

/** Folded, `january`. */
function nameOf(day: string, locale: "en-US" | "es-US"): string {
	return fold(formatDay(day, { month: "long" }, locale));
}

function shortOf(name: string): string {
	return name.slice(0, 3);
}

function monthOf(name: string): number {
	return [...months].find(([long]) => shortOf(long) === shortOf(name))?.[1] ?? 1;
}

const wholeYear = (year: number): Period => ({
	first: monthDay(year, 1, 1),
	last: monthDay(year, 12, 31),
});

/** The day in the ISO calendar; months go on after December. */
function monthDay(year: number, month: number, day: number): string {
	return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}
