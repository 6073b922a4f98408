import { anyClass, type ClassWish, classWishIn, isNamed } from "#assistant/engine/class-wishes.ts";
import { classInWords, type Detail, wishInWords } from "#assistant/engine/class-words.ts";
import { bullets } from "#assistant/engine/compose.ts";
import { shareOf } from "#assistant/engine/reading.ts";
import { draft, referred, titles } from "#assistant/engine/rules/courses.ts";
import { notOffered } from "#assistant/engine/rules/program-rules.ts";
import { school } from "#assistant/engine/rules/school-rules.ts";
import { factFor, statedInText, topicsIn } from "#assistant/engine/rules/topics.ts";
import { nameOf, say } from "#assistant/engine/speak.ts";
import type { Draft, Rule, Turn } from "#assistant/engine/turn.ts";
import { hasTraits, wishesIn } from "#assistant/engine/wishes.ts";
import type { TextId } from "#assistant/knowledge/texts.ts";
import type { Course } from "#assistant/knowledge/types.ts";
import { newYorkClock } from "#platform/calendar/new-york.ts";
import { type Found, findClasses } from "#school/classes/finder.ts";

/** What open classes answer, but for their price. */
const ASPECTS = ["start_dates", "class_times", "schedule", "weekend", "class_language", "duration"];
/** Whether an intent asks for what open classes answer. */
export const isOfClasses = (intent: string): boolean =>
	intent === "price" || ASPECTS.includes(intent);

/** One of them, or all together, are meant from here on. */
const ONE = 0.4;
/** The hours of the office, or a visit, are meant from here on. */
const OF_OFFICE = 0.5;
/** Another intent is clear from here on. */
const CLEAR = 0.6;
const TRACE = 0.03;
/** Beside words of places a question about classes is likely from here on. */
const LEAST = 0.2;
/** Beside a time that suits somebody these ask for the classes then. */
const OPEN_TO_CLASSES = ["choose", "exists", "list", "info", "register", "other_practical"];
/** Whether a place is left, and until when: of the places in a class and the last day to register. */
const PLACES =
	/\b(?:full(?! time)|fill(?:s|ed|ing)?|seats?|spots?|openings?|(?:space|room|places?)(?= (?:left|available|in|for)|$)|wait ?list\w*|waiting|deadline|last day|by when|(?:un)?till? (?:when|what day)|still open|is it open|(?:of (?:those|them)|classes) (?:are |still )*open|cupos?|lugar(?:es)?|llen[oa]s?|lista de espera|quedan|hasta (?:cuando|que dia)|fecha limite|ultimo dia)\b/;
/** The hours of a job are not those of its class. */
const OF_JOB =
	/\bwork(?:ing)? as\b|\b(?:cnas|phlebotomists|technicians|techs|assistants|aides|nurses|people) (?:\w+ ){0,3}work\b/;
/** Somebody may look for a class. */
const LOOKS =
	/\b(?:some(?:thing)?|any(?:thing)?|what (?:do )?(?:you|u) (?:have|got)|which|fits?|algo|algun\w*|que tienen|cual(?:es)?|sirven?|conviene)\b/;
/** Somebody looks for a class with these words, whatever else they tell. */
const FINDS =
	/\b(?:something|anything|algo|what (?:do )?(?:you|u) (?:have|got)|que tienen|fits?|(?:any|some|which|what|algun\w*|cual(?:es)?|que)(?: \w+){0,2} (?:class|classes|clases?|ones?|programs?|courses?|cursos?))\b/;
/** Which of several classes comes first, is over first or costs least. */
const COMPARED =
	/\b(?:cheap(?:er|est)?|(?:less|least) expensive|costs? (?:less|more)|soone(?:r|st)|earli(?:er|est)|(?:starts?|begins?) first|shorte(?:r|st)|quicke(?:r|st)|faste(?:r|st)|mas (?:barat[oa]s?|cort[oa]s?|car[oa]s?|pronto|rapid[oa]s?)|(?:empieza|comienza) (?:primero|antes))\b/;
