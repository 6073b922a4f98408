import { isPointing as pointsAtTime } from "#assistant/engine/class-dates.ts";
import { anyClass, type ClassWish, isNamed } from "#assistant/engine/class-wishes.ts";
import { wishInWords } from "#assistant/engine/class-words.ts";
import { shareOf } from "#assistant/engine/reading.ts";
import { THOSE } from "#assistant/engine/references.ts";
import { courseOf, listClasses } from "#assistant/engine/rules/class-list.ts";
import { type Matching, matching, wishOf } from "#assistant/engine/rules/class-matching.ts";
import {
	asksForEnds,
	endsOf,
	firstOfEachPrice,
	inOrder,
	orderIn,
} from "#assistant/engine/rules/class-order.ts";
import {
	askedOf,
	asksElsewhere,
	asksForCount,
	asksForDeadline,
	asksForParts,
	asksForPrice,
	FINDS,
	INCLUDED,
	isOfClasses,
	isOfPlace,
	isToldOf,
	ONE,
	TIMETABLE,
	topicsBeside,
	wasOfClasses,
} from "#assistant/engine/rules/class-question.ts";
import { draft, referred, titles } from "#assistant/engine/rules/courses.ts";
import { notOffered } from "#assistant/engine/rules/program-rules.ts";
import { school } from "#assistant/engine/rules/school-rules.ts";
import { answerTopics } from "#assistant/engine/rules/topic-rules.ts";
import { factFor, ownFacts, statedInText, topicsIn } from "#assistant/engine/rules/topics.ts";
import { say } from "#assistant/engine/speak.ts";
import type { Draft, Rule, Turn } from "#assistant/engine/turn.ts";
import type { Course } from "#assistant/knowledge/types.ts";
import type { PublicClass } from "#school/classes/public-contract.ts";

/** What is said beside the classes when it is asked for as well. */
const BESIDE = ["online", "location", "register"];
const TRACE = 0.03;
const HOW = /\b(?:how|where|online|what do i need|como|donde|en linea|que necesito)\b/;
const IS_LEFT =
	/\b(?:full|still|left|llen[oa]s?|todavia|aun|quedan?)\b|\b(?:is|are) there\b(?!.*\bcan\b)|\bhay\b(?!.*\bpuedo\b)/;
/** What a waiting list is, not whether there is one. */
const WAITING_LIST =
	/\b(?:how (?:does|do|would|can)(?: \w+){1,5}? wait(?:ing)? ?lists?|what(?: is| are)? (?:the |a |your |this )?wait(?:ing)? ?lists?|what does(?: \w+){0,3} wait(?:ing)? ?lists? mean|explain(?: \w+){0,3} wait(?:ing)? ?lists?|wait(?:ing)? ?lists? (?:\w+ )?(?:works?|means?)|what (?:happens|if|do i do)(?: \w+){0,6} (?:full|fills?|filled)|que (?:pasa|hago|sucede) si(?: \w+){0,5} (?:llen\w+)|(?:can|could|may|how|want to|like to|possible to)(?: \w+){0,3} (?:join|go|get|sign|put|add|be)(?: \w+){0,3} wait(?:ing)? ?lists?|(?:(?:pued\w+|podria|quiero)(?: \w+)? (?:entrar|estar|anotar\w*|apuntar\w*|poner\w*|inscribir\w*)|me (?:anot\w+|apunt\w+|pon\w+))(?: \w+){0,3} lista de espera|(?:que|como) (?:es|funciona|significa|quiere decir|entro|me pongo|me apunto)(?: \w+){0,3} lista de espera|lista de espera (?:\w+ )?(?:funciona|significa))\b/;

/** "And the other one?" */
const POINTS =
	/\b(?:(?:the|la|el) (?:others?|otr[oa]|first|second|last|primer[oa]?|segund[oa]|ultim[oa])|(?:that|this) one|both|l[oa]s dos|es[ae]|(?:one|class) after(?: that)?|next one|siguiente|que sigue|(?:for|of|about) (?:those|these|them)|de (?:esas|ellas))\b/;
/** "When is the following one?", "any other dates?" */
const ANOTHER =
	/\b(?:(?:another|others?|otr[oa]s?)(?:$| (?:dates?|times?|days?|ones?|class(?:es)?|options?|schedules?|fechas?|horarios?|clases?|dias?|opcion\w*)\b)|following one|more than one|just (?:the )?one|mas de una?|next one|one after|siguiente)/;
