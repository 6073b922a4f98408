import { foldedWords } from "#platform/text/fold.ts";
import { functionWords } from "#platform/text/function-words.ts";
import { stem } from "#platform/text/stem.ts";

// How the admin area compares visitors' questions. It depends on no engine, so old questions are read like new ones.

/** Minimum share of words that two wordings of one question have in common. */
export const ALIKE = 0.6;
/** The same for a question that is the same but for a word of filling. */
export const SAME = 0.8;
/** A question with fewer words depends on the message before it. */
const STANDALONE_WORDS = 3;

const wordsOfLittleMeaning = new Set([
	...functionWords,
	...`cant d dont hello hey hi id ill im isnt ive like ll m many more oh ok okay one please re really s some tell
	thank thanks ve whats when where algo alguno cuando cuanta cuesta donde e ella ellos estas estoy favor fue
	gracias hola nada nosotros porque quiero sin tal ti todo uno`.split(/\s+/),
]);

/** The words that carry meaning, each once. */
const contentWords = (words: readonly string[]): string[] => [
	...new Set(words.filter((word) => !wordsOfLittleMeaning.has(word))),
];

/** Returns the stemmed content words, or all words if there are none. */
export function stemsOf(text: string): ReadonlySet<string> {
	const words = foldedWords(text);
	const content = contentWords(words);
	return new Set((content.length > 0 ? content : words).map(stem));
}

/** Returns 0 for no word in common up to 1 for the same words. */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
	const shared = [...a].filter((word) => b.has(word)).length;
	return (2 * shared) / (a.size + b.size || 1);
}

/** Returns whether a question means something only in its conversation, such as “and ekg?”. */
export function isFragment(question: string): boolean {
	const words = foldedWords(question);
	return (
		/^(and|y|no|what about)( |$)/.test(words.join(" ")) ||
		contentWords(words).length < STANDALONE_WORDS
	);
}
