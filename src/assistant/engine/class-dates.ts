import {
	A_CLASS,
	HOLIDAYS,
	MONTH,
	NEW_YEARS,
	NEXT_NAMED,
	type Period,
	periodIn,
	YEAR_END,
} from "#assistant/engine/class-periods.ts";
import { addDays, daysBetween, mondayOf } from "#platform/calendar/days.ts";

/** Between which days a class is to begin, or to be over. Days are of New York, both included; open at an end without one. */
export interface DateWish {
	from?: string;
	to?: string;
	of: "firstDay" | "lastDay";
	/** A single day: the class is named by it. */
	isDay: boolean;
	/** It is not to begin between them. */
	isNot?: true;
	/** When it is to be over as well, at the latest. */
	over?: string;
	/** Of a day or a weekend of these weeks, where no class begins then: numbers of weekdays. */
	weekdays?: readonly number[];
}

/** What stands before a time, up to it. */
const before = (words: string) =>
	new RegExp(
		`\\b(?:${words})(?: the| de| del| el| las?| los| end| of| fin(?:al|es|ales)?| early| mid| middle| late| this| next| coming| este| esta| proxim[oa]| principios| mediados)* $`,
	);
const AFTER = before("after|past|despues|pasad[oa]s?|luego");
/** A time that was named before: "after that", "by then", "the week after". */
const THAT =
	/(?<=\b(?:after|before|by|until|till|til|from|since|despues|antes|hasta|desde)(?: de)? )(?:then\b|that (?:date|day|time|month)\b|that$|eso\b|esa fecha\b|ese (?:dia|mes)\b|entonces\b|(?:i|we|he|she|they) (?:leaves?|go(?:es)?|travels?|moves?|fl(?:y|ies))\b|(?:irme|viajar|mudarme)\b)|(?<=\b(?:week|month) after)$/;
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
const HALF_A_YEAR = 183;
/** "The week after that": so many days, or a month. */
const NEXT_PERIOD = /\b(?:(week|semana)|month|mes) (?:after|despues|siguiente)(?: \w+){0,2} $/;
/** "Between now and March" */
const FROM_NOW = before(
	"(?:now|today|aqui|ahora|hoy) (?:and|to|through|until|till|til|y|a|al|hasta)",
);
/** "I come back in May": from then on, unless it is to something else. */
const BACK =
	/\b(?:(?<!\b(?:call|get|write|text|email|give|pay)(?: (?:me|us|it))? )back(?! to (?:work|school)\b)|return(?:s|ing)?|regres\w+|vuelv\w+)(?: (?!by\b|before\b)\w+){0,4} $/;
const FROM = before("from|since|until|till|til|desde|hasta|partir");
/** Which classes are meant, by their days or times of day. */
const OF_WEEK =
	/\b(?:evenings?|nights?|mornings?|afternoons?|weekends?|\w+days?|noches?|tardes?|mananas?|sabados?|domingos?)\b/;
/** What has an end of its own: "no school until January 11". */
const OF_WORK = /\b(?:work\w*|jobs?|school|trabaj\w+|escuela)\b/;
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
	/\b(?:(?<!\bdid (?:i|we) )miss\w*|(?:cant|cannot|couldnt) (?:make|attend|take|do)(?: it)?|other than|besides|perd\w+|aparte de|ademas de)(?: \w+){0,4} $/;
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

/** "Do classes have Christmas week off?" asks about meetings, not about what begins then. */
const PAUSES =
	/\b(?:off|breaks?|no class(?:es)?|clos(?:e|es|ed)|vacation|receso|vacaciones|descans\w+|cierr\w+|paus\w+)\b/;
const OF_VISITOR = /\b(?:i|im|my|me|yo|mi|mis|estoy|tengo)\b/;

/** "One that starts and ends in January" */
const WITHIN =
	/\b(?:start\w*|begin\w*|empi\w+|comien\w+) (?:\w+ ){0,2}(?:and|y) (?:\w+ ){0,2}(?:finish\w*|ends?|done|complet\w+|over|termin\w+|acab\w+)\b/;
const ASKS_WHEN =
	/\b(?:when|cuando|how (?:many|long) (?:weeks|days|months|is|does)|cuant[oa]s (?:semanas|dias|meses)|(?:what|que) (?:days?|dates?|dias?|fechas?))\b/;
/** "Which class finishes in March" */
const FINISHES =
	/\b(?:class|classes|courses?|programs?|ones?|which|what|that|it|clases?|cursos?|cual(?:es)?|que) (?:\w+ ){0,2}(?:finish\w*|ends?|ending|terminan?|acaban?)\b|^(?:and|y) (?:finish\w*|ends?|terminan?|acaban?)\b/;

/** A clause that speaks of a class. */
const OF_CLASS =
	/\b(?:class(?:es)?|courses?|ones?|start\w*|begin\w*|ends?(?! of)|ending|finish\w*|clases?|cursos?|empi?e[cz]\w+|comi?en[cz]\w+|termin\w+)\b/;

