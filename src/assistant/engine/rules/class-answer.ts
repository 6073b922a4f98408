import { asksForFull } from "#assistant/engine/class-limits.ts";
import { anyClass, type ClassWish, isNamed } from "#assistant/engine/class-wishes.ts";
import { wishInWords } from "#assistant/engine/class-words.ts";
import { sayText } from "#assistant/engine/compose.ts";
import { plain } from "#assistant/engine/passages.ts";
import { shareOf } from "#assistant/engine/reading.ts";
import { besideOf } from "#assistant/engine/rules/class-beside.ts";
import { aspectAsked, saidOf } from "#assistant/engine/rules/class-lead.ts";
import { likedIn } from "#assistant/engine/rules/class-liked.ts";
import { coursesOf, listClasses, moreOf } from "#assistant/engine/rules/class-list.ts";
import { type Matching, matching, wishOf } from "#assistant/engine/rules/class-matching.ts";
import {
	asksForEnds,
	type ClassOrder,
	endsOf,
	firstOfEachPrice,
	inOrder,
	orderIn,
} from "#assistant/engine/rules/class-order.ts";
import { planFor, pricesWithoutClass } from "#assistant/engine/rules/class-prices.ts";
import {
	asksForCount,
	asksForDeadline,
	asksForParts,
	asksForPrice,
	FINDS,
	INCLUDED,
	isOfPlace,
	isToldOf,
	ONE,
	TIMETABLE,
	topicsBeside,
	wasOfClasses,
} from "#assistant/engine/rules/class-question.ts";
import { peopleIn, sumOf } from "#assistant/engine/rules/class-sums.ts";
import { draft, referred, titles } from "#assistant/engine/rules/courses.ts";
import { notOffered } from "#assistant/engine/rules/program-rules.ts";
import { answerTopics } from "#assistant/engine/rules/topic-rules.ts";
import {
	factFor,
	factText,
	type OwnFact,
	ownFacts,
	statedInText,
} from "#assistant/engine/rules/topics.ts";
import { nameOf, say } from "#assistant/engine/speak.ts";
import type { Draft, Turn } from "#assistant/engine/turn.ts";
import type { Course } from "#assistant/knowledge/types.ts";
import type { Found } from "#school/classes/finder.ts";

/** "The cheapest program", "which course is shorter", also while one is talked about. */
const OF_PROGRAMS =
	/\b(?:\w+est|(?:most|least) \w+|which|what) (?:programs?|courses?|careers?)\b|\b(?:cual|cuales|que) (?:programas?|cursos?|carreras?)\b|\b(?:programas?|cursos?|carreras?) (?:es (?:el|la) )?mas \w+/;

/** "When is the following one?", "any other dates?" */
const ANOTHER =
	/\b(?:(?:another|others?|otr[oa]s?)(?:$| (?:dates?|times?|days?|ones?|class(?:es)?|options?|schedules?|fechas?|horarios?|clases?|dias?|opcion\w*)\b)|following one|more than one|just (?:the )?one|mas de una?|next one|one after|siguiente)/;
/** Other programs. */
const ELSE =
	/\b(?:else|otra cosa|(?:other|otr[oa]s?) (?:programs?|courses?|programas?|cursos?)|(?:something|anything|algo) (?:(?:short|cheap|quick)er|mas (?:corto|barato|rapido)))\b/;
/** "Which of the two has room?" */
const OF_TWO =
	/\b(?:which|cual)(?: one)? (?:of|de) (?:them|the two|those|(?:l[oa]s )?dos|ell[oa]s|es[oa]s)\b/;
const ONE_EACH = { en: ", one of each program", es: ", una de cada programa" };

/** What is asked of classes, and the clauses that tell which. */
export type Asked = {
	intent: string;
	clauses: readonly (readonly string[])[];
	above?: string;
	/** Of all programs that were told, however few are named. */
	isOfAll?: boolean;
};

/** What is asked for, and the programs that it is asked of. */
interface Question extends Asked {
	text: string;
	wish: ClassWish;
	/** The clauses of this message. */
	ownClauses: readonly (readonly string[])[];
	courses: readonly Course[];
	/** Whether they are those that fit the work that somebody tells of, or come closest to what is not offered. */
	isGuessed: boolean;
	/** Those with an open class, and the others. */
	dated: readonly Course[];
	undated: readonly Course[];
	order: ClassOrder | undefined;
}

