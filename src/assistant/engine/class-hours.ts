import { clockIn } from "#assistant/engine/days.ts";
import { timeOf } from "#platform/calendar/new-york.ts";
import type { FreeTime } from "#school/classes/finder.ts";

export type Hours = Omit<FreeTime, "days">;

export const between = (from = "00:00", to = "24:00"): Hours => ({ from, to });

const NAMED: ReadonlyMap<string, string> = new Map([
	["noon", "12pm"],
	["mediodia", "12pm"],
	["midnight", "12am"],
	["medianoche", "12am"],
]);
/** What ends, and what begins, at a time of the clock that stands after it. */
const FROM =
	/^(?:after|past|from|since|off|out|home|back|until|till|til|end|ends|finish|finishes|done|leave|despues|desde|partir|hasta|salgo|salen?|termino|llego|dejo|drop)$/;
const TO =
	/^(?:before|by|start|starts|begin|begins|pick|antes|entro|entra|empiez[oa]|recoger|recojo)$/;
const UNTIL = /^(?:until|till|til|hasta|home|back)$/;
/** Until children are "out of school at 3" their parents are free. */
const OUT = /^(?:out|off|done|over|end|ends|finish|finishes|sale|salen)$/;
const CHILDREN =
	/\b(?:they|kids?|child|children|sons?|daughters?|boys?|girls?|ellos|hij[oa]s?|nin[oa]s?)\b/;
/** What is said of an hour: "8 in the morning". */
const OF_HOUR =
	/^(?:[ap]m|in|the|morning|afternoon|evening|night|at|about|around|de|la|manana|tarde|noche)$/;
/** In so few words a time tells when a class begins. */
const CALLED = 5;
/** How far before a time of the clock its word stands. */
const REACH = 10;

type Clock = { at: number; minutes: number; isExact: boolean };
const HALF_DAY = 12 * 60;
/** A bare hour from here on to noon is read as one of the morning. */
const MORNING = 8 * 60;
/** A shift that begins from here on lasts into the next day. */
const LATE = 20 * 60;
/** "4 weeks", "7 days" are no hours. */
const UNIT =
	/^(?:weeks?|months?|days?|years?|hours?|hrs?|minutes?|mins?|kids?|children|semanas?|mes|meses|dias?|anos?|horas?|minutos?|hijos?|class|classes|clases|of|people)$/;

/** In English "one" and "two" are other words as well. */
const SPOKEN = [
	"- - three four five six seven eight nine ten eleven twelve",
	"una dos tres cuatro cinco seis siete ocho nueve diez once doce",
].map((names) => names.split(" "));
/** What stands before hours in words, in English and in Spanish. */
const BEFORE_SPOKEN = [
	/\b(?:at|after|before|by|from|past|since|to|until|till?)$/,
	/\b(?:a|desde|hasta|despues de|antes de) las?$/,
] as const;

/** Hours in words, "until five thirty", as digits. */
const withDigits = (words: readonly string[]): readonly string[] =>
	words.flatMap((word, at) => {
		// "At 8 30"
		const isAt = (place: number) =>
			/^(?:at|las|till?|until|hasta)$/.test(words[place - 1] ?? "") &&
			/^\d{1,2}$/.test(words[place] ?? "") &&
			/^(?:00|15|30|45)$/.test(words[place + 1] ?? "");
		if (isAt(at - 1)) return [];
		if (isAt(at)) return `${word}h${words[at + 1]}`;
		const hourOf = (place: number) => {
			const before = words.slice(Math.max(0, place - 3), place).join(" ");
			const hour = SPOKEN.map((names, of) =>
				BEFORE_SPOKEN[of]?.test(before) ? names.indexOf(words[place] ?? "") : -1,
			).find((one) => one >= 0);
			return hour === undefined ? undefined : String(hour + 1);
		};
		if (word === "thirty" && hourOf(at - 1)) return [];
		const hour = hourOf(at);
		return hour && words[at + 1] === "thirty" ? `${hour}h30` : (hour ?? word);
	});