const NEXT_ONE =
	/\b(?:(?:one|class|clase) after(?: that)?|next one|la (?:siguiente|que sigue)|(?:one|class|date)s? (?:later|earlier|sooner)|(?:later|earlier|sooner|another|other|different|otr[oa]s?) (?:class|one|date|day|time|clase|fecha|dia|horario)s?|(?:hay|tienen) otr[oa]s?)\b/;
/** "How many?" after places, "and after that one?" */
const ELLIPSIS =
	/^(?:and |so |ok |y )*(?:how many(?: (?:left|are left))?|cuant[oa]s|(?:the )?(?:one )?after that(?: one)?|despues de (?:es[ae]|eso))$/;
const WHICH_ONE = /\b(?:which|cual(?:es)?|(?:el|la) mas)\b/;
/** A message of more words than these brings something of its own. */
const SHORT_POINTING = 10;
/** Other programs. */
const ELSE = /\b(?:else|otra cosa|other (?:programs?|courses?))\b/;
/** "Which of the two has room?" */
const OF_TWO =
	/\b(?:which|cual)(?: one)? (?:of|de) (?:them|the two|those|(?:l[oa]s )?dos|ell[oa]s|es[oa]s)\b/;
/** "How much is that one?", "how many days a week?": what was asked last of classes is meant still. */
const GOES_ELSEWHERE =
	/\b(?:else|others?|another|otr[oa]s?|any(?! (?:of|in|on|at|with|that|left)\b))\b/;

const ONE_EACH = { en: ", one of each program", es: ", una de cada programa" };

/** So many clauses of a talk are remembered. */
const MOST_CLAUSES = 12;

/** The open classes that fit what a message asks for. */
export const classes: Rule = (turn) => classesBeside(turn, "");

/** The same, below what is said of something else. */
export function classesBeside(turn: Turn, above: string): Draft | undefined {
	const { reading, reference, state } = turn;
	if (turn.knowledge.classes.length === 0) return undefined;
	const clauses = reading.clauses.map(({ words }) => words);
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
	const isNext = wasOfClasses(turn) && isShort && (NEXT_ONE.test(text) || ELLIPSIS.test(text));
	// "No, not CPR" asks the same without it.
	const isRefusing = isShort && reference.refused.length > 0 && topicsIn(reading).length === 0;
	const isWithout = wasOfClasses(turn) && isRefusing;
	const isAgain = isPointing || isNext || isWithout;
	const intent = askedOf(turn, own) ?? (isAgain ? state.intents[0] : undefined);
	if (intent === undefined) return undefined;
	// "Which is longer?" goes on with what was told.
	const isNew = reading.mentions.courses.length > 0 && !THOSE.test(text);
	const goesOn = wasOfClasses(turn) && !isNew && !GOES_ELSEWHERE.test(text);
	const isSame =
		isWithout || (isThen && !isNew) || (goesOn && !overlaps(own, wishOf(turn, state.wishes)));
	return answerOf(turn, {
		intent,
		clauses: isSame ? [...state.wishes, ...clauses].slice(-MOST_CLAUSES) : clauses,
		isOfAll:
			isSame && state.courses.length === 0 && wasOfClasses(turn) && !isNew && WHICH_ONE.test(text),
		above,
	});
}

/** Whether two wishes speak of the same: then the later takes the place of the earlier one. */
const overlaps = (one: ClassWish, other: ClassWish): boolean =>
	(["free", "language", "dates"] as const).some((part) => one[part] && other[part]);

/** What is asked of classes, and the clauses that tell which. */
type Asked = {
	intent: string;
	clauses: readonly (readonly string[])[];
	above?: string;
	/** Of all programs that were told, however few are named. */
	isOfAll?: boolean;
};

/** The same question of another program: "and for EKG?" */
export const classesAgain = (turn: Turn, intent: string): Draft | undefined =>
	turn.knowledge.classes.length > 0 && isOfClasses(intent)
		? answerOf(turn, { intent, clauses: turn.state.wishes })
		: undefined;

