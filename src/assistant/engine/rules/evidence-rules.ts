import { isOfNoPage } from "#assistant/engine/asked.ts";
import { aspectsOf, isPageAspect, says } from "#assistant/engine/aspects.ts";
import { kindOf } from "#assistant/engine/cards.ts";
import { sayPassages } from "#assistant/engine/compose.ts";
import {
	ANSWERS,
	asksByAcronym,
	bestEvidence,
	type Evidence,
	IS_NEAR,
	MOSTLY,
	mostlyAsked,
} from "#assistant/engine/evidence.ts";
import { leadOf } from "#assistant/engine/lead.ts";
import type { Ranked } from "#assistant/engine/ranker.ts";
import { contentOf, type Reading, shareOf, unnamed } from "#assistant/engine/reading.ts";
import { isRefusing } from "#assistant/engine/references.ts";
import { askBack } from "#assistant/engine/rules/ask-back.ts";
import { isOfClasses } from "#assistant/engine/rules/class-question.ts";
import { strongest, tellsOfMistreatment } from "#assistant/engine/rules/people-rules.ts";
import { factFor, isInsisting, isPush, topicsIn } from "#assistant/engine/rules/topics.ts";
import { say } from "#assistant/engine/speak.ts";
import { FORMATS } from "#assistant/engine/stated-topics.ts";
import type { Draft, Rule, Turn } from "#assistant/engine/turn.ts";
import { spokenTopics } from "#assistant/knowledge/statements.ts";

/** A message asks for what pages tell from here on; below it a sentence is near to its words and seldom to its point. */
const UNDERSTOOD = 0.75;
/** The likeliest reading of a message is surely meant from here on. */
const CLEAR = 0.55;
/** An intent is likely from here on. */
const LIKELY = 0.4;
/** and certainly, also in one clause of several, from here on. */
const SURE = 0.8;
/** What asks for nothing that pages tell is answered by a page that holds most of it. */
const MOST = 0.6;
/** Asked for in general, these have a list of the course, or what it is, as their answer. */
const LISTED = ["suits", "work", "learn", "what_is"];
/** A passage is certainly the answer from here on. */
const CERTAIN = 0.8;
/** Without a course a passage is said from here on, and one of the whole school. */
const WITHOUT_COURSE = 0.65;
/** What a page mentions of these does not say what it means for somebody. */
const DECIDED_BY_OTHERS = ["background_check", "health_rules", "immigration"];
const SOME = 0.3;
/** Which exam or title a program leads to takes several sentences. */
const SEVERAL = ["exam_name", "certification"];
const FEW_WORDS = 2;

/** The words of a message are hardly those of a passage below this. */
const HARDLY = 0.4;
/** Few who write such a message ask for it. */
const SELDOM = 0.1;

/** Whether most people who write such a message ask for this passage, whatever words it has. */
const isAskedFor = ({ asked = 0 }: Ranked): boolean => asked >= MOSTLY;

/** Whether a passage holds nearly all of a question of several words. */
const isNearlyWhole = ({ coverage, terms }: Ranked): boolean => coverage >= CERTAIN && terms > 1;

/** Whether a message asks for what pages tell or surely for anything else, or most who write so ask for this passage. */
const isUnderstood = ({ guesses }: Reading, { asked = 1 }: Ranked): boolean =>
	asked >= SURE ||
	(guesses[0]?.share ?? 0) >= SURE ||
	guesses.reduce((sum, { label, share }) => sum + (isPageAspect(label) ? share : 0), 0) >=
		UNDERSTOOD;

/** Whether a message, or a clause of it, clearly asks for what no page answers: the hours, a person. */
function asksNoPage(reading: Reading): boolean {
	const { guesses, clauses } = reading;
	return (
		guesses.some(({ label, share }) => isOfNoPage(label) && share >= CLEAR) ||
		clauses.some(({ guesses: [top] }) => top && isOfNoPage(top.label) && top.share >= SURE) ||
		["person", "callback"].some((intent) => shareOf(reading, intent) >= SOME)
	);
}

/** Whether something else than a page answers, beside which a sentence of it is half an answer. */
function isAnsweredElsewhere({ passage }: Ranked, turn: Turn): boolean {
	const isOverview = passage.block === 0;
	const answers = [...aspectsOf(passage).keys()];
	// The language of an exam is none of a class.
	const isOfExam = answers.some((aspect) => aspect.startsWith("exam"));
	const isOfClass = (topic: string) =>
		isOfClasses(topic) && !(isOfExam && topic === "class_language");
	const isOfFact = (topic: string) =>
		isOfClass(topic) || factFor(turn, topic, turn.reference.courses[0])?.topic === topic;
	return (
		isOverview ||
		asksNoPage(turn.reading) ||
		turn.reading.guesses.some(({ label, share }) => share >= SOME && isOfFact(label)) ||
		answers.some(isOfClass)
	);
}

/** What most who write so ask of a course, whatever their words remind of; not who chooses, refuses, or tells of a feeling. */
export const sentence: Rule = (turn) => {
	const found = mostlyAsked(turn);
	const { reading, state } = turn;
	const isTalk =
		state.intent === "choose" ||
		turn.reference.refused.length > 0 ||
		isRefusing(reading.parts) ||
		strongest(turn) !== undefined ||
		tellsOfMistreatment(turn);
	if (!found || isTalk || !isUnderstood(reading, found[0])) return undefined;
	return isAnsweredElsewhere(found[0], turn) ? undefined : quote(turn, found);
};