/** The times of the clock that words name; "1/5" is none. */
function clocksIn(words: readonly string[]): Clock[] {
	const isNumber = (word = "") => /^\d+$/.test(word);
	return words.flatMap((word, at) => {
		const time = NAMED.get(word) ?? word;
		const after = words[at + 1] ?? "";
		const minutes = clockIn(["at", time, after]);
		const isDate = isNumber(word) && (isNumber(words[at - 1]) || isNumber(after));
		if (minutes === undefined || !/^\d/.test(time) || UNIT.test(after) || isDate) return [];
		return [{ at, minutes, isExact: /\d[ap]m?$/.test(time) || /^[ap]m$/.test(after) }];
	});
}

/** "Nights, 11 to 7", "nights from 11 to 7 AM": a bare hour before midnight, and one of the next morning. */
const isOfNight = (before: string, first: Clock, second: Clock): boolean =>
	NIGHT.test(before) &&
	!first.isExact &&
	first.minutes >= MORNING &&
	first.minutes < HALF_DAY &&
	second.isExact === second.minutes < HALF_DAY;

/** From one time to another: of bare hours the half of the day that makes it the shorter way. */
function rangeOf(first: Clock, second: Clock): [from: number, to: number] {
	const { minutes: from } = first;
	const { minutes: to } = second;
	if (from <= to) return [from, to];
	if (!first.isExact && to >= HALF_DAY) return [from - HALF_DAY, to];
	// "11 PM to 7" goes on until the morning.
	if (to >= HALF_DAY) return [from, second.isExact ? to : to - HALF_DAY];
	const isOvernight = second.isExact || (first.isExact && from >= LATE);
	return [from, isOvernight ? to : to + HALF_DAY];
}

/**
 * What the clock times of a clause leave free: after, before, or between two of them.
 * @param isWhileFree whether somebody is free until the time, as while children are in school
 */
export function hoursIn(
	clause: readonly string[],
	isOfWork: boolean,
	isWhileFree: boolean,
): Hours[] {
	const words = withDigits(clause);
	const [first, second] = clocksIn(words);
	const said = words.join(" ");
	if (!first || (RUNS_TO.test(said) && !ANY.test(said))) return [];
	const gap = second && words.slice(first.at + 1, second.at).filter((w) => !OF_HOUR.test(w));
	if (second && gap?.every((word) => /^(?:to|till|til|until|and|a|y|las|hasta)$/.test(word))) {
		const range = isOfNight(words.slice(0, first.at).join(" "), first, second)
			? [first.minutes + HALF_DAY, second.minutes % HALF_DAY]
			: rangeOf(first, second);
		const [from, until] = range.map(timeOf) as [string, string];
		const to = until === "00:00" && !isOfWork ? "24:00" : until;
		if (!isOfWork) return from < to ? [between(from, to)] : [];
		return from < to ? [between("00:00", from), between(to)] : [between(to, from)];
	}
	const before = words.slice(Math.max(0, first.at - REACH), first.at);
	const isFetched = AT.test(before.at(-1) ?? "") && FETCHED.test(before.join(" "));
	if (isFetched && first.minutes >= HALF_DAY) return [between("00:00", timeOf(first.minutes))];
	const word = before.findLast((other) => FROM.test(other) || TO.test(other));
	// "Home by 9:30", "second shift until 11" are said of the evening.
	const isEvening =
		!first.isExact &&
		first.minutes >= MORNING &&
		first.minutes < HALF_DAY &&
		OF_EVENING.test(words.slice(0, first.at).join(" ")) &&
		!OF_MORNING.test(words.slice(first.at).join(" "));
	const time = timeOf(isEvening ? first.minutes + HALF_DAY : first.minutes || 24 * 60);
	const starts = [{ ...between(time), before: timeOf(first.minutes + 90) }];
	// "The 5 PM class", "the one at 9", but not "two nights, not 4".
	const isCalled = first.isExact || words[first.at]?.includes("h") || words[first.at - 1] === "at";
	if (LATER.test(words.slice(first.at).join(" "))) return [between(time)];
	// "My bus is at 1:10", "the last train is 10:05" is no class.
	const isOwn = words.some((other) => /^(?:my|mi|mis|bus|train|autobus|tren)$/.test(other));
	if (word === undefined) return isCalled && !isOwn && words.length <= CALLED ? starts : [];
	// "A class that starts at 9", "a class before noon": when it begins.
	const text = words.join(" ");
	if (word === "by" && ARRIVES.test(text) && !MUST.test(text)) return [between(time)];
	const isNotBefore =
		/^(?:before|antes)$/.test(word) && NOT.test(words.slice(0, first.at).join(" "));
	if (isNotBefore) return [between(time)];
	if (!isOfWork && OF_START.test(text) && !FETCHES.test(word) && !LETS_OUT.test(text)) {
		if (/^(?:before|by|antes)$/.test(word)) return [{ ...between(), before: time }];
		if (TO.test(word)) return starts;
	}
	const isUntil = UNTIL.test(word) || (OUT.test(word) && CHILDREN.test(words.join(" ")));
	const isUntilFree = isUntil && isWhileFree && !isOfWork;
	return [TO.test(word) || isUntilFree ? between("00:00", time) : between(time)];
}
const NIGHT =
	/\b(?:nights?|overnights?|graveyard|noches?)(?: (?:shifts?|from|at|about|usually|de|a|las))*$/;