const OF_PLACES = [...OPEN_TO_CLASSES, ...ASPECTS, "class_size", "status", "hours"];
/** "Which phlebotomy classes do you have?" */
const WHICH =
	/\b(?:what|which|que|cuales) (?:\w+ ){0,3}(?:classes|clases|dates|fechas)\b(?!.*\b(?:learn|cover|about|aprend\w+)\b)/;
const CLASSES = /\b(?:class|classes|clases?|dates|fechas)\b/;
const PROGRAMS = /\b(?:programs?|courses?|programas?|cursos?|careers?|carreras?|teach|ensenan)\b/;
/** What is said beside the classes when it is asked for as well. */
const BESIDE = ["online", "location", "register"];

/** Which of the aspects of classes a message asks for; none when it asks for something else. */
function askedOf(turn: Turn, wish: ClassWish): string | undefined {
	const { reading } = turn;
	const text = reading.words.join(" ");
	const share = (intent: string) => shareOf(reading, intent);
	if (OF_JOB.test(text)) return undefined;
	if ((wish.isOfWeek || wish.dates) && FINDS.test(text)) return "schedule";
	const isAboutClasses = wasOfClasses(turn) || turn.reference.isNamed;
	const goesOn = isAboutClasses && (PLACES.test(text) || wish.dates !== undefined);
	if (!goesOn && ["hours", "tour"].some((intent) => share(intent) >= OF_OFFICE)) return undefined;
	const isOfClass =
		turn.reference.courses.length > 0 ||
		wish.isOfWeek ||
		wasOfClasses(turn) ||
		CLASSES.test(text) ||
		PROGRAMS.test(text);
	if (wish.language !== undefined && isOfClass) return "class_language";
	const topics = topicsIn(reading);
	const isOfPlaces =
		PLACES.test(text) && OF_PLACES.reduce((sum, label) => sum + share(label), 0) >= LEAST;
	if (!isOfPlaces && topics.some((topic) => !isOfClasses(topic))) return undefined;
	const [likeliest = ""] = ASPECTS.toSorted((a, b) => share(b) - share(a));
	const sum = reading.guesses
		.filter(({ label }) => ASPECTS.includes(label))
		.reduce((total, guess) => total + guess.share, 0);
	if (share(likeliest) >= ONE || sum >= ONE) return likeliest;
	if (topics.includes("price")) return "price";
	if (isOfPlaces || COMPARED.test(text) || WHICH.test(text)) return "start_dates";
	const isList = share("list") >= ONE && CLASSES.test(text) && !PROGRAMS.test(text);
	// "Is there a CNA class right now?"
	const isNow = share("exists") >= ONE && reading.days.some(({ now }) => now);
	if (isNow || (isList && turn.reference.courses.length === 0)) return "start_dates";
	const [top] = reading.guesses;
	const isOpen =
		!top ||
		top.share < CLEAR ||
		OPEN_TO_CLASSES.includes(top.label) ||
		(wasOfClasses(turn) && wish.isOther);
	// "I like children" asks for a kind of work, "I pick up my children at 2:30" does not.
	const isOfWork = !wish.isOfWeek && hasTraits(wishesIn(reading.clauses.map(({ words }) => words)));
	// "May 5 is my birthday" asks nothing of classes.
	const isOfDates = wish.free === undefined && wish.language === undefined && !isOfClass;
	return isNamed(wish) && isOpen && !isOfWork && !isOfDates ? "schedule" : undefined;
}

/** "And the other one?" */
const POINTS =
	/\b(?:(?:the|la|el) (?:others?|otr[oa]|first|second|last|primer[oa]?|segund[oa]|ultim[oa])|(?:that|this) one|both|l[oa]s dos|es[ae])\b/;
const SHORT = 6;
/** Other programs. */
const ELSE = /\b(?:else|otra cosa|other (?:programs?|courses?))\b/;
/** "How much is that one?", "how many days a week?": what was asked last of classes is meant still. */
const GOES_ELSEWHERE = /\b(?:else|others?|another|otr[oa]s?|any)\b/;

/** So many clauses of a talk are remembered. */
const MOST_CLAUSES = 12;