/** Answers from the open classes; undefined where what the office states by hand is the answer. */
export function answerOf(turn: Turn, asked: Asked): Draft | undefined {
	const question = questionOf(turn, asked);
	if (isStated(turn, question)) return undefined;
	const { above = "", clauses, courses, dated, intent, undated } = question;
	const { prices, text: told, isMissing } = toldOfOthers(turn, question);
	if (courses.length > 0 && dated.length === 0)
		return draft(intent, [above, ...told].filter(Boolean).join("\n"), undated, {
			outcome: isMissing ? "handed over" : "answered",
			source: "fact",
			wishes: clauses,
		});
	const chosen = chosenFor(turn, question);
	if (chosen.matched.length === 0) return undefined;
	const { text, named } = listed(
		turn,
		{ ...question, above: [above, prices].filter(Boolean).join("\n") },
		chosen,
		told,
	);
	return draft(intent, text, dated.length === 1 ? dated : coursesOf(turn, named), {
		courses: courses.map(({ slug }) => slug),
		source: "fact",
		wishes: clauses,
	});
}

function questionOf(turn: Turn, asked: Asked): Question {
	const { knowledge, reading, reference } = turn;
	const text = reading.words.join(" ");
	const wish = wishOf(turn, asked.clauses);
	const ownClauses = reading.parts;
	const isDated = ({ id }: Course) => knowledge.classes.some((one) => one.courseId === id);
	const meant = referred(turn);
	// "What do you have in January?" after a program without a class asks for others; "what else" does always, and so does
	// "what can I take with $800".
	const isOfAll = wish.most !== undefined || !meant.some(isDated);
	const isRanking = orderIn(text) !== undefined && OF_PROGRAMS.test(text);
	const isElsewhere = ELSE.test(text) || (FINDS.test(text) && isOfAll) || isRanking;
	const isOfNone = asked.isOfAll || meant.length === 0 || (!reference.isNamed && isElsewhere);
	const near = notOffered(turn)?.courses.flatMap((slug) => knowledge.courses.get(slug) ?? []);
	const liked = isOfNone && !asked.isOfAll ? (near ?? likedIn(turn)) : [];
	// Where the one that fits best has no class, the others are no answer.
	const guessed = liked[0] && isDated(liked[0]) ? liked.filter(isDated) : [];
	const courses = isOfNone ? guessed : meant;
	// "Not that one" is compared as before.
	const isAgain = asked.clauses.length > ownClauses.length && reference.refused.length > 0;
	// "Which are full and which have room?" of all programs: the few that are full tell both.
	const isOfFull = courses.length === 0 && asksForFull(text);
	return {
		...asked,
		text,
		wish: isOfFull ? { ...wish, room: wish.room ?? "none" } : wish,
		ownClauses,
		courses,
		isGuessed: guessed.length > 0,
		dated: courses.filter(isDated),
		undated: courses.filter((course) => !isDated(course)),
		order: orderIn(text) ?? (isAgain ? orderIn(asked.clauses.flat().join(" ")) : undefined),
	};
}

/** Whether the office states by hand what is asked for, or it is the price of one program, which is told with its parts. */
function isStated(
	turn: Turn,
	{ courses, dated, intent, order, text, undated, wish }: Question,
): boolean {
	if (intent === "class_language") return factFor(turn, intent, courses[0]?.slug) !== undefined;
	const isOfOne = courses.length === 1 || ownFacts(turn, intent, undated).length === 0;
	const isByHand = ({ slug }: Course) =>
		(factFor(turn, intent, slug) ?? statedInText(turn, intent, slug)) !== undefined;
	if (dated.length === 0 && isOfOne && undated.some(isByHand)) return true;
	// "What does it include?" goes on, also after the price was told.
	const isOfParts = asksForParts(turn) && (!turn.reference.isNamed || INCLUDED.test(text));
	const asksMore =
		isNamed(wish) ||
		isOfParts ||
		isOfPlace(text) ||
		peopleIn(text) !== undefined ||
		order !== undefined ||
		TIMETABLE.test(text) ||
		wish.isCompared;
	return intent === "price" && dated.length === 1 && courses.length === 1 && !asksMore;
}

