import type { Sample } from "#assistant/engine/classifier.ts";
import { Learnt } from "#assistant/engine/learnt.ts";
import { wordsOf } from "#assistant/engine/normalize.ts";
import { labelledQuestions, linesOf } from "#assistant/engine/training-data.ts";
import type { Turn } from "#assistant/engine/turn.ts";
import type { Passage } from "#assistant/knowledge/types.ts";

/** In `training/statements.txt` before the id of a statement; alone, before what sounds near to them and asks for none. */
const STATEMENT = "=";
const NONE = "";
/** Of other questions one in so many is learnt from, whichever others there are: they are much alike. */
const EVERY = 3;
/** Questions for these may ask for a statement. */
const OF_PAGES = /^(?:privacy|data_request|tour|about|practice|equipment)$/;
/** Of these so many do that none is learnt from as asking for something else. */
const NEAR = /^(?:privacy|data_request|tour|about|practice|equipment|age|bot)$/;

function* samples(): Generator<Sample> {
	let label = NONE;
	for (const line of linesOf("statements.txt"))
		if (line.startsWith(STATEMENT)) label = line.slice(1).trim();
		else yield { words: wordsOf(line), label };
	const others = [
		...labelledQuestions().flatMap(({ text, intents }) =>
			intents.some((intent) => NEAR.test(intent)) ? [] : [text],
		),
		...linesOf("asked.txt").filter((line) => !/^[@=]/.test(line)),
	];
	for (const text of others)
		if (text.length % EVERY === 0) yield { words: wordsOf(text), label: NONE };
}

/** Which statement of the pages beside the programs people ask for. */
export const askedStatements = new Learnt("statements", samples);

/** Some statement is meant from here on, and one of them when it has so much of it; */
const MEANT = { some: 0.6, one: 0.3 };
/** in a talk about them from here on. */
const GOING_ON = { some: 0.3, one: 0.15 };
/** Another thing is surely asked from here on. */
const SURE = 0.7;

/** The intent of an answer that is a statement. */
export const OF_STATEMENT = "page_statement";

/** What a page beside those of the programs says to a message that asks for it ("who reads what I type here?"). */
export function statementFor({ reading, knowledge, state }: Turn): Passage | undefined {
	const [top] = reading.guesses;
	const isOther = top && top.share >= SURE && !OF_PAGES.test(top.label);
	if (isOther) return undefined;
	const least = state.intents.includes(OF_STATEMENT) ? GOING_ON : MEANT;
	const guesses = askedStatements.get().guess(reading.words);
	const none = guesses.find(({ label }) => label === NONE)?.share ?? 0;
	const best = guesses.find(({ label }) => label !== NONE);
	if (!best || best.share < least.one || none > 1 - least.some) return undefined;
	return knowledge.pages.find(({ id }) => id === best.label);
}
