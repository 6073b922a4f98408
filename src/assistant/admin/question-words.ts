import { foldedWords } from "#platform/text/fold.ts";
import { functionWords } from "#platform/text/function-words.ts";

/** A question with fewer words depends on the message before it. */
const STANDALONE_WORDS = 3;

const wordsOfLittleMeaning = new Set([
	...functionWords,
	...`cant d dont hello hey hi id ill im isnt ive like ll m many more oh ok okay one please re really s some tell
	thank thanks ve whats when where algo alguno cuando cuanta cuesta donde e ella ellos estas estoy favor fue
	gracias hola nada nosotros porque quiero sin tal ti todo uno`.split(/\s+/),
]);

/** Returns whether a question goes on from the message before it, such as “and ekg?”. */
export const goesOn = (question: string): boolean =>
	/^(and|y|no|what about)( |$)/.test(foldedWords(question).join(" "));

/** Returns whether a question says too little to be the wording of a fact. */
export function isFragment(question: string): boolean {
	const words = new Set(foldedWords(question).filter((word) => !wordsOfLittleMeaning.has(word)));
	return goesOn(question) || words.size < STANDALONE_WORDS;
}
