import type { Sample } from "#assistant/engine/classifier.ts";
import { Learnt } from "#assistant/engine/learnt.ts";
import { wordsOf } from "#assistant/engine/normalize.ts";
import { linesOf } from "#assistant/engine/training-data.ts";

/** Before a sentence of `training/asked.txt`; alone, before what no sentence answers. */
const SENTENCE = "=";
const NONE = "";

function* samples(): Generator<Sample> {
	let label = NONE;
	for (const line of linesOf("asked.txt")) {
		if (line.startsWith(SENTENCE)) label = line.slice(SENTENCE.length).trim();
		else yield { words: wordsOf(line), label };
	}
}

/** Which delivered sentence people ask for: learnt from questions, which may share no word with it. */
export const askedSentences = new Learnt("asked", samples);

/** How much a message asks for each delivered sentence, by its text; together with `none` 1. */
export type AskedFor = { shares: ReadonlyMap<string, number>; none: number };

/** Nothing is known of what people ask. */
export const UNKNOWN: AskedFor = { shares: new Map(), none: 0 };

const found = new WeakMap<readonly string[], AskedFor>();

/** Returns which delivered sentences a message asks for. */
export function askedFor(words: readonly string[]): AskedFor {
	// A message is ranked for several scopes.
	const before = found.get(words);
	if (before) return before;
	const guesses = askedSentences.get().guess(words);
	const shares = new Map(guesses.map(({ label, share }) => [label, share]));
	const result = { shares, none: shares.get(NONE) ?? 0 };
	found.set(words, result);
	return result;
}

/** How much a message asks for a published sentence; `undefined` where nobody has written what people ask of it. */
export function shareFor({ shares }: AskedFor, text: string): number | undefined {
	const delivered = shares.size === 0 || shares.has(text) ? text : deliveredOf(text);
	return delivered === undefined ? undefined : shares.get(delivered);
}

/** A sentence that has this share of its words in common with a delivered one is that one, edited. */
const EDITED = 0.6;
const KEPT = 20_000;
const known = new Map<string, string | undefined>();

/** The delivered sentence that a school has edited: people ask the same of it. */
function deliveredOf(text: string): string | undefined {
	if (!known.has(text)) {
		if (known.size >= KEPT) known.clear();
		known.set(text, nearestDelivered(text));
	}
	return known.get(text);
}

let holding: Map<string, string[]> | undefined;
const sizes = new Map<string, number>();

/** The delivered sentences that hold a word. */
function sentencesWith(word: string): readonly string[] {
	if (!holding) {
		holding = new Map();
		for (const sentence of askedSentences.get().labels) {
			const words = new Set(wordsOf(sentence));
			sizes.set(sentence, words.size);
			for (const one of words) holding.set(one, [...(holding.get(one) ?? []), sentence]);
		}
	}
	return holding.get(word) ?? [];
}

function nearestDelivered(text: string): string | undefined {
	const words = new Set(wordsOf(text));
	const common = new Map<string, number>();
	for (const word of words)
		for (const sentence of sentencesWith(word))
			common.set(sentence, (common.get(sentence) ?? 0) + 1);
	let nearest: string | undefined;
	let most = EDITED;
	for (const [sentence, count] of common) {
		const share = count / (words.size + (sizes.get(sentence) ?? 0) - count);
		if (share < most) continue;
		[nearest, most] = [sentence, share];
	}
	return nearest;
}
