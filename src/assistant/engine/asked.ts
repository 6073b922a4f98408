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

const known = new WeakMap<readonly string[], AskedFor>();

/** Returns which sentences a message asks for. */
export function askedFor(words: readonly string[]): AskedFor {
	// A message is ranked for several scopes.
	const before = known.get(words);
	if (before) return before;
	const shares = new Map(
		askedSentences
			.get()
			.guess(words)
			.map(({ label, share }) => [label, share]),
	);
	const found = { shares, none: shares.get(NONE) ?? 0 };
	known.set(words, found);
	return found;
}

/** Nothing is known of what people ask: for a course that is left out. */
export const UNKNOWN: AskedFor = { shares: new Map(), none: 0 };
