import { type Sample, shareIn } from "#assistant/engine/classifier.ts";
import { Learnt } from "#assistant/engine/learnt.ts";
import { normalize, wordsOf } from "#assistant/engine/normalize.ts";
import { once } from "#assistant/engine/once.ts";
import { partsOf } from "#assistant/engine/reading.ts";
import {
	labelledQuestions,
	linesOf,
	messagesOf,
	oneIn,
	wantedMessages,
} from "#assistant/engine/training-data.ts";

export type Urgent = "self_harm" | "emergency";
/** Who tells of these gets a number to call at once. */
export const URGENT: readonly Urgent[] = ["self_harm", "emergency"];
const NONE = "";

/** An ordinary message, and its clauses, which are heard alone as well. */
function* ordinary(text: string): Generator<Sample> {
	yield { words: wordsOf(text), label: NONE };
	const parts = partsOf(normalize(text));
	if (parts.length > 1) for (const words of parts) yield { words, label: NONE };
}

function* samples(): Generator<Sample> {
	for (const { text, intents } of labelledQuestions()) {
		const label = URGENT.find((danger) => intents.includes(danger));
		if (label) yield { words: wordsOf(text), label };
		else yield* ordinary(text);
	}
	const others = [
		...messagesOf("asked.txt"),
		...messagesOf("statements.txt"),
		...Array.from(wantedMessages(), ({ text }) => text),
	];
	for (const text of linesOf("ordinary.txt")) yield* ordinary(text);
	for (const text of others.filter(oneIn(3))) yield { words: wordsOf(text), label: NONE };
}

/**
 * Whether somebody may be in danger, learnt against everything that people write to a school. Beside the hundred intents of
 * questions a message that is like none would be like danger, whose messages are the most various.
 */
export const urgentMessages = new Learnt("urgent", samples);

/** Words that nobody has used tell of a danger where their parts surely do ("suicidality"). */
const SURE = 0.9;

/** How much words tell of each danger: shares, together with that of none 1. */
export const urgencyOf = once((words: readonly string[]): Record<Urgent, number> => {
	const learnt = urgentMessages.get();
	const guesses = learnt.guess(words);
	const isHeard = words.some((word) => learnt.knows(word)) || (guesses[0]?.share ?? 0) >= SURE;
	const share = (danger: Urgent) => (isHeard ? shareIn(guesses, danger) : 0);
	return { self_harm: share("self_harm"), emergency: share("emergency") };
});

/** How much words tell of any danger. */
export const alarmIn = (words: readonly string[]): number => {
	const { self_harm, emergency } = urgencyOf(words);
	return self_harm + emergency;
};
