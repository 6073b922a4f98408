import { shareIn } from "#assistant/engine/classifier.ts";
import { ANSWERS, evidenceFor } from "#assistant/engine/evidence.ts";
import { contentOf, shareOf } from "#assistant/engine/reading.ts";
import { isOfClasses } from "#assistant/engine/rules/class-question.ts";
import { classes, classesAgain } from "#assistant/engine/rules/class-rules.ts";
import { classesTogether } from "#assistant/engine/rules/class-together.ts";
import {
	asksForDifference,
	compare,
	comparesPrograms,
} from "#assistant/engine/rules/compare-rules.ts";
import { draft, onlyCourse, template } from "#assistant/engine/rules/courses.ts";
import { evidence, quote, sentence, weakEvidence } from "#assistant/engine/rules/evidence-rules.ts";
import { freeFact } from "#assistant/engine/rules/free-fact-rule.ts";
import { dayAtOffice, hours } from "#assistant/engine/rules/hours-rules.ts";
import { officeAndClasses } from "#assistant/engine/rules/office-beside.ts";
import { pageStatement } from "#assistant/engine/rules/page-rule.ts";
import {
	callback,
	detail,
	feeling,
	onlyTells,
	perhapsTold,
	person,
	talk,
	told,
} from "#assistant/engine/rules/people-rules.ts";
import { notOffered, notOnPage, overview, program } from "#assistant/engine/rules/program-rules.ts";
import { danger, foreignScript, perhapsEmergency } from "#assistant/engine/rules/safety-rules.ts";
import { namesElsewhere, school } from "#assistant/engine/rules/school-rules.ts";
import { taught } from "#assistant/engine/rules/taught-rule.ts";
import { answerTopics, topics } from "#assistant/engine/rules/topic-rules.ts";
import { weakWish, wish } from "#assistant/engine/rules/wish-rules.ts";
import { nameOf, say } from "#assistant/engine/speak.ts";
import { isTopic } from "#assistant/engine/stated-topics.ts";
import { type Draft, type Rule, readAs, type Turn } from "#assistant/engine/turn.ts";

/** In so few words a program that is described is only named: "la de sacar sangre". */
const BRIEF = 5;
/** So sure is a question's own subject. */
const OWN = 0.6;
const JOINS = /^(?:and|what about|how about|y|que tal)(?: (?:for|the|para|el|la))* \S+$/;

/** What a message is read as that names programs and asks nothing of them: "and the other", "for cna, same?". */
const NAMES = ["compare", "exists", "info", "list", "task", "title_difference", "exam_name"];

/** Whether a message asks a question of its own: "how much is EKG?" after a question about refunds. */
function asksOwn({ reading: { guesses, mentions } }: Turn): boolean {
	const [top] = guesses;
	return (
		top !== undefined &&
		top.share >= OWN &&
		mentions.courses.length > 0 &&
		!NAMES.includes(top.label)
	);
}

/** Whether a message only names a program: the last question is asked again, of another one. */
function asksAgain(turn: Turn): boolean {
	const { reading, reference } = turn;
	const content = contentOf(reading).filter(
		(word) =>
			!/^(?:same|question|kk|ok|cool|nice|great|awesome|alright|fine|lol|hmm|igual|mismo|vale|super|perfecto)$/.test(
				word,
			),
	);
	const isBare =
		(content.length === 0 || (reference.isDescribed === true && reading.words.length <= BRIEF)) &&
		reading.words.length <= 8 &&
		!/^(?:tell|what is|whats|do you|info|que es|hay|tienen|does)\b|^(?!and\b|how about\b|what about\b|y\b).*\b(?:then|entonces)\b/.test(
			reading.words.join(" "),
		);
	return isBare && reference.isNamed && !asksOwn(turn);
}

/** "and for EKG?" asks the last question again, of another course. */
const repeated: Rule = (turn) => {
	if (!asksAgain(turn)) return undefined;
	const { reading, reference, state } = turn;
	const last = state.intent;
	const dated = classesAgain(turn, last);
	if (dated || reference.courses.length !== 1) return dated;
	if (isTopic(last)) return answerTopics(turn, [last]);
	if (last === "schedule" || last === "online" || last === "weekend") {
		const draft = school(readAs(turn, last));
		const [course] = reference.courses.flatMap((slug) => turn.knowledge.courses.get(slug) ?? []);
		const name = course ? nameOf(turn, course) : "";
		return (
			draft && { ...draft, text: draft.text.includes(name) ? draft.text : `${name}: ${draft.text}` }
		);
	}
	if (
		last === "page_question" &&
		state.words.length > 0 &&
		state.courses[0] !== reference.courses[0]
	) {
		const found = evidenceFor(turn, {
			query: state.words,
			words: state.words,
			guesses: state.guesses,
		});
		if (found && found[0].probability >= ANSWERS)
			return { ...quote(turn, found), words: state.words };
	}
	if (last === "register") return school(readAs(turn, last));
	if (last === "certification" || last === "job_after") return program(readAs(turn, last));
	const isUnnamed = reading.mentions.courses.length === 0 && reading.words.length <= 5;
	return isUnnamed || JOINS.test(reading.words.join(" ")) ? overview(turn) : undefined;
};