/** The open classes that fit what a message asks for. */
export const classes: Rule = (turn) => {
	const { reading, reference, state } = turn;
	if (turn.knowledge.classes.length === 0) return undefined;
	const clauses = reading.clauses.map(({ words }) => words);
	const own = wishOf(turn, clauses);
	const text = reading.words.join(" ");
	const isPointing =
		wasOfClasses(turn) &&
		reading.words.length <= SHORT &&
		POINTS.test(text) &&
		topicsIn(reading).length === 0;
	const intent = askedOf(turn, own) ?? (isPointing ? state.intents[0] : undefined);
	if (intent === undefined) return undefined;
	const goesOn = wasOfClasses(turn) && !reference.isNamed && !GOES_ELSEWHERE.test(text);
	const isSame = goesOn && !overlaps(own, wishOf(turn, state.wishes));
	return answerOf(turn, {
		intent,
		clauses: isSame ? [...state.wishes, ...clauses].slice(-MOST_CLAUSES) : clauses,
	});
};

/** Whether two wishes speak of the same: then the later takes the place of the earlier one. */
const overlaps = (one: ClassWish, other: ClassWish): boolean =>
	(one.free !== undefined && other.free !== undefined) ||
	(one.language !== undefined && other.language !== undefined) ||
	(one.dates !== undefined && other.dates !== undefined);

const wasOfClasses = ({ state }: Turn): boolean => isOfClasses(state.intents[0] ?? "");

const wishOf = ({ now }: Turn, clauses: Asked["clauses"]): ClassWish =>
	classWishIn(clauses, newYorkClock(now).day);

/** What is asked of classes, and the clauses that tell which. */
type Asked = { intent: string; clauses: readonly (readonly string[])[] };

/** The same question of another program: "and for EKG?" */
export const classesAgain = (turn: Turn, intent: string): Draft | undefined =>
	turn.knowledge.classes.length > 0 && isOfClasses(intent)
		? answerOf(turn, { intent, clauses: turn.state.wishes })
		: undefined;

function answerOf(turn: Turn, { intent, clauses }: Asked): Draft | undefined {
	const { knowledge, reading, reference } = turn;
	const text = reading.words.join(" ");
	const wish = wishOf(turn, clauses);
	const isDated = ({ id }: Course) => knowledge.classes.some((one) => one.courseId === id);
	const meant = referred(turn);
	// "What do you have in January?" after a program without a class asks for others, and "what else" always.
	const isOther = ELSE.test(text) || (LOOKS.test(text) && !meant.some(isDated));
	const isAny = !reference.isNamed && isOther;
	const courses = isAny ? [] : meant;
	const dated = courses.filter(isDated);
	const undated = courses.filter((course) => !dated.includes(course));
	const isCompared = COMPARED.test(text);
	// What the office states by hand is said, and what a course costs with all its parts.
	const isStated =
		intent === "class_language"
			? factFor(turn, intent, courses[0]?.slug)
			: undated.some(
					({ slug }) => factFor(turn, intent, slug) ?? statedInText(turn, intent, slug),
				) ||
				(intent === "price" && dated.length === 1 && !isNamed(wish) && !isCompared);
	if (isStated) return undefined;
	const apology =
		undated.length > 0 ? say(turn, "classes_undated", { titles: titles(turn, undated) }) : "";
	if (courses.length > 0 && dated.length === 0)
		return draft(intent, apology, undated, { outcome: "handed over", wishes: clauses });
	const { id, found, what } = matching(turn, wish, dated);
	if (found.length === 0) return undefined;
	const isNamedEach = dated.length !== 1;
	const courseOf = ({ courseId }: Found) =>
		[...knowledge.courses.values()].find((course) => course.id === courseId);
	const linesWith = (detail: Detail) =>
		found.slice(0, MOST).map((one) => {
			const course = isNamedEach && courseOf(one);
			return (course ? `${nameOf(turn, course)}: ` : "") + classInWords(one, turn.language, detail);
		});
	const isPrice = intent === "price" || topicsIn(reading).includes("price") || isCompared;
	const asked = {
		isLength: intent === "duration",
		isPrice,
		isLanguage: intent === "class_language",
	};
	const all = linesWith({ ...asked, isLength: true, isPrice: true });
	const lines = fitting(all).length < all.length ? fitting(linesWith(asked)) : all;
	const named = found.slice(0, lines.length);
	const of = { en: " for ", es: " de " }[turn.language];
	const list = say(turn, id, {
		what: wishInWords(what, turn.language),
		for: isNamedEach ? "" : of + titles(turn, dated),
	});
	const isMore = found.length > named.length || courses.length === 0;
	const offered = isNamedEach ? [...new Set(named.flatMap((one) => courseOf(one) ?? []))] : dated;
	return draft(
		intent,
		[besideOf(turn), `${list}\n${bullets(lines)}`, apology, isMore ? say(turn, "classes_more") : ""]
			.filter(Boolean)
			.join("\n"),
		offered,
		{ courses: dated.map(({ slug }) => slug), source: "fact", wishes: clauses },
	);
}