function answerOf(
	turn: Turn,
	{ intent, clauses, above = "", isOfAll: isOfAllAgain = false }: Asked,
): Draft | undefined {
	const { knowledge, reading, reference } = turn;
	const text = reading.words.join(" ");
	const wish = wishOf(turn, clauses);
	const ownClauses = reading.clauses.map(({ words }) => words);
	const isDated = ({ id }: Course) => knowledge.classes.some((one) => one.courseId === id);
	const meant = referred(turn);
	// "What do you have in January?" after a program without a class asks for others; "what else" does always, and so does
	// "what can I take with $800".
	const isOfAll = wish.most !== undefined || !meant.some(isDated);
	const isElsewhere = ELSE.test(text) || (FINDS.test(text) && isOfAll);
	const isAny = isOfAllAgain || (!reference.isNamed && isElsewhere);
	const courses = isAny ? [] : meant;
	const dated = courses.filter(isDated);
	const undated = courses.filter((course) => !dated.includes(course));
	// "Not that one" is compared as before.
	const isAgain = clauses.length > ownClauses.length && reference.refused.length > 0;
	const order = orderIn(text) ?? (isAgain ? orderIn(clauses.flat().join(" ")) : undefined);
	const stated = ownFacts(turn, intent, undated);
	// "What does it include?" goes on, also after the price was told.
	const isOfParts = asksForParts(turn) && (!reference.isNamed || INCLUDED.test(text));
	// What the office states by hand of a course is said, and what it costs with all its parts.
	const isStated =
		intent === "class_language"
			? factFor(turn, intent, courses[0]?.slug)
			: (dated.length === 0 &&
					(courses.length === 1 || stated.length === 0) &&
					undated.some(
						({ slug }) => factFor(turn, intent, slug) ?? statedInText(turn, intent, slug),
					)) ||
				(intent === "price" &&
					dated.length === 1 &&
					courses.length === 1 &&
					!isNamed(wish) &&
					!isOfParts &&
					!isOfPlace(text) &&
					!order &&
					!TIMETABLE.test(text) &&
					!wish.isCompared);
	if (isStated) return undefined;
	const unknown = undated.filter((course) => stated.every((own) => own.course !== course));
	const isPriceToo = intent !== "price" && (order?.isOfPrice || asksForPrice(turn));
	const prices = isPriceToo ? ownFacts(turn, "price", undated) : [];
	const cost =
		prices.length > 0 ? "" : { en: " and what it costs", es: " y cuánto cuesta" }[turn.language];
	const apology =
		unknown.length > 0 ? say(turn, "classes_undated", { titles: titles(turn, unknown), cost }) : "";
	const facts = [...stated, ...prices].map(({ text }) => text);
	// "I have a trip on March 20" asks nothing of attendance.
	const elsewhere = topicsBeside(turn, wish).filter((topic) => !isToldOf(reading, topic));
	const also = elsewhere.length > 0 ? answerTopics(turn, elsewhere).text : "";
	if (courses.length > 0 && dated.length === 0)
		return draft(intent, [above, ...facts, apology, also].filter(Boolean).join("\n"), undated, {
			outcome: apology ? "handed over" : "answered",
			source: "fact",
			wishes: clauses,
		});
	const fitting = matching(turn, wish, dated);
	// "Which one is cheaper?" after one class and then another was told compares all.
	const isApart = order !== undefined || OF_TWO.test(text);
	const ownTimes = { ...wishOf(turn, ownClauses), room: undefined };
	const isOne = fitting.found.length === 1 || OF_TWO.test(text);
	const isOfOne = isApart && isOne && dated.length === 1 && !isNamed(ownTimes);
	const { id, found: matched, what, others = [] } = isOfOne ? comparedBefore(turn, dated) : fitting;
	if (matched.length === 0) return undefined;
	const ordered = order ? inOrder(matched, order) : matched;
	const isOfPrices =
		courses.length !== 1 &&
		(order?.isOfPrice || (intent === "price" && dated.length > 1 && !order && !isNamed(wish)));
	const isOfEnds = order !== undefined && asksForEnds(text);
	const isOfEach = isOfPrices && !isOfEnds;
	const told = isOfEach ? firstOfEachPrice(ordered, courses.length > 0) : ordered;
	const found = isOfEnds ? endsOf(told) : told;
	const isSaid = order && id === "classes_open" && found.length > 1;
	const isNamedEach = dated.length !== 1;
	const isPrice = intent === "price" || asksForPrice(turn) || order !== undefined;
	const asked = {
		isLength: intent === "duration" || order?.isOfLength === true,
		isPrice,
		isLanguage: intent === "class_language",
		isCost: asksForParts(turn),
		isDeadline: asksForDeadline(turn),
		isCount: asksForCount(text),
	};
	const of = { en: " for ", es: " de " }[turn.language];
	const without =
		id === "classes_open" && isNamed(what)
			? dated.filter((course) => !found.some(({ courseId }) => courseId === course.id))
			: [];
	const missing =
		without.length > 0
			? say(turn, "classes_missing", {
					for: of + titles(turn, without),
					what: wishInWords(what, turn.language),
				})
			: "";
	const first = [above, besideOf(turn, found)].filter(Boolean).join("\n");
	const last = [missing, ...facts, apology, also].filter(Boolean).join("\n");
	const isOnly =
		id === "classes_open" &&
		ANOTHER.test(text) &&
		dated.length === 1 &&
		[...matched, ...others].length === 1 &&
		matching(turn, anyClass, dated).found.length === 1;
	const lead = say(turn, isOnly ? "classes_only" : id, {
		what:
			wishInWords(what, turn.language) +
			(isSaid ? `, ${order[turn.language]}` : "") +
			(isOfEach && courses.length === 0 ? ONE_EACH[turn.language] : ""),
		for: isNamedEach ? "" : of + titles(turn, dated),
	});
	// Of several programs each has a line before one has a second.
	const isOrdered = order !== undefined && courses.length < 2;
	const listed = { isNamedEach, asked, beside: first + last, lead, isOrdered };
	const { text: lines, named } = listClasses(turn, found, { ...listed, isNeeded: true });
	const beside = first + last + lines;
	const rest = listClasses(turn, others, { ...listed, beside, isNeeded: false });
	const isMore =
		matched.length > named.length || others.length > rest.named.length || courses.length === 0;
	const [shown, all] = [named.length, matched.length];
	const part = { en: `These are ${shown} of ${all}. `, es: `Son ${shown} de ${all}. ` };
	const more = isMore
		? say(turn, "classes_more", { part: shown < all ? part[turn.language] : "" })
		: "";
	const restLines = rest.named.length > 0 ? [say(turn, "classes_others"), rest.text] : [];
	const coursesNamed = [...new Set(named.flatMap((one) => courseOf(turn, one) ?? []))];
	return draft(
		intent,
		[first, lead, lines, ...restLines, last, more].filter(Boolean).join("\n"),
		isNamedEach ? coursesNamed : dated,
		{ courses: courses.map(({ slug }) => slug), source: "fact", wishes: clauses },
	);
}

