import { normalise, wordsOf } from "./normalise.ts";
import { contentWords, stem } from "./search.ts";
import type { TaughtAnswer } from "./types.ts";

const LIKE = 0.8;

/** Likeness of two word lists, from 0 to 1 (Dice on word stems). */
function likeness(a: Set<string>, b: Set<string>): number {
	if (a.size === 0 || b.size === 0) return 0;
	return (2 * [...a].filter((w) => b.has(w)).length) / (a.size + b.size);
}

const stems = (words: readonly string[]): Set<string> => new Set(words.map(stem));

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
			const theirs = wordsOf(question);
			const whole = likeness(mine, stems(theirs));
			const heart = core.size >= 2 ? likeness(core, stems(contentWords(theirs))) : 0;
			const score = Math.max(whole, heart === 1 ? 0.95 : 0);
			if (score >= LIKE && score > (best?.score ?? 0)) best = { answer, score };
		}
	}
	return best;
}

/** Words of two questions that mean the same to the assistant; the office groups unanswered questions by it. */
export const sameQuestion = (a: string, b: string): boolean =>
	likeness(stems(normalise(a).words), stems(normalise(b).words)) >= LIKE;
