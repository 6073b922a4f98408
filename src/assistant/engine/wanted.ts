import { askedFor, shareFor } from "#assistant/engine/asked.ts";
import type { Sample } from "#assistant/engine/classifier.ts";
import { Learnt } from "#assistant/engine/learnt.ts";
import { normalize, wordsOf } from "#assistant/engine/normalize.ts";
import type { Knowledge } from "#assistant/engine/published.ts";
import { type Clause, contentOf, partsOf, type Reading } from "#assistant/engine/reading.ts";
import { labelledQuestions, wantedMessages } from "#assistant/engine/training-data.ts";
import { wishesIn } from "#assistant/engine/wishes.ts";
import type { Passage } from "#assistant/knowledge/types.ts";

const NONE = "";
/** Of the questions that look for no program every so manieth is learnt from: they are many, and much alike. */
const EVERY = 3;

function* samples(): Generator<Sample> {
	for (const { text, programs } of wantedMessages()) {
		// What is refused says nothing of what is wanted.
		const { said } = wishesIn(partsOf(normalize(text)));
		for (const label of programs.length > 0 ? programs : [NONE]) yield { words: said, label };
	}
	const others = labelledQuestions().filter(({ intents }) => !intents.includes("choose"));
	for (const [at, { text }] of others.entries())
		if (at % EVERY === 0) yield { words: wordsOf(text), label: NONE };
}

/** Which delivered program fits who names none: learnt from what people like, tell of themselves, and look for. */
export const wantedPrograms = new Learnt("wanted", samples);

/** How much words look for a program at all, and how much each delivered one fits them, by its slug. */
export type Wanted = { looks: number; shares: ReadonlyMap<string, number> };

const found = new WeakMap<readonly string[], Wanted>();

/** Returns which delivered programs fit words. The shares of all are together 1. */
export function wantedFor(words: readonly string[]): Wanted {
	const before = found.get(words);
	if (before) return before;
	const guesses = words.length > 0 ? wantedPrograms.get().guess(words) : [];
	const programs = guesses.filter(({ label }) => label !== NONE);
	const looks = programs.reduce((sum, { share }) => sum + share, 0);
	const shares = new Map(programs.map(({ label, share }) => [label, share / looks]));
	found.set(words, { looks, shares });
	return { looks, shares };
}

/** Whether a course is still told of as it was delivered: what people look for in it was learnt from that. */
export const isAsDelivered = ({ index }: Knowledge, slug: string): boolean =>
	index.passages.some(
		(passage) => passage.course === slug && shareFor(askedFor([]), passage) !== undefined,
	);

/** A sentence is the reason for a course from here on. */
const TELLING = 0.05;

/** The sentence of a course that words ask for most, if they ask for any. */
export function reasonFor(
	words: readonly string[],
	passages: readonly Passage[],
): Passage | undefined {
	if (words.length === 0) return undefined;
	const asked = askedFor(words);
	let [reason, most]: [Passage | undefined, number] = [undefined, TELLING];
	for (const passage of passages) {
		const share = shareFor(asked, passage) ?? 0;
		if (share < most) continue;
		[reason, most] = [passage, share];
	}
	return reason;
}

/** From here on a message rather looks for a program than for anything else, */
const LOOKS = 0.5;
/** unless it surely asks for that, */
const SURE = 0.8;
/** or may tell of a danger. */
const DANGERS = ["emergency", "self_harm", "violence"];
const PERHAPS = 0.2;

const isClear = ({ guesses: [top, ...others] }: Clause): boolean =>
	(top !== undefined && top.share >= SURE) ||
	[top, ...others].some(
		(guess) => guess && DANGERS.includes(guess.label) && guess.share >= PERHAPS,
	);

/** Most people who write such a message ask for one sentence of a page, whichever program it is. */
const asksForSentence = (words: readonly string[]): boolean =>
	[...askedFor(words).shares.values()].some((share) => share >= MOSTLY) &&
	!PROGRAM.test(words.join(" "));
const MOSTLY = 0.5;
const PROGRAM =
	/\b(?:programs?|programas?|class|classes|clases?|courses?|cursos?|jobs?|trabajos?|learn|aprend\w+|teach|ensenan)\b|\b(?:which|cual|what) (?:of|one|es|me|de)\b|\b(?:quiero|want)\b/;

/** A message without a course, read as one that looks for a program as far as it does. */
export function lookingFor(reading: Reading): Reading {
	const isWish = (clause: Clause): boolean =>
		contentOf(clause).length > 0 && !isClear(clause) && wantedFor(clause.words).looks >= LOOKS;
	const read = <C extends Clause>(clause: C): C => {
		if (!isWish(clause)) return clause;
		const { looks } = wantedFor(clause.words);
		const others = clause.guesses
			.filter(({ label }) => label !== "choose")
			.map(({ label, share }) => ({ label, share: share * (1 - looks) }));
		const rest = others.reduce((sum, { share }) => sum + share, 0);
		return { ...clause, guesses: [{ label: "choose", share: 1 - rest }, ...others] };
	};
	if (!isWish(reading) || asksForSentence(reading.words)) return reading;
	return { ...read(reading), clauses: reading.clauses.map(read) };
}