/** "Which programs have that?" after a question about evenings; "CNA in Woodbridge?". */
const formatOfAll: Rule = (turn) => {
	const isAboutAll =
		shareOf(turn.reading, "list") >= 0.4 && /^(?:schedule|online|weekend)$/.test(turn.state.intent);
	return isAboutAll || namesElsewhere(turn) ? school(turn) : undefined;
};

/** "I mean the class": the days of the class, not those of the office. */
const corrected: Rule = (turn) => {
	const { reading, state } = turn;
	if (!reading.isCorrection) return undefined;
	if (
		/^(?:hours|class_times)$/.test(state.intent) &&
		/\b(?:class|classes|clase|clases)\b/.test(reading.words.join(" "))
	)
		return answerTopics(turn, ["class_times"]);
	return undefined;
};

/** Anything practical that the school has not published. @param least from which share on a message asks for such a thing */
const practicalFrom =
	(least: number): Rule =>
	(turn) =>
		shareOf(turn.reading, "other_practical") >= least
			? template(turn, "other", "unknown", {
					courses: turn.reference.courses,
					outcome: "handed over",
					isCertain: false,
				})
			: undefined;

/** What the office chose later is said in place of a fact with the same question, and open classes in place of what is true in general. */
const factUnlessChosen: Rule = (turn) => {
	const fact = taught(turn) ? undefined : freeFact(turn);
	const isGeneral = fact?.courses.length === 0 && isOfClasses(fact.intent);
	return isGeneral ? (classes(turn) ?? fact) : fact;
};

const dayUnlessChosen: Rule = (turn) => (taught(turn) ? undefined : dayAtOffice(turn));

/** Whoever would rather ask a person is told how, beside the classes. */
const TRACE_OF_PERSON = 0.2;

const classesUnlessOther: Rule = (turn) => {
	const found = onlyTells(turn) || comparesPrograms(turn) ? undefined : classes(turn);
	if (!found || shareIn(turn.reading.guesses, "person") < TRACE_OF_PERSON) return found;
	return { ...found, text: `${found.text}\n${say(turn, "reach")}` };
};

/**
 * A sentence of a page, unless the office chose another answer, an earlier one is corrected, or classes are talked about. Who
 * asks how to stop a bleeding may see one.
 */
const sentenceUnlessOther: Rule = (turn) => {
	const { state } = turn;
	const isOfListed = isOfClasses(state.intent) && classes(turn) !== undefined;
	const isAgain = asksAgain(turn) && isTopic(state.intent);
	const isOther =
		taught(turn) || corrected(turn) || isOfListed || isAgain || asksForDifference(turn);
	const found = isOther ? undefined : sentence(turn);
	return found && (perhapsEmergency(turn) ?? found);
};

/** Nothing was found: that the site has it not is said by the rules that looked for it by its name. */
function handOver(turn: Turn): Draft {
	const course = onlyCourse(turn);
	const text = course
		? say(turn, "which_question", { title: nameOf(turn, course) })
		: say(turn, "fallback");
	return draft("fallback", text, [], {
		courses: turn.reference.courses,
		outcome: turn.reading.words.length > 3 ? "handed over" : "not understood",
		source: "fallback",
		isCertain: false,
	});
}

/** What an answer is looked for in, in this order: the first rule that has one gives it. */
const rules: readonly Rule[] = [
	danger,
	foreignScript,
	factUnlessChosen,
	sentenceUnlessOther,
	pageStatement,
	callback,
	person,
	dayUnlessChosen,
	talk,
	taught,
	detail,
	told,
	corrected,
	officeAndClasses,
	classesTogether,
	classesUnlessOther,
	formatOfAll,
	hours,
	repeated,
	feeling,
	notOffered,
	compare,
	wish,
	evidence,
	topics,
	program,
	school,
	practicalFrom(0.4),
	perhapsEmergency,
	weakEvidence,
	notOnPage,
	overview,
	perhapsTold,
	weakWish,
	practicalFrom(0.25),
];

/** The answer to a turn. */
export function decide(turn: Turn): Draft {
	for (const rule of rules) {
		const draft = rule(turn);
		if (draft) return draft;
	}
	return handOver(turn);
}