/** What runs to a time asks about the class; nobody says when they are free. */
const RUNS_TO = /\b(?:do|does|will) (?:\w+ ){1,4}(?:go|run|last|end|finish|let out|get out)\b/;
/** "Is there a class that is over before noon?" */
const LETS_OUT =
	/\b(?:lets? out|gets? out|(?:is|are|be) (?:over|done)|ends?|ending|finish\w*|termin\w+|acab\w+|sal(?:e|en|ga|gan))\b/;
const ANY = /\b(?:any|which|algun\w*|cual(?:es)?)\b/;
/** What is done with children at a time, whatever class is asked for beside it. */
const FETCHES = /^(?:pick|drop|recoger|recojo|dejo)$/;
/** "I have to get my son from school at 2", "be at the bus stop by 3": free until then. */
const FETCHED =
	/\b(?:(?:have|need|got) to|must|gotta|tengo que|debo) (?:go )?(?:(?:get|fetch|grab|collect|pick up) (?:my|our|him|her|them)|pick (?:\w+ ){1,3}up|be (?:at|in)(?! (?:the |my )?(?:class|course|exam|lesson))|recoger|buscar a|estar en(?! (?:la |el |mi )?(?:clase|curso|examen))|ir por)\b/;
const AT = /^(?:at|by|before|las?)$/;
const OF_EVENING =
	/(?<!\b(?:leave|salir|salgo|from|de|desde) (?:the )?)\b(?:be|get|back|come|estar|llegar|volver) (?:\w+ )?(?:at |a |en )?(?:home|casa) (?:by|before|antes)\b|\b(?:(?:second|2nd|evening) shift|segundo turno|turno de (?:la )?tarde)\b.*\b(?:till?|until|to|hasta|a)\b/;
const OF_MORNING = /\b(?:morning|am|manana)\b/;
/** "I need to be home by 3" */
const MUST = /\b(?:need|must|(?:have|has|got) to|gotta|should)\b/;
/** "I could get to one by 6", "10 at the earliest", "6 or later". */
const ARRIVES =
	/\b(?:(?:get|be|am|im) (?:out|off|done|free)|(?:get|be|make it|go|come|arriv\w+) (?:to|there|in|home|it|one|here)|arrive|make it)\b/;
const LATER =
	/\b(?:(?:at the |the )?earliest|(?:or|and) (?:later|after)|onwards?|en adelante|o (?:mas tarde|despues)|mas temprano)\b/;
const NOT = /\b(?:not|cant|cannot|couldnt|dont|wont|nothing|no)\b/;
const OF_START = /\b(?:class|classes|clases?|which|cual|one|(?:do|does) (?:you|u|it|they) start)\b/;
