import { numberOf } from "#platform/text/number-of.ts";

/** Only classes that are not full, those with their last places, or those that are full. */
export type Room = "any" | "last" | "none";

/** On how many days a week a class meets, or at the most on how many. */
export interface DaysAWeek {
	days: number;
	isMost: boolean;
}

/** "One that is not full", "which classes have room?"; "is it full?" asks of any. */
const WITH_ROOM = (() => {
	const room = "(?:room|space|spots?|seats?|openings?|places?|cupos?|lugar(?:es)?|espacios?)";
	const one =
		"(?:which|what|ones?|class(?:es)?|courses?|that|cual(?:es)?|clases?|cursos?|que|algun[oa]?)";
	const next = "(?:next|first|soonest|proxim[oa]|primer[oa]?)";
	const has = "(?:has|have|got|with|w|con|tenga|tengan|tiene|tienen|queda|quedan|haya|hay)";
	return new RegExp(
		`\\b(?:(?:not|isnt|arent|no (?:este|esten|esta|estan)|sin estar)(?: already| yet)? (?:full|filled|llen[oa]s?)|${one}(?: (?!do\\b|how\\b)\\w+){0,4} ${has}(?: \\w+){0,2} ${room}|${next}(?: \\w+){0,3} ${has} ${room}|that (?:i|we) can still (?:join|get in(?:to)?|register|sign up|take))\\b`,
	);
})();

/** "Which ones have only a few seats left?", "what is almost full?" */
const LAST_ROOM =
	/\b(?:which|what|ones?|cual(?:es)?|que)\b.*\b(?:(?:only|just) (?:\w+ )?(?:a )?(?:few|couple)(?: of)? (?:places?|spots?|seats?|openings?|left)|(?:almost|nearly) (?:full|gone|filled)|fill(?:ing)? up (?:fast|soon)|last (?:few )?(?:spots?|seats?|places?)|(?:pocos?|ultimos?) (?:cupos?|lugares)|casi llen\w+|por llenarse)\b/;

/** "Which classes are full?", "which have a waiting list?" */
const WITHOUT_ROOM =
	/\b(?:which|what|cual(?:es)?|que)\b(?: \w+){0,4} (?:(?:are|is|estan?)(?: (?!(?:not|no|the|a|an)\b)\w+)? (?:full|filled|sold out|llen[oa]s?|agotad[oa]s?)\b(?! (?:time|cost|price|amount)\b)|(?:have|has|got|with|on|in|tienen?|con|en)(?: (?:an?|the|una?|la))? (?:wait(?:ing)? ?list|lista de espera)\b)|\b(?:any|are there|hay) (?:\w+ )?(?:wait(?:ing)? ?lists?|listas? de espera)\b|\bany(?:thing|one)?(?: of (?:them|those|these|the classes))?(?: (?:class(?:es)?|are|is|already|completely|all)){0,4} (?:full|filled|sold out)\b(?! (?:time|cost|price|amount)\b)|\b(?:hay|esta) (?:ya )?(?:algun[oa]|algo)(?: (?:clase|curso|de (?:es|ell)[oa]s))? (?:ya )?llen[oa]\b/;

export const asksForFull = (text: string): boolean => WITHOUT_ROOM.test(text);

/** Reads what room a class is to have. */
export function roomIn(text: string): Room | undefined {
	// "Which is full and which has room?", "all or just the night one?"
	if (WITHOUT_ROOM.test(text) && WITH_ROOM.test(text)) return undefined;
	if (LAST_ROOM.test(text)) return "last";
	if (WITHOUT_ROOM.test(text)) return "none";
	return WITH_ROOM.test(text) ? "any" : undefined;
}

const MOST_DAYS = 5;
/** "Once a week", "only two days a week" */
const DAYS_A_WEEK =
	/\b(?:(once|una vez|one (?:day|night)|(?:un|una) (?:dia|noche))|(twice|dos veces)|(\w+) (?:days?|times|nights?|dias|veces|noches)) (?:an?|per|each|every|por|a la|cada) (?:week|semana)\b/;

const FEWER =
	/\b(?:(?:less|fewer|menos) (?:than|then|de|que)|(?:that|which|ones?|something|anything|classes) (?:(?:is|are) )?(?:not|isnt|arent)|que no (?:sean?|son)) $/;

/** On how many days of a week somebody can come. */
export function daysAWeekIn(text: string): DaysAWeek | undefined {
	const [said, once, twice, count = ""] = DAYS_A_WEEK.exec(text) ?? [];
	// "Two days a week or every day?" asks which.
	if (said === undefined || / (?:or|o) /.test(text)) return undefined;
	const isFewer = FEWER.test(text.slice(0, text.indexOf(said)));
	const isMost = /\b(?:i|we|my|puedo|podemos|most|maximum|maximo)\b/.test(text);
	if (once || twice) return { days: once ? 1 : 2, isMost };
	const days = numberOf(count) - Number(isFewer);
	return days >= 1 && days <= MOST_DAYS ? { days, isMost: isMost || isFewer } : undefined;
}