/** So many classes are named in an answer, in so many characters. */
const MOST = 4;
const LONGEST_LIST = 440;

/** The first lines that are not too long together. */
const fitting = (lines: readonly string[]): string[] =>
	lines.filter((_, at) => lines.slice(0, at + 1).join("\n").length <= LONGEST_LIST);

/** Classes, what is said of them, and the wish that they were found by. */
type Matching = { id: TextId; found: readonly Found[]; what: ClassWish };

/**
 * Returns the classes that fit a wish; else those that do in part, else all that are open.
 */
function matching(turn: Turn, wish: ClassWish, courses: readonly Course[]): Matching {
	const program = courses.map(({ slug }) => slug);
	const slugs = new Map([...turn.knowledge.courses.values()].map(({ id, slug }) => [id, slug]));
	const find = (free: ClassWish["free"]) =>
		findClasses(
			turn.knowledge.classes,
			{ program, day: [], time: [], end: "" },
			(id) => slugs.get(id),
			free,
		);
	const all = find(undefined).fitting;
	const { language, dates } = wish;
	const isThen = (one: Found) =>
		dates === undefined ||
		((dates.from ?? "") <= one[dates.of] && (!dates.to || one[dates.of] <= dates.to));
	// A day on which no class starts names none.
	if (dates?.isDay && !all.some(isThen))
		return matching(turn, { ...wish, dates: undefined }, courses);
	const isRight = (one: Found) =>
		isThen(one) && (language === undefined || language === one.language.split("-")[0]);
	const { fitting, near, partly } = find(wish.free);
	// Beside the weekly meetings a single one that does not fit is a detail, and every Saturday is none.
	const nearly = near.filter(({ misses, irregular }) =>
		misses.every((one) => irregular.includes(one)),
	);
	const fits = [...fitting, ...nearly]
		.filter(isRight)
		.sort((a, b) => (a.firstDay < b.firstDay ? -1 : 1));
	// "CNA on Tuesdays and phlebotomy on Saturdays": each wish is of one program.
	const isOfSome = courses.some(({ id }) => !fits.some(({ courseId }) => courseId === id));
	if (courses.length > 1 && isOfSome) return { id: "classes_open", found: all, what: anyClass };
	if (fits.length > 0)
		return { id: wish.isOther ? "classes_could" : "classes_open", found: fits, what: wish };
	const some = partly.filter(isRight);
	const isOfDays = wish.days.length > 0 || wish.part !== undefined;
	const what = { ...anyClass, days: wish.days, part: wish.part };
	if (some.length > 0)
		return { id: isOfDays ? "classes_partly" : "classes_partly_yours", found: some, what };
	const isOutside = wish.isOther && wish.days.length === 0;
	return { id: isOutside ? "classes_outside" : "classes_none", found: all, what: wish };
}

/** What else is asked for in the same message: a program that is not offered, or something of the school. */
function besideOf(turn: Turn): string {
	const { reading } = turn;
	const missing = notOffered(turn);
	if (missing) return missing.text;
	const beside = BESIDE.find(
		(intent) =>
			shareOf(reading, intent) >= ONE &&
			reading.guesses.some(({ label, share }) => label === intent && share >= TRACE),
	);
	if (beside === undefined) return "";
	const guesses = [{ label: beside, share: 1 }];
	return school({ ...turn, reading: { ...reading, guesses, clauses: [] } })?.text ?? "";
}
