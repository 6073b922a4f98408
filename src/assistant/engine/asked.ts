import { type Sample, shareIn } from "#assistant/engine/classifier.ts";
import { Learnt } from "#assistant/engine/learnt.ts";
import { wordsOf } from "#assistant/engine/normalize.ts";
import { once } from "#assistant/engine/once.ts";
import { labelledQuestions, linesOf, oneIn } from "#assistant/engine/training-data.ts";
import type { Passage } from "#assistant/knowledge/types.ts";

/** In `training/asked.txt` before a course, or what the school says of itself; */
const COURSE = "@";
/** and before a sentence; alone, before what no sentence answers. */
const SENTENCE = "=";
const SCHOOL = "school";
const NONE = "";

/** The course of a label, or `school`. */
export const courseOf = (label: string): string => label.slice(0, label.indexOf(" "));

const labelOf = (course: string, sentence: string): string => `${course} ${sentence}`;

const OF_NO_PAGE =
	/^(?:abuse|angry|attendance|bot|bye|callback|change_details|childcare|class_size|class_times|contact|correction|data_request|discount|emergency|exists|greeting|grief|happy|hours|how_are_you|list|location|medical|no|nonsense|off_topic|ok|parking|payment_plan|person|refund|register|schedule|self_harm|site_trouble|start_dates|status|thanks|tour|transit|weekend|working_here|yes)$/;
/** Whether who asks for an intent asks for no sentence of a page. */
export const isOfNoPage = (intent: string): boolean => OF_NO_PAGE.test(intent);

function* samples(): Generator<Sample> {
	const others = [
		...labelledQuestions().flatMap(({ text, intents }) =>
			intents.every(isOfNoPage) ? [text] : [],
		),
		...linesOf("statements.txt").filter((line) => !line.startsWith(SENTENCE)),
	];
	for (const text of others.filter(oneIn(3))) yield { words: wordsOf(text), label: NONE };
	let course = SCHOOL;
	let label = NONE;
	for (const line of linesOf("asked.txt")) {
		const text = line.slice(1).trim();
		if (line.startsWith(COURSE)) course = text;
		else if (line.startsWith(SENTENCE)) label = text === "" ? NONE : labelOf(course, text);
		else yield { words: wordsOf(line), label };
	}
}

/** Which delivered sentence of which course people ask for: learnt from questions, which may share no word with it. */
export const askedSentences = new Learnt("asked", samples);

/** How much a message asks for delivered sentences, by their labels, and for none of them; together about 1. */
export type AskedFor = { shares: ReadonlyMap<string, number>; none: number };

/** Shares below this are forgotten: most of the sentences are not asked for at all. */
const LEAST = 0.005;

/** Returns which delivered sentences a message asks for. */
export const askedFor = once((words: readonly string[]): AskedFor => {
	const guesses = askedSentences.get().guessOfKnown(words);
	const asked = guesses.filter(({ label, share }) => label !== NONE && share >= LEAST);
	return {
		shares: new Map(asked.map(({ label, share }) => [label, share])),
		none: shareIn(guesses, NONE),
	};
});

const MOSTLY = 0.5;

/** Whether most people who write so ask for one sentence of a page, whichever program it is of. */
export const asksForSentence = (words: readonly string[]): boolean =>
	[...askedFor(words).shares.values()].some((share) => share >= MOSTLY);

/** How much a message asks for a passage; `undefined` where nobody has written what people ask of it. */
export function shareFor({ shares }: AskedFor, passage: Passage): number | undefined {
	const label = deliveredFor(passage);
	return label === undefined ? undefined : (shares.get(label) ?? 0);
}

/** A sentence that shares so much of the longer one's words with a delivered one of its course is that one, edited. */
const EDITED = 0.6;

type Delivered = { label: string; words: ReadonlySet<string> };
let delivered: ReadonlyMap<string, readonly Delivered[]> | undefined;

/** The delivered sentences of a course. */
function deliveredIn(course: string): readonly Delivered[] {
	delivered ??= Map.groupBy(
		askedSentences
			.get()
			.labels.filter((label) => label !== NONE)
			.map((label) => ({ label, words: new Set(wordsOf(label.slice(label.indexOf(" ") + 1))) })),
		({ label }) => courseOf(label),
	);
	return delivered.get(course) ?? [];
}

const commonShare = (some: ReadonlySet<string>, others: ReadonlySet<string>): number =>
	some.intersection(others).size / Math.max(some.size, others.size);

/** Whether a text is a delivered one, or was before the school edited it. */
export const isEdited = (text: string, delivered: string): boolean =>
	commonShare(new Set(wordsOf(text)), new Set(wordsOf(delivered))) >= EDITED;

/** Whether a passage is a delivered one, or was before the school edited it. */
export const isDelivered = (passage: Passage): boolean => deliveredFor(passage) !== undefined;

/** The delivered sentence that a passage is, or was before the school edited it: people ask the same of it. */
const deliveredFor = once(({ course = SCHOOL, text }: Passage): string | undefined => {
	const candidates = deliveredIn(course);
	const exact = labelOf(course, text);
	if (candidates.some(({ label }) => label === exact)) return exact;
	if (candidates.length === 0) return undefined;
	const words = new Set(wordsOf(text));
	let nearest: string | undefined;
	let most = EDITED;
	for (const one of candidates) {
		const share = commonShare(words, one.words);
		if (share < most) continue;
		[nearest, most] = [one.label, share];
	}
	return nearest;
});
