import { isPointing as pointsAtTime } from "#assistant/engine/class-dates.ts";
import { type ClassWish, isNamed } from "#assistant/engine/class-wishes.ts";
import { wordsOf } from "#assistant/engine/normalize.ts";
import { THOSE } from "#assistant/engine/references.ts";
import { answerOf } from "#assistant/engine/rules/class-answer.ts";
import { matching, wishOf } from "#assistant/engine/rules/class-matching.ts";
import {
	askedOf,
	asksElsewhere,
	isOfClasses,
	wasOfClasses,
} from "#assistant/engine/rules/class-question.ts";
import { referred } from "#assistant/engine/rules/courses.ts";
import { topicsIn } from "#assistant/engine/rules/topics.ts";
import type { Draft, Rule, Turn } from "#assistant/engine/turn.ts";
import { formatDay } from "#platform/calendar/days.ts";

/** "And the other one?" */
const POINTS =
	/\b(?:(?:the|la|el) (?:others?|otr[oa]|first|second|last|primer[oa]?|segund[oa]|ultim[oa])|(?:that|this) one|both|l[oa]s dos|es[ae]|(?:one|class) after(?: that)?|next one|siguiente|que sigue|(?:for|of|about) (?:those|these|them)|de (?:esas|ellas))\b/;
const NEXT_ONE =
	/\b(?:(?:one|class|clase) after(?: that)?|next one|la (?:siguiente|que sigue)|(?:one|class|date)s? (?:later|earlier|sooner)|(?:later|earlier|sooner|another|other|different|otr[oa]s?) (?:class|one|date|day|time|clase|fecha|dia|horario)s?|(?:hay|tienen) otr[oa]s?)\b/;
/** "How many?" after places, "and after that one?" */
const ELLIPSIS =
	/^(?:and |so |ok |y )*(?:how many(?: (?:left|are left))?|cuant[oa]s|(?:the )?(?:one )?after that(?: one)?|despues de (?:es[ae]|eso))$/;
const WHICH_ONE = /\b(?:which|cual(?:es)?|(?:el|la) mas)\b/;
/** "And if I can't that day?" asks for the other ones. */
const CANT =
	/\b(?:cant|cannot|couldnt|no pued[oe]|no podria)(?: (?:make|do|go|come|attend|ir|venir|hacer))?(?: (?:it|on|en|el|la))* (?:(?:that|this|those|ese|esa|esos|esas) (?:days?|dates?|one|times?|dias?|fechas?|horas?))$/;
/** A message of more words than these brings something of its own. */
const SHORT_POINTING = 10;
/** "How much is that one?", "how many days a week?": what was asked last of classes is meant still. */
const GOES_ELSEWHERE =
	/\b(?:else|others?|another|otr[oa]s?|any(?! (?:of|in|on|at|with|that|left)\b))\b/;

/** "If I miss that one, when is the next?" */
const MISSES =
	/\b(?:miss\w*|(?:cant|cannot|couldnt) (?:make|do|take|attend)|pierd[oa]|no (?:puedo|alcanzo|llego))(?: (?:a|en|the|la|el))* (?:it|that|this|those|first|esa|esta|ese|este|primer[oa])\b.*\b(?:next|following|after|siguiente|proxim[oa]|sigue)\b/;

/** So many clauses of a talk are remembered. */
const MOST_CLAUSES = 12;

/** The open classes that fit what a message asks for. */
export const classes: Rule = (turn) => classesBeside(turn, "");

/** The same, below what is said of something else. */
export function classesBeside(turn: Turn, above: string): Draft | undefined {
	const { reading, reference, state } = turn;
	if (turn.knowledge.classes.length === 0) return undefined;
	const clauses = reading.parts;
	const text = reading.words.join(" ");
	const said = wishOf(turn, clauses);
	// "Until then" means a day that was named before.
	const goesOnThen = wasOfClasses(turn) && !asksElsewhere(turn);
	const isThen =
		(goesOnThen || NEXT_ONE.test(text)) &&
		wasOfClasses(turn) &&
		said.dates === undefined &&
		pointsAtTime(text);
	const own = isThen ? { ...said, dates: wishOf(turn, [...state.wishes, ...clauses]).dates } : said;
	const isShort = reading.words.length <= SHORT_POINTING;
	const isPointing = goesOnThen && isShort && POINTS.test(text) && topicsIn(reading).length === 0;
	const isOther = CANT.test(text);
	const isNext =
		wasOfClasses(turn) && isShort && (isOther || NEXT_ONE.test(text) || ELLIPSIS.test(text));
	// "No, not CPR" asks the same without it.
	const isRefusing = isShort && reference.refused.length > 0 && topicsIn(reading).length === 0;
	const isWithout = wasOfClasses(turn) && isRefusing;
	const isAgain = isPointing || isNext || isWithout;
	const intent = askedOf(turn, own) ?? (isAgain ? state.intent : undefined);
	if (intent === undefined) return undefined;
	// "Which is longer?" goes on with what was told.
	const isNew = reading.mentions.courses.length > 0 && !THOSE.test(text);
	const isWhole = !isNamed(own) && (isOther || hadNone(turn));
	const goesOn = wasOfClasses(turn) && !isNew && !GOES_ELSEWHERE.test(text) && !isWhole;
	const isSame =
		isWithout || (isThen && !isNew) || (goesOn && !overlaps(own, wishOf(turn, state.wishes)));
	const isTimed = said.dates !== undefined || said.free !== undefined;
	const after = !isTimed && MISSES.test(text) ? afterTold(turn) : undefined;
	if (after)
		return answerOf(turn, { intent, clauses: [...after.wishes, ...clauses, after.day], above });
	return answerOf(turn, {
		intent,
		clauses: isSame ? [...state.wishes, ...clauses].slice(-MOST_CLAUSES) : clauses,
		isOfAll:
			isSame && state.courses.length === 0 && wasOfClasses(turn) && !isNew && WHICH_ONE.test(text),
		above,
	});
}

/** Whether no class was what was asked for last: "how much is it?" after Sundays without one is not asked of Sundays. */
function hadNone(turn: Turn): boolean {
	const before = wishOf(turn, turn.state.wishes);
	return (
		wasOfClasses(turn) &&
		before.language === undefined &&
		matching(turn, before, referred(turn)).id === "classes_none"
	);
}

/** After the class that was told first, and what was asked of it without a date; undefined after other answers. */
function afterTold(turn: Turn) {
	const { wishes } = turn.state;
	const courses = referred(turn);
	if (courses.length !== 1 || !wasOfClasses(turn)) return undefined;
	const [told] = matching(turn, wishOf(turn, wishes), courses).found;
	if (!told) return undefined;
	const day = formatDay(told.firstDay, { month: "long", day: "numeric", year: "numeric" }, "en-US");
	return {
		wishes: wishes.filter((words) => !wishOf(turn, [words]).dates),
		day: wordsOf(`after ${day}`),
	};
}

/** Whether two wishes speak of the same: then the later takes the place of the earlier one. */
const overlaps = (one: ClassWish, other: ClassWish): boolean =>
	(["free", "language", "dates"] as const).some((part) => one[part] && other[part]);

/** The same question of another program: "and for EKG?" */
export const classesAgain = (turn: Turn, intent: string): Draft | undefined =>
	turn.knowledge.classes.length > 0 && isOfClasses(intent)
		? answerOf(turn, { intent, clauses: turn.state.wishes })
		: undefined;
