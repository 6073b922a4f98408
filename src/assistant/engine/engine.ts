import { decide } from "#assistant/engine/decide.ts";
import { passagesFor } from "#assistant/engine/evidence.ts";
import { linksIn } from "#assistant/engine/links.ts";
import { type Knowledge, knowledgeOf } from "#assistant/engine/published.ts";
import { read } from "#assistant/engine/reading.ts";
import { onPageOf, referenceOf } from "#assistant/engine/references.ts";
import { cut, say } from "#assistant/engine/speak.ts";
import { freshState, type State } from "#assistant/engine/state.ts";
import { suggestionsFor } from "#assistant/engine/suggestions.ts";
import type { Draft, Turn } from "#assistant/engine/turn.ts";
import { lookingFor } from "#assistant/engine/wanted.ts";
import type { Answer, Question } from "#assistant/knowledge/types.ts";
import { instantAt, newYorkClock } from "#platform/calendar/new-york.ts";

/** Longest answer, in characters: what fits a phone's screen with the question above it. */
export const LONGEST_ANSWER = 560;
/** A conversation is replayed from at most so many of the visitor's messages, and so many characters of them. */
const REMEMBERED = { messages: 20, characters: 2000 };

/** The state after a turn. */
function stateAfter(turn: Turn): State {
	const draft = decide(turn);
	const { state, reference, language } = turn;
	const keeps = draft.courses.length === 0;
	const asked = reference.isNamed ? reference.courses : [];
	return {
		language,
		courses: keeps ? reference.courses : draft.courses,
		offered: draft.offered ?? state.offered,
		intent: draft.intent,
		words: draft.words ?? [],
		guesses: draft.words ? turn.reading.guesses : [],
		wishes: draft.wishes ?? [],
		wishesBefore: state.wishes,
		refused: [...new Set([...state.refused, ...reference.refused])].filter(
			(slug) => !asked.includes(slug),
		),
		answered: [...state.answered, `${draft.courses[0] ?? ""} ${draft.intent}`, ` ${draft.intent}`],
		shown: suggestionsFor(turn, draft),
		turn: state.turn + 1,
	};
}

/** Whether an answer tells something of its courses, so that their pages belong under it. */
const isAboutCourses = ({ outcome, passages = [] }: Draft): boolean =>
	outcome === "answered" || passages.some(({ course }) => course !== undefined);

/** The courses whose pages stand under an answer: what it is about, and what it offers side by side. */
const pagesOf = ({ courses, offered = [] }: Draft): string[] => [
	...new Set([...courses, ...(offered.length <= 3 ? offered : [])]),
];

function turnOf(
	message: string,
	state: State,
	knowledge: Knowledge,
	{ now, previous, page, course }: Pick<Question, "now" | "previous" | "page" | "course">,
): Turn {
	const reading = read(message, knowledge, state.language, page);
	const reference = onPageOf(course, reading, referenceOf(reading, state, knowledge), knowledge);
	return {
		reading: reference.courses.length > 0 ? reading : lookingFor(reading),
		reference,
		state,
		knowledge,
		language: reading.language,
		previous,
		now,
	};
}

/**
 * The end of a conversation, which is replayed. Where it becomes too long its older half is forgotten at once: the messages
 * until then go on from what was replayed before.
 */
function remembered(history: readonly string[]): readonly string[] {
	let from = 0;
	let characters = 0;
	const isLonger = ({ messages, characters: most }: typeof REMEMBERED, at: number): boolean =>
		at + 1 - from > messages || characters > most;
	const half = { messages: REMEMBERED.messages / 2, characters: REMEMBERED.characters / 2 };
	for (const [at, message] of history.entries()) {
		characters += message.length;
		if (!isLonger(REMEMBERED, at)) continue;
		while (from < at && isLonger(half, at)) characters -= history[from++]?.length ?? 0;
	}
	return history.slice(from);
}

const states = new WeakMap<Knowledge, Map<string, State>>();
/** States that are kept of what is published: of a few dozen conversations, in memory alone. */
const KEPT = 500;

/**
 * The state after a conversation's messages. Each is replayed once a day, and not for every message after it; as at noon, so that
 * it does not matter when.
 */
function replayed({ history, now, page, course }: Question, knowledge: Knowledge): State {
	const known = states.get(knowledge) ?? new Map<string, State>();
	states.set(knowledge, known);
	const { day } = newYorkClock(now);
	const noon = new Date(instantAt(day, "12:00"));
	let state = freshState;
	let said = JSON.stringify([day, page, course]);
	for (const message of remembered(history)) {
		said += JSON.stringify(message);
		const before = known.get(said);
		state = before ?? stateAfter(turnOf(message, state, knowledge, { now: noon, page, course }));
		if (before) continue;
		if (known.size >= KEPT) known.clear();
		known.set(said, state);
	}
	return state;
}

/** A visitor's message as it is read at its place in the conversation. */
export function turnFor(question: Question): Turn {
	const knowledge = knowledgeOf(question);
	return turnOf(question.message, replayed(question, knowledge), knowledge, question);
}

/** Says once more what was said just before; who meant something else is told of a person. */
function stillSo(turn: Turn, text: string): string {
	const isList = text.includes("\n");
	const person = `${isList ? "\n" : " "}${say(turn, "meant_else")}`;
	const still = say(turn, "still", { text: isList ? `\n${text}` : text });
	return cut(still, LONGEST_ANSWER - person.length) + person;
}

/**
 * The built-in answer to a visitor's message: a template filled from published fields, or a quotation of published passages.
 * Pure: the same input gives the same answer; nothing is written or fetched. Any text is a valid message.
 */
export function answer(question: Question): Answer {
	const turn = turnFor(question);
	const draft = decide(turn);
	const text = cut(draft.text, LONGEST_ANSWER);
	const isTwice = text === question.previous;
	const isThrice = stillSo(turn, text) === question.previous;
	const isRepeated = (isTwice || isThrice) && draft.source !== "safety";
	const isStillSo = isTwice && (draft.outcome === "answered" || draft.source === "fact");
	const repeated = () => (isStillSo ? stillSo(turn, text) : say(turn, "again"));
	return {
		text: isRepeated ? repeated() : text,
		links: linksIn(text, turn, isAboutCourses(draft) ? pagesOf(draft) : []),
		suggestions: suggestionsFor(turn, draft),
		intent: draft.intent,
		courses: [...draft.courses],
		confidence: Math.round((turn.reading.guesses[0]?.share ?? 0) * 100) / 100,
		outcome: isRepeated && !isStillSo ? "handed over" : draft.outcome,
		language: turn.language,
		source: draft.source,
		isCertain: draft.isCertain,
		passages: draft.isCertain
			? [...(draft.passages ?? [])]
			: passagesFor(turn, draft.passages ?? []),
	};
}