/** A quotation of what is published. */
export const evidence: Rule = (turn) => {
	const { reading, reference } = turn;
	const [top] = reading.guesses;
	const found = bestEvidence(turn);
	if (!found || !top) return undefined;
	const [first] = found;
	if (!isUnderstood(reading, first)) return undefined;
	// "Is that CCMA thing something you offer" asks for a program.
	if (reading.mentions.byExam.length > 0 && shareOf(reading, "exists") >= CLEAR) return undefined;
	const wanted = topicsIn(reading);
	// What the school states on the topic comes before what a page mentions of it.
	if (wanted.some((topic) => factFor(turn, topic, reference.courses[0])?.topic === topic))
		return undefined;
	if (isInsisting(reading) || (isPush(reading) && wanted.length > 0)) return undefined;
	// How classes are held is looked for in sentences about classes.
	if (FORMATS.includes(top.label) && top.share >= LIKELY) return undefined;
	const isSeldom = first.asked !== undefined && first.asked < SELDOM;
	const isGeneral =
		(contentOf(reading).length === 0 && !asksByAcronym(turn)) ||
		first.terms === 0 ||
		(isSeldom && first.coverage < HARDLY);
	if (isGeneral && LISTED.includes(top.label) && shareOf(reading, top.label) >= CLEAR)
		return undefined;
	// What is to be done is one list, and one step of it half an answer.
	const isOfSteps = reference.courses.length > 0 && shareOf(reading, "steps") >= CLEAR;
	if (isOfSteps && kindOf(first.passage.heading) === "steps") return undefined;
	const isOfPages = isPageAspect(top.label);
	const hasCourse = reference.courses.length > 0;
	if (hasCourse && SEVERAL.includes(top.label) && contentOf(reading).length <= FEW_WORDS)
		return undefined;
	// Which pages speak of a topic is said by their names.
	if (wanted.length > 0 && !hasCourse) return undefined;
	const saysIt = first.terms > 0 && wanted.some((topic) => says(first.passage, topic));
	const isSpoken = wanted.some((topic) => spokenTopics.includes(topic)) && isNearlyWhole(first);
	if (wanted.length > 0 && !saysIt && !isSpoken) return undefined;
	// "Which codes do you teach?" asks for a list, and for that of a page.
	const isOfList = top.label === "list" && isAskedFor(first) && first.probability >= CERTAIN;
	const isHeld = first.terms > 1 && first.coverage >= MOST;
	// What no school is expected to publish, this one may have.
	const isPublished = top.label === "other_practical" && isHeld;
	if (wanted.length === 0 && !isOfPages && !isOfList && !isPublished && top.share >= LIKELY)
		return undefined;
	const isOfSchool = first.passage.course === undefined;
	const isMeant = isAskedFor(first);
	if (isOfSchool && (wanted.length > 0 || (first.terms < 2 && !isMeant))) return undefined;
	if (!hasCourse && !isMeant && !isHeld && (isSeldom || !isOfPages || top.share < LIKELY))
		return undefined;
	if (first.probability < (isOfSchool || !hasCourse ? WITHOUT_COURSE : ANSWERS)) return undefined;
	if (hasCourse || isOfSchool) return quote(turn, found);
	if (isRefused(turn, first.passage.course)) return undefined;
	return askBack(turn, found) ?? quote(turn, found);
};

const isRefused = ({ reference, state }: Turn, course: string | undefined): boolean =>
	course !== undefined && [...reference.refused, ...state.refused].includes(course);

/** Evidence as an answer. */
export function quote(turn: Turn, found: Evidence): Draft {
	const [first] = found;
	const { course } = first.passage;
	const passages = found.map(({ passage }) => passage);
	const isPointer = /^Ask\b/.test(first.passage.text);
	const lead = leadOf(turn, first);
	const text = sayPassages(turn, passages, lead && `${say(turn, `lead_${lead}`)} `);
	// What a visitor wants confirmed is not confirmed by a sentence that is near to it.
	const isAsking =
		isPointer ||
		isPush(turn.reading) ||
		DECIDED_BY_OTHERS.some((intent) => shareOf(turn.reading, intent) >= SOME);
	return {
		text: isAsking ? `${text} ${say(turn, "ask_page")}` : text,
		intent: "page_question",
		courses: course ? [course] : [],
		outcome: isPointer ? "handed over" : "answered",
		source: "passages",
		isCertain: first.probability >= CERTAIN,
		passages,
		words: unnamed(turn.reading),
	};
}

/** Weaker evidence, where nothing else answers a question about a course. */
export const weakEvidence: Rule = (turn) => {
	const found = bestEvidence(turn);
	const course = found?.[0].passage.course;
	// Whether a job suits somebody is told by the whole program, not by one sentence that is near.
	const isChoosing = turn.reading.guesses[0]?.label === "choose";
	if (
		isChoosing ||
		!found ||
		!isUnderstood(turn.reading, found[0]) ||
		!course ||
		!turn.reference.courses.includes(course) ||
		found[0].probability < IS_NEAR
	)
		return undefined;
	const draft = quote(turn, found);
	return { ...draft, text: say(turn, "perhaps", { quote: draft.text }), isCertain: false };
};
