import { normalize, wordsOf } from "./normalize.ts";
import { contentWords, stem } from "./search.ts";
import type { TaughtAnswer } from "./types.ts";

const LIKE = 0.8;

/** Likeness of two word lists, from 0 to 1 (Dice on word stems). */
function likeness(a: Set<string>, b: Set<string>): number {
	if (a.size === 0 || b.size === 0) return 0;
	let common = 0;
	for (const word of a) if (b.has(word)) common++;
	return (2 * common) / (a.size + b.size);
}

const stems = (words: readonly string[]): Set<string> => new Set(words.map(stem));

/** A taught question as it is compared: all its words, and those that carry meaning. */
type Compared = { whole: Set<string>; heart: Set<string> };

/** More than an office ever teaches; beyond it the questions are read anew. */
const KEPT = 5_000;
const compared = new Map<string, Compared>();

/** Reading a text depends on the text alone, so what was read once holds for ever and on every instance. */
function comparedTo(question: string): Compared {
	const kept = compared.get(question);
	if (kept) return kept;
	const words = wordsOf(question);
	const fresh = { whole: stems(words), heart: stems(contentWords(words)) };
	if (compared.size >= KEPT) compared.clear();
	compared.set(question, fresh);
	return fresh;
}

/** The taught answer whose question is nearly the visitor's, if the office has taught one. */
export function taughtFor(
	words: readonly string[],
	taught: readonly TaughtAnswer[],
): { answer: TaughtAnswer; score: number } | undefined {
	const mine = stems(words);
	const core = stems(contentWords(words));
	let best: { answer: TaughtAnswer; score: number } | undefined;
	for (const answer of taught) {
		for (const question of answer.questions) {
			const theirs = comparedTo(question);
			const heart = core.size >= 2 ? likeness(core, theirs.heart) : 0;
			const score = Math.max(likeness(mine, theirs.whole), heart === 1 ? 0.95 : 0);
			if (score >= LIKE && score > (best?.score ?? 0)) best = { answer, score };
		}
	}
	return best;
}

/** Words of two questions that mean the same to the assistant; the office groups unanswered questions by it. */
export const sameQuestion = (a: string, b: string): boolean =>
	likeness(stems(normalize(a).words), stems(normalize(b).words)) >= LIKE;