/** What is said of programs without an open class, and of other things that are asked. */
function toldOfOthers(turn: Turn, { courses, dated, intent, order, undated, wish }: Question) {
	const without = (courses: readonly Course[], told: readonly OwnFact[]) =>
		courses.filter((course) => told.every((own) => own.course !== course));
	const stated = ownFacts(turn, intent, undated);
	// Of a program whose next start the office states, it is not said that there are no dates.
	const starts = ownFacts(turn, "start_dates", without(undated, stated));
	const unknown = without(undated, [...stated, ...starts]);
	const isPriceToo = intent !== "price" && (order?.isOfPrice || asksForPrice(turn));
	const known = ownFacts(turn, "price", undated);
	const prices = isPriceToo ? known : [];
	const undatedPrices = courses.length === 0 ? pricesWithoutClass(turn, wish, order) : [];
	const cost = unknown.every((one) => known.some(({ course }) => course === one))
		? ""
		: { en: " and what it costs", es: " y cuánto cuesta" }[turn.language];
	const apology =
		unknown.length > 0 ? say(turn, "classes_undated", { titles: titles(turn, unknown), cost }) : "";
	const isOfWeek = wish.part !== undefined || wish.days.length > 0;
	const [only] = undated;
	const week =
		isOfWeek && only && courses.length === 1 ? factFor(turn, "class_times", only.slug) : undefined;
	// "I have a trip on March 20" asks nothing of attendance.
	const elsewhere = topicsBeside(turn, wish).filter((topic) => !isToldOf(turn.reading, topic));
	const also = elsewhere.length > 0 ? answerTopics(turn, elsewhere).text : "";
	const plan = elsewhere.includes("payment_plan")
		? ""
		: planFor(turn, wish, courses[0]?.slug, dated);
	const facts = [...stated, ...starts, ...prices].map(({ text }) => text);
	const times = week ? factText(turn, week) : "";
	const ask = starts.length > 0 ? say(turn, "ask_page") : "";
	// That none has dates is no "no" to "do you have PCT classes".
	const [one, another] = unknown;
	const isOffered = one && !another && shareOf(turn.reading, "exists") >= ONE;
	const offered = isOffered
		? say(turn, "exists", {
				title: nameOf(turn, one),
				summary: sayText(turn, plain(one.summary)),
			})
		: "";
	// Where classes are ranked, "the cheapest" is not said of programs without one, nor "none this week" of those whose next
	// start the office states.
	const isOfStart = ownFacts(turn, "start_dates", wish.dates ? withoutClass(turn) : []).length > 0;
	const isRanked = order && undatedPrices.length === 0 && !isOfAllPrograms(turn);
	const isPartial = courses.length === 0 && (isRanked || isOfStart);
	const uncounted = isPartial ? say(turn, "not_ranked") : "";
	return {
		prices: undatedPrices.map(({ text }) => text).join("\n"),
		text: [...facts, times, ask, offered, apology, uncounted, plan, also],
		isMissing: ask !== "" || apology !== "",
	};
}

const withoutClass = ({ knowledge: { classes, courses } }: Turn): Course[] =>
	[...courses.values()].filter(({ id }) => !classes.some(({ courseId }) => courseId === id));

/** Whether each program has an open class. */
const isOfAllPrograms = (turn: Turn): boolean => withoutClass(turn).length === 0;

/** The classes of an answer, and how they were found. */
interface Chosen extends Matching {
	/** All that fit; `found` are those that may be told. */
	matched: readonly Found[];
	/** One of each program or price. */
	isOfEach: boolean;
}