/** The class that was told last and those that were told before it; all, where those were none in particular. */
function comparedBefore(turn: Turn, courses: readonly Course[]): Matching {
	const { wishes, wishesBefore } = turn.state;
	const wish = wishOf(turn, wishesBefore);
	const { id, found } = matching(turn, wish, courses);
	const last = matching(turn, wishOf(turn, wishes), courses);
	const both = [...new Map([...found, ...last.found].map((one) => [one.id, one])).values()];
	return isNamed(wish) && id === "classes_open" && both.length > 1
		? { id, found: both, what: anyClass }
		: matching(turn, anyClass, courses);
}

/** What else is asked for in the same message: a program that is not offered, or something of the school. */
function besideOf(turn: Turn, found: readonly Pick<PublicClass, "registerBy" | "label">[]): string {
	const { reading } = turn;
	const missing = notOffered(turn);
	if (missing) return missing.text;
	const text = reading.words.join(" ");
	if (WAITING_LIST.test(text)) return say(turn, "waiting_list");
	if (asksForDeadline(turn)) {
		const areFull = found.every(({ label }) => label === "waiting list");
		return areFull || found.some(({ registerBy }) => registerBy)
			? ""
			: say(turn, "classes_no_deadline");
	}
	// "Is it full, or can I still register?" asks for a place, and not how.
	const isOnlyLeft = isOfPlace(text) && IS_LEFT.test(text) && !HOW.test(text);
	const beside = BESIDE.find(
		(intent) =>
			!(intent === "register" && isOnlyLeft) &&
			!isToldOf(reading, intent) &&
			shareOf(reading, intent) >= ONE &&
			reading.guesses.some(({ label, share }) => label === intent && share >= TRACE),
	);
	if (beside === undefined) return "";
	const guesses = [{ label: beside, share: 1 }];
	return school({ ...turn, reading: { ...reading, guesses, clauses: [] } })?.text ?? "";
}