/** "My new job starts in March": what begins is no class. */
const OTHER_STARTS =
	/\b(?:i|yo) (?:start|begin|empiezo|comienzo) (?:an?|my|the|un|el|mi|in|en) (?:new |nuevo )?(?:job|work|school|trabajo)\b|\b(?:trabajo|job|work|school|escuela) (?:empieza|comienza|starts?|begins?)\b|\b(?:my|our|his|her|mi|su) (?:\w+ ){1,2}(?:starts?|begins?|ends?|empieza|termina)\b|^(?:(?:and|but|so|y|pero) )?(?!(?:and|but|so|y|pero|which|what|when|class|classes|course|it|that|this|one|i|we|if|can|do|does|is|are|que|cual|cuando|clase|curso)\b)(?:the |el |la )?\w+ (?:starts?|begins?|empieza|comienza|termina)\b/;
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
	const texts = withNamedDays(joinedEnds(said, today), today);
	return withBothEnds(texts, today) ?? onePeriodIn(said, texts, today);
}

/** "Starting in March, and I must be done by May" */
function withBothEnds(texts: readonly string[], today: string): DateWish | undefined {
	const wishes = texts
		.filter((text) => !OTHER_STARTS.test(text))
		.map((text) => ({ text, wish: wishIn(text, today) }));
	const start = wishes.find(
		({ text, wish }) => wish?.of === "firstDay" && !wish.isNot && STARTS.test(text),
	)?.wish;
	const end = wishes.find(({ wish }) => wish?.of === "lastDay")?.wish;
	if (!start || !end?.to || end.to <= (start.from ?? "")) return undefined;
	return { ...start, over: end.to, isDay: false };
}

/** What a single period says of a class. */
function onePeriodIn(
	said: readonly string[],
	texts: readonly string[],
	today: string,
): DateWish | undefined {
	const pointing = texts.findLast((text, at) => isPointing(said[at] ?? "") && wishIn(text, today));
	if (pointing !== undefined) return wishIn(pointing, today);
	const both = eitherOf(texts, today);
	if (both) return both;
	const isOther = (text: string) =>
		OTHER_STARTS.test(text) &&
		texts.some((one) => one !== text && (A_CLASS.test(one) || wishIn(one, today)));
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
const joinedEnds = (texts: readonly string[], today: string): string[] =>
	texts.map((text, at) => {
		const prior = texts[at - 1] ?? "";
		const goesOn = /^(?:and|y) /.test(text) && ENDS.test(text) && STARTS.test(prior);
		return goesOn && !periodIn(prior, today) ? `${prior} ${text}` : text;
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
	return texts.map((said) => {
		const text = last === undefined ? said : said.replace(THAT_WEEK, `the week of ${last}`);
		const at = text.search(THAT);
		const prior = at < 0 ? text : text.slice(0, at);
		const named = periodIn(prior, today);
		const part = named && PART_OF.exec(prior.slice(0, named.at))?.[0];
		last = named ? `${part ?? ""}${named.said}` : last;
		return last === undefined
			? text
			: text.replace(THAT, (that) => `${that ? "" : " "}${last} `).trim();
	});
}

function wishIn(text: string, today: string): DateWish | undefined {
	const found = periodIn(text, today);
	if (!found) return undefined;
	const { isDay = false, isRange = false, at, said, weekdays } = found;
	const start = text.slice(0, at);
	const prior = start.replace(PART_OF, "");
	if (PAST.test(prior) || (PAUSES.test(text) && !OF_VISITOR.test(text))) return undefined;
	const isMonth = isOfMonth(found);
	const { first, last } = narrowed(found, start);
	const of = ENDS.test(text) ? "lastDay" : "firstDay";
	if (NOT_BEFORE.test(prior))
		return { from: END_OF.test(prior) ? addDays(first, 19) : first, of: "firstDay", isDay: false };
	if (MISSED.test(prior)) {
		// In November "I missed October" speaks of this year's.
		const isOver = /\b(?:missed|perdi)\b/.test(prior) && daysBetween(today, last) > HALF_A_YEAR;
		return isOver ? undefined : { from: addDays(last, 1), of: "firstDay", isDay: false };
	}
	const isUntil = UNTIL.test(prior);
	// "No evenings from February" says of which classes, not when they begin.
	if (NOT.test(prior) && FROM.test(prior) && !isUntil && OF_WEEK.test(prior)) return undefined;
	// "I am not working until March" does not say from when somebody can come.
	if (NOT.test(prior) && isUntil && OF_WORK.test(prior)) return undefined;
	if (NOT.test(prior) && !BY.test(prior) && !isUntil)
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
	if (isWithin) return { from, over: last, of: "firstDay", isDay: false };
	if (isEndSaid && FINISHES.test(text)) return { from, to: last, of: "lastDay", isDay: false };
	return { from, to: last, of: "firstDay", isDay: isOneDay, ...(weekdays && { weekdays }) };
}

const isOfMonth = ({ first, last }: Period): boolean =>
	first.endsWith("-01") && daysBetween(first, last) < 31;

/** The part of a period that is meant by what stands before it: "mid January", "the week of January 11". */
function narrowed(period: Period, prior: string): Period {
	const { first, last, isDay } = period;
	if (isDay && WEEK_OF.test(prior)) {
		const monday = mondayOf(first);
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
