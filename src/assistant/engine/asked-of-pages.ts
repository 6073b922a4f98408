import { type Guess, type Sample, shareIn } from "#assistant/engine/classifier.ts";
import { Learnt } from "#assistant/engine/learnt.ts";
import { wordsOf } from "#assistant/engine/normalize.ts";
import { once } from "#assistant/engine/once.ts";
import { labelledQuestions, linesOf, messagesOf, oneIn } from "#assistant/engine/training-data.ts";

/** In `training/statements.txt` before the id of a statement; alone, before what sounds near to them and asks for none. */
const STATEMENT = "=";
const NONE = "";
/** So many questions for these ask for a statement that none is learnt from as asking for something else. */
const NEAR = /^(?:privacy|data_request|about|practice|equipment|age|bot)$/;

function* samples(): Generator<Sample> {
	let label = NONE;
	for (const line of linesOf("statements.txt"))
		if (line.startsWith(STATEMENT)) label = line.slice(1).trim();
		else yield { words: wordsOf(line), label };
	const labelled = labelledQuestions().flatMap(({ text, intents }) =>
		intents.some((intent) => NEAR.test(intent)) ? [] : [text],
	);
	const others = [...labelled.filter(oneIn(3)), ...messagesOf("asked.txt").filter(oneIn(5))];
	for (const text of others) yield { words: wordsOf(text), label: NONE };
}

/** Which statement of the pages beside the programs people ask for. */
export const askedStatements = new Learnt("statements", samples);

/** Some statement is meant from here on, and one of them when it has so much of it; */
const MEANT = { some: 0.6, one: 0.3 };
/** in a talk about them from here on. */
const PERHAPS = { some: 0.3, one: 0.15 };
/** A statement is asked for and nothing else from here on. */
const CERTAIN = 0.95;

/** Which statement words ask for most, and how much they ask for none. */
const askedBy = once((words: readonly string[]): { best: Guess | undefined; none: number } => {
	const guesses = askedStatements.get().guessOfKnown(words);
	return {
		best: guesses.find(({ label }) => label !== NONE),
		none: shareIn(guesses, NONE),
	};
});

/** The id of the statement that words ask for, if they ask for one. @param isLikely whether they are talked about */
export function statementAskedBy(words: readonly string[], isLikely = false): string | undefined {
	const { best, none } = askedBy(words);
	const least = isLikely ? PERHAPS : MEANT;
	return best && best.share >= least.one && none <= 1 - least.some ? best.label : undefined;
}

/** Whether words can only ask for a statement, whatever they sound like ("delete my chat"). */
export const surelyAskForStatement = (words: readonly string[]): boolean =>
	(askedBy(words).best?.share ?? 0) >= CERTAIN;