function chosenFor(
	turn: Turn,
	{ courses, dated, intent, order, ownClauses, text, wish }: Question,
): Chosen {
	// "Which one is cheaper?" after one class and then another was told compares all.
	const isApart = order !== undefined || OF_TWO.test(text);
	const ownTimes = { ...wishOf(turn, ownClauses), room: undefined };
	const fitting = matching(turn, wish, dated);
	const isOne = fitting.found.length === 1 || OF_TWO.test(text);
	const isOfOne = isApart && isOne && dated.length === 1 && !isNamed(ownTimes);
	const chosen = isOfOne ? comparedBefore(turn, dated) : fitting;
	const matched = chosen.found;
	const ordered = order ? inOrder(matched, order) : matched;
	if (order && asksForEnds(text))
		return { ...chosen, matched, found: endsOf(ordered), isOfEach: false };
	const isOfPrices =
		order?.isOfPrice || (intent === "price" && dated.length > 1 && !order && !isNamed(wish));
	if (courses.length !== 1 && isOfPrices) {
		const found = firstOfEachPrice(ordered, courses.length > 0);
		return { ...chosen, matched, found, isOfEach: true };
	}
	// Three classes of one program do not tell which of all is over first.
	const isOfEach = courses.length === 0 && order !== undefined && !wish.isCompared;
	const found = isOfEach ? firstOfEachPrice(ordered, false) : ordered;
	return { ...chosen, matched, found, isOfEach };
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

/** The one thing that is asked of the only class that fits, or of the next one, in a sentence; empty where a list tells more. */
function leadOf(
	turn: Turn,
	{ courses, intent, text, wish }: Question,
	matched: readonly Found[],
	what: ClassWish,
): string {
	const [first, second] = matched;
	const isDeadline = asksForDeadline(turn);
	const aspect = aspectAsked({
		text,
		isPrice: wish.most === undefined && (intent === "price" || asksForPrice(turn)),
		isDeadline,
		isRoom: isOfPlace(text) && wish.room === undefined,
		// "When does the next one start?" after one was told asks for another.
		isDated: wish.dates !== undefined || wasOfClasses(turn),
	});
	if (!first || !aspect || (second && (aspect !== "start" || courses.length > 1))) return "";
	const said = saidOf(first, aspect, turn.language);
	if (!said) return "";
	const [of] = coursesOf(turn, [first]);
	return say(turn, aspect === "start" ? "classes_next" : "classes_one", {
		what: wishInWords(what, turn.language),
		for: of ? { en: " for ", es: " de " }[turn.language] + titles(turn, [of]) : "",
		said,
	});
}

/** Who says from when they are free has thought of the way. */
const OF_WORK = /\b(?:work\w*|jobs?|shifts?|off|out|trabaj\w+|salgo|turno)\b/;
/** Whether a class begins just when somebody is free: "I work until 6". */
const isTight = (found: readonly Found[], { free = [] }: ClassWish): boolean =>
	found.some(({ days }) =>
		days.some(({ day, from }) =>
			free.some((time) => time.from === from && time.days.includes(day)),
		),
	);

/** The classes in words: what stands above them, a line each, and what is said below. */
function listed(
	turn: Turn,
	question: Question,
	{ found, id, isOfEach, matched, others = [], what }: Chosen,
	told: readonly string[],
) {
	const { above = "", courses, dated, intent, isGuessed, order, text, undated, wish } = question;
	const isNamedEach = dated.length !== 1;
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
	// "On Sunday there is none" would be untrue of a program that was left out.
	const left = turn.reference.refused.flatMap((slug) => turn.knowledge.courses.get(slug) ?? []);
	const besides =
		courses.length === 0 && left.length > 0
			? { en: " other than ", es: " que no sean de " }[turn.language] + titles(turn, left)
			: "";
	const first = [above, besideOf(turn, found)].filter(Boolean).join("\n");
	const tellsOfWork = id === "classes_could" && OF_WORK.test(text);
	const tight = tellsOfWork && isTight(found, wish) ? say(turn, "classes_tight") : "";
	const last = [missing, tight, ...told].filter(Boolean).join("\n");
	const isOnly =
		id === "classes_open" &&
		ANOTHER.test(text) &&
		dated.length === 1 &&
		[...matched, ...others].length === 1 &&
		matching(turn, anyClass, dated).found.length === 1;
	const isSaid = order && id === "classes_open" && found.length > 1;
	const isOpen = id === "classes_open" && !isOnly && order === undefined && above === "";
	const isOfMoney = intent === "price" || asksForPrice(turn);
	const sum = { text, isPrice: isOfMoney, isWhole: !isNamed(what) };
	const answered = isOpen
		? sumOf(turn, sum, undated.length > 0 || isGuessed ? [] : dated, matched) ||
			leadOf(turn, question, matched, what)
		: "";
	const lead =
		answered ||
		say(turn, isOnly ? "classes_only" : id, {
			what:
				wishInWords(what, turn.language) +
				(isSaid ? `, ${order[turn.language]}` : "") +
				(isSaid && isOfEach && courses.length === 0 ? ONE_EACH[turn.language] : ""),
			for: isNamedEach ? besides : of + titles(turn, dated),
		});
	const { dates } = wish;
	const isOfEnd = dates?.of === "lastDay" || dates?.over !== undefined;
	const options = {
		isNamedEach,
		asked: {
			// "I must be done by March" asks for an end, and not for a length.
			isLength: (intent === "duration" && !isOfEnd) || order?.isOfLength === true,
			isPrice: isOfMoney || order?.isOfPrice === true,
			isLanguage: intent === "class_language",
			isCost: asksForParts(turn),
			isDeadline: asksForDeadline(turn),
			isCount: asksForCount(text),
		},
		lead,
		// Of several programs each has a line before one has a second.
		isOrdered: order !== undefined && courses.length < 2,
	};
	const beside = first + last;
	const list = listClasses(turn, found, { ...options, beside, isNeeded: true });
	const rest = listClasses(turn, others, {
		...options,
		beside: beside + list.text,
		isNeeded: false,
	});
	const isMore =
		matched.length > list.named.length ||
		others.length > rest.named.length ||
		courses.length === 0 ||
		isGuessed;
	const more = isMore ? moreOf(turn, list.named.length, matched.length) : "";
	const restLines = rest.named.length > 0 ? [say(turn, "classes_others"), rest.text] : [];
	const lines = [first, lead, list.text, ...restLines, last, more];
	return { text: lines.filter(Boolean).join("\n"), named: list.named };
}
