import { foldForSearch } from "#platform/text/fold.ts";

// How the admin area compares visitors' questions. It depends on no engine, so old questions are read like new ones.

/** Minimum share of words that two wordings of one question have in common. */
export const ALIKE = 0.6;
/** The same for a question that is the same but for a word of filling. */
export const SAME = 0.8;
/** A question with fewer words depends on the message before it. */
const STANDALONE_WORDS = 3;

const functionWords = new Set(
	`a about an and any anyone are at be been but by can cant could d did do does dont for from get give got had has have
	he hello hey hi how i id if ill im in is isnt it its ive let like ll m many may me might more much my need no not of
	oh ok okay on one or our please re really s she should so some someone tell thank thanks that the their them then
	there these they this those to too up us ve very want was we were what whats when where which who why will with
	would yes you your yours
	al algo alguna alguno como con cual cuales cuando cuanta cuanto cuesta de del desde donde e el ella ellos en es esa
	ese eso esta estan estas este esto estoy favor fue gracias ha hacer hay hola la las le les lo los mas me mi mis muy
	nada ni no nos nosotros o para pero por porque puede pueden puedo que quien quiero se ser si sin sobre son soy su
	sus tal tambien te tengo ti tiene tienen todo tu tus u un una unas uno unos usted ustedes va y ya yo`.split(
		/\s+/,
	),
);

/** The words of a text, folded. */
export const wordsOf = (text: string): string[] =>
	foldForSearch(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words that carry meaning, each once. */
const contentWords = (words: readonly string[]): string[] => [
	...new Set(words.filter((word) => !functionWords.has(word))),
];

/** Returns the stemmed content words, or all words if there are none. */
export function stemsOf(text: string): ReadonlySet<string> {
	const words = wordsOf(text);
	const content = contentWords(words);
	return new Set((content.length > 0 ? content : words).map(stem));
}

const stem = (word: string) =>
	word.length < 5 ? word.replace(/s$/, "") : word.replace(/(?:ing|ed|es|s|e)$/, "");

/** Returns 0 for no word in common up to 1 for the same words. */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
	const shared = [...a].filter((word) => b.has(word)).length;
	return (2 * shared) / (a.size + b.size || 1);
}

/** Returns whether a question means something only in its conversation, such as “and ekg?”. */
export function isFragment(question: string): boolean {
	const words = wordsOf(question);
	return (
		/^(and|y|no|what about)( |$)/.test(words.join(" ")) ||
		contentWords(words).length < STANDALONE_WORDS
	);
}
