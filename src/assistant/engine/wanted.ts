import { askedFor, asksForSentence, isDelivered, shareFor } from "#assistant/engine/asked.ts";
import { kindOf } from "#assistant/engine/cards.ts";
import type { Sample } from "#assistant/engine/classifier.ts";
import { DANGERS } from "#assistant/engine/intents.ts";
import { Learnt } from "#assistant/engine/learnt.ts";
import { normalize, wordsOf } from "#assistant/engine/normalize.ts";
import { once } from "#assistant/engine/once.ts";
import type { Knowledge } from "#assistant/engine/published.ts";
import { type Clause, contentOf, partsOf, type Reading } from "#assistant/engine/reading.ts";
import { labelledQuestions, oneIn, wantedMessages } from "#assistant/engine/training-data.ts";
import { wishesIn } from "#assistant/engine/wishes.ts";
import type { Passage } from "#assistant/knowledge/types.ts";

const NONE = "";

function* samples(): Generator<Sample> {
	for (const { text, programs } of wantedMessages()) {
		// What is refused says nothing of what is wanted.
		const { said } = wishesIn(partsOf(normalize(text)));
		for (const label of programs.length > 0 ? programs : [NONE]) yield { words: said, label };
	}
	const others = labelledQuestions().flatMap(({ text, intents }) =>
		intents.includes("choose") ? [] : [text],
	);
	for (const text of others.filter(oneIn(3))) yield { words: wordsOf(text), label: NONE };
}

/** Which delivered program fits who names none: learnt from what people like, tell of themselves, and look for. */
export const wantedPrograms = new Learnt("wanted", samples);

/** How much words look for a program at all, and how much each delivered one fits them, by its slug: together 1. */
type Wanted = { looks: number; shares: ReadonlyMap<string, number> };

/** Every program is as likely for words that nobody has used. */
const TELLING = 0.2;

/** Returns which delivered programs fit words. */
export const wantedFor = once((words: readonly string[]): Wanted => {
	const guesses = words.length > 0 ? wantedPrograms.get().guessOfKnown(words) : [];
	const isTelling = (guesses[0]?.share ?? 0) >= TELLING;
	const programs = isTelling ? guesses.filter(({ label }) => label !== NONE) : [];
	const looks = programs.reduce((sum, { share }) => sum + share, 0);
	return {
		looks,
		shares: new Map(programs.map(({ label, share }) => [label, share / looks])),
	};
});

/** The courses whose lists are still for the most part as they were delivered: what people look for in them was learnt from that. */
export const deliveredCourses = once(({ index, courses }: Knowledge): ReadonlySet<string> => {
	const lists = index.passages.filter(({ heading }) => kindOf(heading) !== undefined);
	const asDelivered = [...courses.keys()].filter((slug) => {
		const own = lists.filter(({ course }) => course === slug);
		return own.filter(isDelivered).length > own.length / 2;
	});
	return new Set(asDelivered);
});

/** A sentence is the reason for a course from here on. */
const REASON = 0.05;

/** The sentence of a course that words ask for most, if they ask for any. */
export function reasonFor(
	words: readonly string[],
	passages: readonly Passage[],
): Passage | undefined {
	if (words.length === 0) return undefined;
	const asked = askedFor(words);
	let [reason, most]: [Passage | undefined, number] = [undefined, REASON];
	for (const passage of passages) {
		const share = shareFor(asked, passage) ?? 0;
		if (share < most) continue;
		[reason, most] = [passage, share];
	}
	return reason;
}

/** From here on words rather look for a program than for anything else, */
const LOOKS = 0.5;
/** unless a message surely asks for that, */
const SURE = 0.8;
/** or of a feeling so much, */
const FELT = 0.5;
const FEELINGS = ["nervous", "discouraged", "grief", "angry", "happy"];
/** or may tell of an illness. */
const ILL = ["medical", "health_rules"];
const PERHAPS = 0.2;

const mayBe = ({ guesses }: Clause, intents: readonly string[]): boolean =>
	guesses.some(({ label, share }) => intents.includes(label) && share >= PERHAPS);

/** Whether a message may tell of a danger: then it is no wish, whatever else it says. */
export const mayBeDanger = (reading: Reading): boolean =>
	reading.dangers.some((danger) => DANGERS.includes(danger));

/** "Which program", "where do I learn", "quiero trabajar con". */
const PROGRAM =
	/\b(?:programs?|programas?|class|classes|clases?|courses?|cursos?|jobs?|trabajos?|learn|aprend\w+|teach|ensenan)\b|\b(?:which|cual|what) (?:of|one|es|me|de)\b|\b(?:quiero|want)\b/;

/** Whether a clause rather looks for a program than for anything else. */
export const looksForProgram = (clause: Clause): boolean =>
	contentOf(clause).some((word) => wantedPrograms.get().knows(word)) &&
	wantedFor(clause.words).looks >= LOOKS;

/** A message without a course, read as one that looks for a program as far as it does. */
export function lookingFor(reading: Reading): Reading {
	const isWish = (clause: Clause): boolean => {
		const [top] = clause.guesses;
		const sure = top && FEELINGS.includes(top.label) ? FELT : SURE;
		return (top?.share ?? 0) < sure && looksForProgram(clause);
	};
	const read = <C extends Clause>(clause: C): C => {
		if (!isWish(clause)) return clause;
		const { looks } = wantedFor(clause.words);
		const others = clause.guesses
			.filter(({ label }) => label !== "choose")
			.map(({ label, share }) => ({ label, share: share * (1 - looks) }));
		const rest = others.reduce((sum, { share }) => sum + share, 0);
		return { ...clause, guesses: [{ label: "choose", share: 1 - rest }, ...others] };
	};
	if (mayBeDanger(reading) || mayBe(reading, ILL)) return reading;
	const isOfPage = asksForSentence(reading.words) && !PROGRAM.test(reading.words.join(" "));
	if (!isWish(reading) || isOfPage) return reading;
	return { ...read(reading), clauses: reading.clauses.map(read) };
}
