import { pointsBack } from "#assistant/engine/cards.ts";
import { bullets, ended, sayText } from "#assistant/engine/compose.ts";
import { ANSWERS, likelihoodOf } from "#assistant/engine/evidence.ts";
import { type Fit, fitting } from "#assistant/engine/fitting.ts";
import { plain, sentencesOf } from "#assistant/engine/passages.ts";
import { shareOf, unnamed } from "#assistant/engine/reading.ts";
import { draft, titles } from "#assistant/engine/rules/courses.ts";
import { headOf, say } from "#assistant/engine/speak.ts";
import type { Draft, Rule, Turn } from "#assistant/engine/turn.ts";
import { mayBeDanger, wantedFor } from "#assistant/engine/wanted.ts";
import { hasTraits, isEmpty, wishesIn } from "#assistant/engine/wishes.ts";

const ASKS =
	/^(?:(?:and|y|ok|so|ah) )*(?:do|does|can|could|is|are|will|would|should|what|whats|how|where|who|when|se|hay|es|son|puedo|podria|donde|como|cuanto|cuando|quien|que)\b|\b(?:can i|could i|do i|is there|are there)\b/;
/** Something other than what was offered. */
const OTHER = /\b(?:else|other|another|second|otra|otro)\b/;

/** How many courses are named as examples. */
const EXAMPLES = 4;

/** Asks what work a visitor would like, with courses from all over the catalog as examples. */
function whichWork(turn: Turn): string {
	const all = [...turn.knowledge.courses.values()];
	const step = Math.max(1, Math.ceil(all.length / EXAMPLES));
	return say(turn, "choose", {
		titles: titles(
			turn,
			all.filter((_, at) => at % step === 0),
		),
	});
}

/** Longest sentence that tells why a course fits, in characters. */
const LONGEST_REASON = 130;

/** What a visitor wants or refuses in a job, and which courses fit. */
export const wish: Rule = (turn) => wishFor(turn, false);

/** The same where nothing else answers a message that speaks of a kind of work. */
export const weakWish: Rule = (turn) =>
	turn.reference.courses.length === 0 ? wishFor(turn, true) : undefined;

const WHICH =
	/\b(?:which|what) (?:of your|one|ones|programs?|class|course)\b|\b(?:cual|cuales|que (?:curso|programa))\b/;

/** "Which one has EKGs and blood draws" names what a course teaches, and looks for another one. */
function isForAnother(turn: Turn): boolean {
	const { words } = turn.reading;
	if (!WHICH.test(words.join(" "))) return false;
	const { looks, shares } = wantedFor(words);
	const isOfPage = shareOf(turn.reading, "choose") < LIKELY && likelihoodOf(turn) >= ANSWERS;
	if (isOfPage || looks < MOSTLY) return false;
	const [most = "", share = 0] = [...shares].sort(([, one], [, other]) => other - one)[0] ?? [];
	return share >= MOSTLY && !turn.reference.courses.includes(most);
}
const MOSTLY = 0.5;
const LIKELY = 0.4;
/** What the classifier of questions takes a refusal for. */
const REFUSED_IN =
	"choose list exists correction medical nervous needles lifting patient_contact suits".split(" ");
/** A message as a whole surely asks for something else from here on. */
const SURELY = 0.9;
/** What is told is a wish a little more often than what is asked. */
const A_LITTLE = 0.2;

function wishFor(turn: Turn, isLastResort: boolean): Draft | undefined {
	const { reading, state, reference, knowledge } = turn;
	const text = reading.words.join(" ");
	const [top] = reading.guesses;
	if (mayBeDanger(reading)) return undefined;
	const clauses = reading.clauses.map(unnamed);
	const own = wishesIn(clauses);
	const wasWish = state.intent === "choose";
	// In a talk about a course, what it is like is asked for more often than another one.
	const isOfCourse = reference.courses.length === 1 && !wasWish;
	// Without a course, whom it would suit is the visitor.
	const isElse = top !== undefined && top.share >= SURELY && !REFUSED_IN.includes(top.label);
	const suited = reference.courses.length === 0 && !isElse ? shareOf(reading, "suits") : 0;
	const share = isOfCourse && top?.label !== "choose" ? 0 : shareOf(reading, "choose") + suited;
	const isAnotherOne = reference.courses.length === 1 && isForAnother(turn);
	if (isOfCourse && !isAnotherOne && share < 0.8 && likelihoodOf(turn) >= ANSWERS) return undefined;
	const isQuestion = ASKS.test(text) || reading.raw.includes("?");
	const isGoingOn =
		wasWish &&
		!reference.isNamed &&
		(hasTraits(own) || OTHER.test(text) || top?.label === "choose") &&
		(!isQuestion || top?.label === "choose");
	const isRefusing =
		own.avoided.size + reference.refused.length > 0 &&
		!(isOfCourse && top?.label !== "choose") &&
		!/^(?:is|are|does|do|can|who)\b/.test(text) &&
		!(reference.isNamed && reading.mentions.courses.length > 0) &&
		(top === undefined ||
			top.share < 0.5 ||
			(wasWish && !isQuestion) ||
			REFUSED_IN.includes(top.label));
	const looks =
		wantedFor(reading.words).looks + shareOf(reading, "exists") + (isQuestion ? 0 : A_LITTLE);
	const isWeak = isLastResort && hasTraits(own) && looks >= LIKELY;
	if (!(share >= LIKELY || isWeak || isAnotherOne || isGoingOn || isRefusing)) return undefined;
	if (reference.isNamed && reference.courses.length > 0 && !isAnotherOne) return undefined;
	const isOther = isGoingOn && !hasTraits(own) && OTHER.test(text);
	const wishes = isGoingOn ? [...state.wishes, ...clauses] : clauses;
	const fits = fitting(knowledge, wishes, {
		without: [
			...reference.own,
			...reference.refused,
			...state.refused,
			...(isOther ? state.offered : []),
		],
		latest: clauses.length,
	});
	if (isEmpty(wishesIn(wishes)) && reference.refused.length === 0)
		return share >= LIKELY
			? draft("choose", whichWork(turn), [], { isCertain: false, wishes: [] })
			: undefined;
	if (fits.length === 0)
		return share >= LIKELY || isGoingOn
			? draft(
					"choose",
					share >= LIKELY && own.avoided.size === 0 ? whichWork(turn) : say(turn, "nothing_fits"),
					[],
					{ outcome: "handed over", isCertain: false, wishes },
				)
			: undefined;
	return recommended(turn, fits, {
		wishes,
		passages: fits.flatMap(({ passage }) => passage ?? []),
	});
}

/** Courses with the sentence that tells why each of them fits, or their summaries. */
function recommended(
	turn: Turn,
	advised: readonly Fit[],
	more: Pick<Draft, "wishes" | "passages">,
): Draft {
	const options = advised.map(({ course, passage }) => {
		const isReason = passage && passage.text.length <= LONGEST_REASON && !pointsBack(passage);
		const [summary = ""] = sentencesOf(plain(course.summary));
		return ended(`${headOf(turn, course)}: ${sayText(turn, isReason ? passage.text : summary)}`);
	});
	const courses = advised.map(({ course }) => course);
	return draft("choose", say(turn, "fits", { options: bullets(options) }), courses, {
		courses: courses.slice(0, 1).map(({ slug }) => slug),
		offered: courses.map(({ slug }) => slug),
		isCertain: false,
		...more,
	});
}
