import type { Guess, Sample } from "#assistant/engine/classifier.ts";
import { Learnt } from "#assistant/engine/learnt.ts";
import { wordsOf } from "#assistant/engine/normalize.ts";
import { labelledQuestions, linesOf } from "#assistant/engine/training-data.ts";

/** In `training/statements.txt` before the id of a statement; alone, before what sounds near to them and asks for none. */
const STATEMENT = "=";
const NONE = "";
/** Of other questions one in so many is learnt from, whichever others there are: they are much alike. */
const EVERY = { labelled: 3, ofSentences: 5 };
/** So many questions for these ask for a statement that none is learnt from as asking for something else. */
const NEAR = /^(?:privacy|data_request|about|practice|equipment|age|bot)$/;

function* samples(): Generator<Sample> {
	let label = NONE;
	for (const line of linesOf("statements.txt"))
		if (line.startsWith(STATEMENT)) label = line.slice(1).trim();
		else yield { words: wordsOf(line), label };
	const isOne = (text: string, every: number) => text.length % every === 0;
	const others = [
		...labelledQuestions().flatMap(({ text, intents }) =>
			isOne(text, EVERY.labelled) && !intents.some((intent) => NEAR.test(intent)) ? [text] : [],
		),
		...linesOf("asked.txt").filter((line) => isOne(line, EVERY.ofSentences) && !/^[@=]/.test(line)),
	];
	for (const text of others) yield { words: wordsOf(text), label: NONE };
}

/** Which statement of the pages beside the programs people ask for. */
export const askedStatements = new Learnt("statements", samples);

/** Some statement is meant from here on, and one of them when it has so much of it; */
const MEANT = { some: 0.6, one: 0.3 };
/** in a talk about them, or where nothing else is an answer, from here on. */
const PERHAPS = { some: 0.3, one: 0.15 };
/** A statement is asked for and nothing else from here on. */
const CERTAIN = 0.95;

type Asked = { best: Guess | undefined; none: number };
const found = new WeakMap<readonly string[], Asked>();

/** Which statement words ask for most, and how much they ask for none. */
function askedBy(words: readonly string[]): Asked {
	// Two rules ask.
	const before = found.get(words);
	if (before) return before;
	const guesses = askedStatements.get().guess(words);
	const result = {
		best: guesses.find(({ label }) => label !== NONE),
		none: guesses.find(({ label }) => label === NONE)?.share ?? 0,
	};
	found.set(words, result);
	return result;
}

/** The id of the statement that words ask for, if they ask for one. @param isLikely whether they are talked about, or nothing else is an answer */
export function statementAskedBy(words: readonly string[], isLikely = false): string | undefined {
	const { best, none } = askedBy(words);
	const least = isLikely ? PERHAPS : MEANT;
	return best && best.share >= least.one && none <= 1 - least.some ? best.label : undefined;
}

/** Whether words can only ask for a statement, whatever they sound like ("delete my chat"). */
export const surelyAskForStatement = (words: readonly string[]): boolean =>
	(askedBy(words).best?.share ?? 0) >= CERTAIN;
