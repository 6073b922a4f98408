import { sayPassages } from "#assistant/engine/compose.ts";
import { asksByAcronym, bestEvidence, type Evidence } from "#assistant/engine/evidence.ts";
import { leadOf } from "#assistant/engine/lead.ts";
import { contentOf, shareOf } from "#assistant/engine/reading.ts";
import { COVERS } from "#assistant/engine/rules/coverage.ts";
import { factFor, isInsisting, isPush, topicsIn } from "#assistant/engine/rules/topics.ts";
import { say } from "#assistant/engine/speak.ts";
import { FORMATS, isTopic } from "#assistant/engine/stated-topics.ts";
import type { Draft, Rule, Turn } from "#assistant/engine/turn.ts";
import { spokenOf } from "#assistant/knowledge/statements.ts";

/** A topic is clear from here on: only a passage that holds nearly all of the question comes before it. */
const CLEAR = 0.55;
/** Intents that a passage of a course does not answer better than the school itself. */
const OF_THE_SCHOOL = [
	"location",
	"contact",
	"register",
	"online",
	"schedule",
	"weekend",
	"privacy",
	"about",
	"reviews",
	"instructors",
	"placement",
	"tour",
	"certification",
];
/** Intents that course texts are made for. */
const PAGE_INTENTS = [
	"page_question",
	"learn",
	"work",
	"job_after",
	"renewal",
	"elsewhere",
	"supervision",
	"suits",
	"allowed",
	"practice",
];
const OF_PROGRAMS = ["list", "compare", "info", "exists"];
/** Topics that course texts speak of, so that one word of them is enough to look there. */
const ON_PAGES = ["exam_details", "externship", "background_check", "certification"];

/** Intents that are answered by a list or by several sentences of a course text. */
const LISTED = ["certification", "suits", "work", "learn", "job_after"];
/** What one sentence seldom answers. */
const SEVERAL = ["certification", "suits"];
/** Several topics together are surely meant from here on. */
const SURELY_TOPICS = 0.7;
/** A topic that only the school can state is surely meant from here on. */
const SURE = 0.9;
const FORMAT_SHARE = 0.4;
/** Work at home is no class at home. */
const WORK_AT_HOME = /\bwork (?:from|at) home\b/i;
const PRACTICAL = 0.8;
/** What a page mentions of these does not say what it means for somebody. */
const DECIDED_BY_OTHERS = ["background_check", "health_rules", "immigration"];
const NEARLY_ALL = 0.9;
const SOME = 0.3;
/** "Ask our office for the cost, start dates …" answers none of these. */
const GENERAL_POINTER = /^Ask our office for\b/;

