import { holidayDates } from "#assistant/engine/class-holidays.ts";
import {
	addDays,
	daysBetween,
	formatDay,
	weekdayOf,
	weekdays,
	weekdaysInSpanish,
} from "#platform/calendar/days.ts";
import { fold } from "#platform/text/fold.ts";

/** Between which days a class is to begin, or to be over. Days are of New York, both included; open at an end without one. */
export interface DateWish {
	from?: string;
	to?: string;
	of: "firstDay" | "lastDay";
	/** A single day: the class is named by it. */
	isDay: boolean;
	/** It is not to begin between them. */
	isNot?: true;
	/** It is to begin and to be over between them. */
	isWithin?: true;
	/** Of a day or a weekend of these weeks, where no class begins then: numbers of weekdays. */
	weekdays?: readonly number[];
}

type Period = {
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
const MONTH = `(?:${[...months.keys()].flatMap((name) => [name, shortOf(name)]).join("|")}|sept)`;
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
const NEXT_NAMED = new RegExp(
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
const COUNTS = "two three four five six".split(" ");
const NEXT_DAYS = new RegExp(`\\bnext (\\d{1,2}|${COUNTS.join("|")}) (days|weeks|months)\\b`);
const daysOf = (unit: string): number => ({ days: 1, weeks: 7 })[unit] ?? 31;
const THIS_YEAR =
	/\b(?:this year|rest of the year|este ano|resto del ano|lo que queda (?:de|del) ano)\b/;
const YEAR_END = /\b(?:end of (?:the|this) year|year end|fin(?:al|es)? (?:de|del|de este) ano)\b/;
const YEAR = /(?<=\b(?:in|of|for|during|en|de|del) )20\d\d\b/;
const NEXT_YEAR = /\b(?:next year|proximo ano|ano que viene|ano proximo)\b/;
/** In its first weeks it is the year that has begun. */
const NEW_YEAR = /\b(?:in|for) the new year\b/;
/** "The next Saturday class" is any class on Saturdays. */
const NOT_OF_CLASS = "(?! (?:class|course|group|one|clase|curso|grupo)s?\\b)";
const WEEK = new RegExp(
	`\\b(?:this|este|next|proxim[oa]|otra) (?:week(end)?|(fin de )?semana)\\b${NOT_OF_CLASS}|\\b(?:(fin de )?semana) que viene\\b`,
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
const NEW_YEARS = /\b(?:new years?(?: day| eve)?|ano nuevo)\b/;
const HOLIDAYS = /\b(?:holidays|christmas|xmas|fiestas|navidad(?:es)?)\b|\b(?<=\bde )reyes\b/;

/** What stands before a time, up to it. */
const before = (words: string) =>
	new RegExp(
		`\\b(?:${words})(?: the| de| del| el| las?| los| end| of| fin(?:al|es|ales)?| early| mid| middle| late| this| next| coming| este| esta| proxim[oa]| principios| mediados)* $`,
	);
const AFTER = before("after|past|despues|pasad[oa]s?|luego");
/** A time that was named before: "after that", "by then", "the week after". */
const THAT =
	/(?<=\b(?:after|before|by|until|till|til|from|since|despues|antes|hasta|desde)(?: de)? )(?:then\b|that (?:date|day|time|month)\b|that$|eso\b|esa fecha\b|ese (?:dia|mes)\b|entonces\b)|(?<=\b(?:week|month) after)$/;
/** "What about that whole week?" */
const THAT_WEEK = /\b(?:that|the same|esa|la misma) (?:whole |entire |same )?(?:week|semana)\b/;
/** "I finished school in June": what is over. */
const PAST =
	/\b(?:(?:finished|graduated|quit|moved|lost|took|termine|me gradue|deje|perdi|tome)(?: \w+){0,3} (?:in|on|last|en|el)|(?:it|that|deadline) was(?: in| on)?) (?:the |el )?$/;
/** From one day to another somebody is away. */
const AWAY =
	/\b(?:away|abroad|out of (?:town|the country)|travel\w*|(?:come|comes|get|be|am|im) back|return|viaj\w+|fuera|regres\w+|vuelv\w+)\b/;
/** After a month: "January to March". */
const TO_MONTH = new RegExp(
	`^\\w+ (?:to|through|till|until|a|hasta)(?: the| end of| el| fin de)* ${MONTH}\\b`,
);
const TO_DAY = new RegExp(
	`^(?:to|through|thru|until|till|til|a|al|hasta)(?: the| el)? ${DAY.source}`,
);
/** "The week after that": so many days, or a month. */
const NEXT_PERIOD = /\b(?:(week|semana)|month|mes) (?:after|despues|siguiente)(?: \w+){0,2} $/;
/** "Between now and March" */
const FROM_NOW = before(
	"(?:now|today|aqui|ahora|hoy) (?:and|to|through|until|till|til|y|a|al|hasta)",
);
/** "I come back in May": from then on, unless it is to something else. */
const BACK =
	/\b(?:(?<!\b(?:call|get|write|text|email|give|pay)(?: (?:me|us|it))? )back(?! to (?:work|school)\b)|return(?:s|ing)?|regres\w+|vuelv\w+)(?: (?!by\b|before\b)\w+){0,4} $/;
const TO_NUMBER =
	/^(?:to|through|thru|until|till|al?|hasta) (\d{1,2})(?:st|nd|rd|th)?\b(?! (?:[ap]m|de)\b)/;
const FROM = before("from|since|until|till|til|desde|hasta|partir");
const UNTIL = before("until|till|til|hasta");
const BEFORE = before("before|antes");
const BY = before("by|no later than");
const FOR = before("para");
const NEAR = before("around|(?<!\\b(?:what|how) )about|near|close to|cerca|alrededor|como");
/** So many days before and after a day are near it. */
const NEARBY = 7;
const EARLY = /\b(?:early|(?:beginning|start) of|(?:a )?principios de)(?: the)? $/;
const EARLY_DAYS = 12;
const WEEK_OF = /\b(?:week|semana) (?:of|del?)(?: the)? $/;
/** "The second week of January", "the first half of it" */
const PART_OF =
	/\b(first|1st|second|2nd|third|3rd|fourth|4th|last|primera|segunda|tercera|cuarta|ultima) (?:(two|2|dos) )?(weeks?|semanas?|half|mitad|quincena) (?:of|in|de)(?: the)? $/;
const PLACES_IN_MONTH = [
	/^(?:first|1st|pri)/,
	/^(?:sec|2nd|seg)/,
	/^(?:thi|3rd|ter)/,
	/^(?:fou|4th|cua)/,
];
/** What somebody misses is left out: "if I miss January, when is the next?" */
const MISSED =
	/\b(?:(?<!\bdid (?:i|we) )miss\w*|(?:cant|cannot|couldnt) (?:make|attend|take|do)(?: it)?|other than|besides|perd\w+|aparte de|ademas de)(?: \w+){0,3} $/;
/** "On or after January 4", "January 4 or later" */
const ON_OR = /\b(?:on|in|el|en) (?:or|o) (?:after|before|despues|antes)(?: \w+){0,2} $/;
const OR_LATER =
	/^ (?:or (?:after|later)|and (?:after|later|on)|onwards?|o (?:despues|mas tarde)|en adelante)\b/;
const MID = /\b(?:mid|middle of|mediados de)(?: the)? $/;
const NOT_BEFORE = /\b(?:not|no) (?:before|antes|(?:earlier|sooner) than)(?: \w+){0,4} $/;
const END_OF = /\b(?:(?:the )?end of(?: the)?|fin(?:al|es|ales)? de) $/;
const NOT = /\b(?:not|no|except|excepto|menos|(?:any|every)(?:thing| \w+) but)(?: \w+){0,2} $/;
/** A span that was named before. */
const THOSE_DAYS =
	/\b(?:that|those|this|ese|esas?|esos|este) (?:window|time|period|days|weeks|dates|gap|break|fechas?|dias|semanas|tiempo|plazo|periodo)\b|\bthen$/;
const STARTS = /\b(?:start\w*|begin\w*|empi\w+|comien\w+|inici\w+)\b/;
/** What is to be over then. */
const ENDS =
	/\b(?:finish\w*|done|end(?:s|ed|ing)?(?! of)|over|complet\w+|graduat\w+|certified|working|termin\w+|acab(?!\w+ de\b)\w+|gradu\w+|certificad[oa])\b/;

/** Words without the day that they name: "jan 5" is no time of the clock, and "start Monday" asks for no class on Mondays. */
export const withoutDay = (words: readonly string[]): string[] =>
	[DAYS, DAY_OF_WEEK, WEEK]
		.reduce((text, day) => text.replace(day, ""), words.join(" "))
		.split(" ")
		.filter(Boolean);

/** "Do classes have Christmas week off?" asks about meetings, not about what begins then. */
const PAUSES =
	/\b(?:off|breaks?|no class(?:es)?|clos(?:e|es|ed)|vacation|receso|vacaciones|descans\w+|cierr\w+|paus\w+)\b/;
const OF_VISITOR = /\b(?:i|im|my|me|yo|mi|mis|estoy|tengo)\b/;

/** "One that starts and ends in January" */
const WITHIN =
	/\b(?:start\w*|begin\w*|empi\w+|comien\w+) (?:\w+ ){0,2}(?:and|y) (?:\w+ ){0,2}(?:finish\w*|ends?|done|complet\w+|over|termin\w+|acab\w+)\b/;
const ASKS_WHEN = /\b(?:when|cuando|(?:what|que) (?:days?|dates?|dias?|fechas?))\b/;
/** "Which class finishes in March" */
const FINISHES =
	/\b(?:class|classes|courses?|programs?|ones?|which|what|that|it|clases?|cursos?|cual(?:es)?|que) (?:\w+ ){0,2}(?:finish\w*|ends?|ending|terminan?|acaban?)\b/;

/** A clause that speaks of a class. */
const OF_CLASS =
	/\b(?:class(?:es)?|courses?|ones?|start\w*|begin\w*|ends?(?! of)|ending|finish\w*|clases?|cursos?|empi?e[cz]\w+|comi?en[cz]\w+|termin\w+)\b/;

/** "My new job starts in March": what begins is no class. */
const OTHER_STARTS =
	/\b(?:my|our|his|her|mi|su) (?:\w+ ){1,2}(?:starts?|begins?|ends?|empieza|termina)\b|^(?:(?:and|but|so|y|pero) )?(?!(?:and|but|so|y|pero|which|what|when|class|classes|course|it|that|this|one|i|we|if|can|do|does|is|are|que|cual|cuando|clase|curso)\b)(?:the |el |la )?\w+ (?:starts?|begins?|empieza|comienza|termina)\b/;
const A_CLASS =
	/\b(?:class|classes|courses?|programs?|ones?|which|do you have|anything|clases?|cursos?|programas?|cuales?|tienen|algo)\b/;
const OF_PERSON = /\b(?:i|im|my|we|our|he|she|they|mi|mis|me|yo|nos|mama|mami)\b/;

/**
 * Reads when a class is to begin or to be over: "My husband is home in December. Is there one that ends by May?" speaks of May.
 * @param today a day of New York
 */
export function dateWishIn(
	clauses: readonly (readonly string[])[],
	today: string,
): DateWish | undefined {
	const said = clauses.map((words) => words.join(" "));
	const texts = withNamedDays(joinedEnds(said), today);
	const pointing = texts.findLast((text, at) => isPointing(said[at] ?? "") && wishIn(text, today));
	if (pointing !== undefined) return wishIn(pointing, today);
	const both = eitherOf(texts, today);
	if (both) return both;
	const isOther = (text: string) =>
		OTHER_STARTS.test(text) && texts.some((one) => one !== text && A_CLASS.test(one));
	const ofClass = texts.findLast(
		(text) => OF_CLASS.test(text) && !isOther(text) && wishIn(text, today),
	);
	if (ofClass !== undefined) return wishIn(ofClass, today);
	const bound = texts.map((text) => wishIn(text, today)).findLast((one) => one && isOpen(one));
	if (bound) return bound;
	const wish = wishIn(texts.join(" "), today);
	// "I am away until May, which class can I take?" bounds it; "my birthday is in May, …" does not.
	const isAside = texts.some(
		(text) => (OF_PERSON.test(text) || isOther(text)) && periodIn(text, today),
	);
	return wish &&
		!isOpen(wish) &&
		isAside &&
		!texts.some((text) => THOSE_DAYS.test(text)) &&
		texts.some((text) => OF_CLASS.test(text))
		? undefined
		: wish;
}

/** "One that starts, and ends in January" is one clause. */
const joinedEnds = (texts: readonly string[]): string[] =>
	texts.map((text, at) => {
		const prior = texts[at - 1] ?? "";
		return /^(?:and|y) /.test(text) && ENDS.test(text) && STARTS.test(prior)
			? `${prior} ${text}`
			: text;
	});

/** Whether it has a beginning or an end alone. */
const isOpen = ({ from, to }: DateWish): boolean => from === undefined || to === undefined;

/** "What starts in January, and what in March?": from the first to the last. */
function eitherOf(texts: readonly string[], today: string): DateWish | undefined {
	const at = texts.findLastIndex((text) => wishIn(text, today));
	const later = texts[at] ?? "";
	const goesOn = /^(?:and|or|y|o) /.test(later) && !OF_PERSON.test(later);
	const [first, last] = [texts[at - 1] ?? "", later].map((text) => wishIn(text, today));
	if (!goesOn || !first?.from || !first.to || !last?.from || !last.to) return undefined;
	return first.from < last.from ? { ...first, to: last.to, isDay: false } : undefined;
}

/** Whether a text names a time by one that was named before it. */
export const isPointing = (text: string): boolean => THAT.test(text) || THAT_WEEK.test(text);

/** Texts in which "before that date" names it: the last one before. */
function withNamedDays(texts: readonly string[], today: string): string[] {
	let last: string | undefined;
	return texts.map((named) => {
		const text = last === undefined ? named : named.replace(THAT_WEEK, `the week of ${last}`);
		const at = text.search(THAT);
		const prior = at < 0 ? text : text.slice(0, at);
		last = periodIn(prior, today)?.said ?? last;
		return last === undefined
			? text
			: text.replace(THAT, (that) => `${that ? "" : " "}${last} `).trim();
	});
}

function wishIn(text: string, today: string): DateWish | undefined {
	const found = periodIn(text, today);
	if (!found) return undefined;
	const { isDay = false, isRange = false, at, said, weekdays } = found;
	const prior = text.slice(0, at);
	if (PAST.test(prior) || (PAUSES.test(text) && !OF_VISITOR.test(text))) return undefined;
	const isMonth = isOfMonth(found);
	const { first, last } = narrowed(found, prior);
	const of = ENDS.test(text) ? "lastDay" : "firstDay";
	if (NOT_BEFORE.test(prior))
		return { from: END_OF.test(prior) ? addDays(first, 19) : first, of: "firstDay", isDay: false };
	if (MISSED.test(prior)) return { from: addDays(last, 1), of: "firstDay", isDay: false };
	if (NOT.test(prior) && !BY.test(prior))
		return BEFORE.test(prior)
			? { from: first, of: "firstDay", isDay: false }
			: { from: first, to: last, of: "firstDay", isDay: false, isNot: true };
	if ((isRange || TO_MONTH.test(text.slice(at))) && AWAY.test(text))
		return { from: addDays(last, 1), of: "firstDay", isDay: false };
	// "By summer" is before it, "by March" is in it at the latest.
	const isLong =
		daysBetween(first, last) > 31 || [HOLIDAYS, NEW_YEARS].some((one) => at === text.search(one));
	const isBy = BY.test(prior) || (of === "lastDay" && FOR.test(prior));
	const isEnd = isMonth && (END_OF.test(prior) || YEAR_END.test(said));
	if (FROM_NOW.test(prior)) return { to: last, of, isDay: false };
	if (BEFORE.test(prior) && ON_OR.test(prior)) return { to: last, of, isDay: false };
	if (!isEnd && (BEFORE.test(prior) || (isLong && isBy)))
		return { to: addDays(first, -1), of, isDay: false };
	if (isBy || (isEnd && BEFORE.test(prior))) return { to: last, of, isDay: false };
	const period = NEXT_PERIOD.exec(prior);
	if (period) {
		const from = addDays(last, 1);
		return { from, to: addDays(last, period[1] ? 7 : 31), of: "firstDay", isDay: false };
	}
	const isOrAfter = ON_OR.test(prior) || OR_LATER.test(text.slice(at + said.length));
	if (AFTER.test(prior) || isOrAfter)
		return { from: isOrAfter ? first : addDays(last, 1), of: "firstDay", isDay: false };
	const late = isEnd ? addDays(first, 19) : first;
	if (!isRange && (FROM.test(prior) || BACK.test(prior)) && !NEXT_NAMED.test(text.slice(at)))
		return {
			from: isEnd && UNTIL.test(prior) ? addDays(last, 1) : late,
			of: "firstDay",
			isDay: false,
		};
	const isLate = isMonth && (isEnd || /\blate $/.test(prior));
	const from = isLate ? addDays(first, 19) : first;
	// "Is there one on January 9?" names a day, and "what starts on January 9?" asks for one.
	const isOneDay = isDay && first === last && !STARTS.test(text);
	const isEndSaid = !ASKS_WHEN.test(text);
	const isWithin = isEndSaid && first !== last && WITHIN.test(text);
	if (isWithin) return { from, to: last, of: "firstDay", isDay: false, isWithin };
	if (isEndSaid && FINISHES.test(text)) return { from, to: last, of: "lastDay", isDay: false };
	return { from, to: last, of: "firstDay", isDay: isOneDay, ...(weekdays && { weekdays }) };
}

const isOfMonth = ({ first, last }: Period): boolean =>
	first.endsWith("-01") && daysBetween(first, last) < 31;

/** The part of a period that is meant by what stands before it: "mid January", "the week of January 11". */
function narrowed(period: Period, prior: string): Period {
	const { first, last, isDay } = period;
	if (isDay && WEEK_OF.test(prior)) {
		const monday = addDays(first, -((weekdayOf(first) + 6) % 7));
		return { first: monday, last: addDays(monday, 6) };
	}
	if (isDay && NEAR.test(prior))
		return { first: addDays(first, -NEARBY), last: addDays(last, NEARBY) };
	if (!isOfMonth(period)) return period;
	if (MID.test(prior)) return { first: addDays(first, 9), last: addDays(first, 19) };
	if (EARLY.test(prior)) return { first, last: addDays(first, EARLY_DAYS - 1) };
	const [said, place = "", two, unit = ""] = PART_OF.exec(prior) ?? [];
	if (said === undefined) return period;
	const days = (/^(?:week|semana)/.test(unit) ? 7 : 15) * (two ? 2 : 1);
	const at = PLACES_IN_MONTH.findIndex((pattern) => pattern.test(place));
	if (at < 0) return { first: addDays(last, 1 - days), last };
	const end = addDays(first, days * (at + 1) - 1);
	return { first: addDays(first, days * at), last: end < last ? end : last };
}

/** The next time that a message names, and where it stands. */
function periodIn(
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
		[
			YEAR,
			([said]) => ({ first: monthDay(Number(said), 1, 1), last: monthDay(Number(said), 12, 31) }),
		],
		[NEXT_MONTH, () => monthsFrom((month % 12) + 1, 1)],
		[THIS_MONTH, (match) => monthsFrom(month, isNextToo(match) ? 2 : 1)],
		[
			NEXT_DAYS,
			([, count = "", unit = ""]) => ({
				first: today,
				last: addDays(
					today,
					(COUNTS.includes(count) ? COUNTS.indexOf(count) + 2 : Number(count)) * daysOf(unit),
				),
				isRange: true,
			}),
		],
		...(isOfDay ? [[TODAY, ([name]: RegExpExecArray) => nextDays(today, name)] as const] : []),
		[THIS_YEAR, () => ({ first: today, last: monthDay(thisYear, 12, 31) })],
		[YEAR_END, () => ({ first: monthDay(thisYear, 12, 1), last: monthDay(thisYear, 12, 31) })],
		[
			NEXT_YEAR,
			() => ({ first: monthDay(thisYear + 1, 1, 1), last: monthDay(thisYear + 1, 12, 31) }),
		],
		[
			NEW_YEAR,
			() => {
				const of = month <= 2 ? thisYear : thisYear + 1;
				return { first: monthDay(of, 1, 1), last: monthDay(of, 12, 31) };
			},
		],
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
	const monday = addDays(today, later - ((weekdayOf(today) + 6) % 7));
	const first = isWeekend ? addDays(monday, 5) : monday;
	const days = { first: first < today ? today : first, last: addDays(monday, 6) };
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

/** The day in the ISO calendar; months go on after December. */
function monthDay(year: number, month: number, day: number): string {
	return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}