/** A quotation of what is published. */
export const evidence: Rule = (turn) => {
	const { reading, reference } = turn;
	const found = bestEvidence(turn);
	const [first] = found?.matches ?? [];
	if (!found || !first) return undefined;
	const [top] = reading.guesses;
	// "Is that CCMA thing something you offer" asks for a program.
	if (reading.mentions.byExam.length > 0 && shareOf(reading, "exists") >= CLEAR) return undefined;
	const isOfPages = PAGE_INTENTS.some((intent) => shareOf(reading, intent) >= CLEAR);
	const isEmpty = contentOf(reading).length === 0 && !asksByAcronym(turn);
	const hasList = LISTED.some((intent) => shareOf(reading, intent) >= CLEAR);
	if (isEmpty && (!isOfPages || hasList || reference.courses.length === 0)) return undefined;
	const wanted = topicsIn(reading);
	// What the school states on the topic comes before what a page mentions of it.
	if (wanted.some((topic) => factFor(turn, topic, reference.courses[0])?.topic === topic))
		return undefined;
	// "Health record" is near to a background check, and speaks of something else.
	const pattern = top && spokenOf[top.label];
	if (
		pattern &&
		top.share >= CLEAR &&
		!found.matches.some(({ passage }) => pattern.test(passage.text))
	)
		return undefined;
	const isPractical = reading.guesses[0]?.label === "other_practical";
	if (isPractical && found.terms < 2 && found.coverage < NEARLY_ALL) return undefined;
	if (isInsisting(reading) || (isPush(reading) && wanted.length > 0)) return undefined;
	// "Can I bring my dog" reminds of "bring the patient in", and asks for something else.
	if (shareOf(reading, "other_practical") >= PRACTICAL && found.coverage < NEARLY_ALL)
		return undefined;
	// Without a course one common word is no evidence.
	const isVague = reference.courses.length === 0 && found.terms < 2;
	if (isVague && !PAGE_INTENTS.some((intent) => shareOf(reading, intent) >= SOME)) return undefined;
	// The school's own facts are said by their topics; its pages answer what they plainly speak of.
	const isOfWholeSchool = first.passage.course === undefined;
	if (isOfWholeSchool && (wanted.length > 0 || found.coverage < COVERS.topic || found.terms < 2))
		return undefined;
	// How classes are held is looked for in sentences about classes.
	const isWorkAtHome =
		WORK_AT_HOME.test(first.passage.text) &&
		/\b(?:home|house|casa)\b/.test(reading.words.join(" "));
	if (top && FORMATS.includes(top.label) && top.share >= FORMAT_SHARE && !isWorkAtHome)
		return undefined;
	const isClearTopic = top !== undefined && isTopic(top.label) && top.share >= CLEAR;
	const isOfSchool = OF_THE_SCHOOL.some((intent) => shareOf(reading, intent) >= CLEAR);
	const ofTopics = reading.guesses.reduce(
		(sum, { label, share }) => sum + (isTopic(label) ? share : 0),
		0,
	);
	if ((isClearTopic || isOfSchool || ofTopics >= SURELY_TOPICS) && reference.courses.length === 0)
		return undefined;
	const isOfPrograms = OF_PROGRAMS.some((intent) => shareOf(reading, intent) >= CLEAR);
	const isOnPages = top !== undefined && ON_PAGES.includes(top.label);
	if (isClearTopic && !isOnPages && top.share >= SURE) return undefined;
	const neededCoverage = () => {
		const hasCourse = reference.courses.length > 0;
		if (hasCourse && (isOfPages || asksByAcronym(turn))) return COVERS.page;
		if (hasCourse && isOnPages) return COVERS.weak;
		if (isClearTopic || isOfSchool) return COVERS.topic;
		return hasCourse && !isOfPrograms ? COVERS.course : COVERS.anything;
	};
	const needed = neededCoverage();
	if (found.coverage < needed || ((isClearTopic || isOfSchool) && !isOnPages && found.terms < 2))
		return undefined;
	// These have a better answer than one sentence, unless it says nearly all of a longer question.
	const isNearlyAll = found.coverage >= COVERS.topic && found.terms > 2;
	if (reference.courses.length > 0 && top && SEVERAL.includes(top.label) && !isNearlyAll)
		return undefined;
	const isPointer = /^Ask\b/.test(first.passage.text);
	if (GENERAL_POINTER.test(first.passage.text) && topicsIn(reading).length > 0) return undefined;
	return quote(turn, found, isPointer);
};

/** Evidence as an answer. */
export function quote(turn: Turn, found: Evidence, isPointer = false): Draft {
	const [first] = found.matches;
	const course = first?.passage.course;
	const passages = found.matches.map(({ passage }) => passage);
	const lead = first && leadOf(turn, first);
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
		isCertain: found.coverage >= COVERS.topic,
		passages,
		words: turn.reading.words,
	};
}

/** Weaker evidence, where nothing else answers a question about a course. */
export const weakEvidence: Rule = (turn) => {
	const found = bestEvidence(turn);
	const course = found?.matches[0]?.passage.course;
	// Whether a job suits somebody is told by the whole program, not by one sentence that is near.
	const isChoosing = turn.reading.guesses[0]?.label === "choose";
	if (
		isChoosing ||
		!found ||
		!course ||
		!turn.reference.courses.includes(course) ||
		found.coverage < COVERS.perhaps
	)
		return undefined;
	const draft = quote(turn, found);
	return { ...draft, text: say(turn, "perhaps", { quote: draft.text }), isCertain: false };
};
