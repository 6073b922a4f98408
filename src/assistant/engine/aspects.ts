import { kindOf } from "#assistant/engine/cards.ts";
import { Classifier, type Sample } from "#assistant/engine/classifier.ts";
import { Learnt } from "#assistant/engine/learnt.ts";
import { wordsOf } from "#assistant/engine/normalize.ts";
import { linesOf } from "#assistant/engine/training-data.ts";
import type { Passage } from "#assistant/knowledge/types.ts";

/** What a sentence answers, by the names of what questions ask for: 1 for what it says most directly, less for the rest. */
export type Aspects = ReadonlyMap<string, number>;

/** A labelled sentence of a course page (`training/sentences.jsonl`); those of delivered courses name their course. */
type Sentence = { text: string; heading?: string; aspects: string[]; course?: string };

/** A sentence that answers nothing ("Then take your time to decide.") has this label. */
const NOTHING = "nothing";
/** Below this share of its likeliest label a sentence does not answer a question. */
const LEAST = 0.03;

const wordsFor = ({ text, heading }: Pick<Passage, "text" | "heading">): string[] => [
	...(heading === undefined ? [] : [`«${kindOf(heading) ?? "list"}»`]),
	...wordsOf(text),
];

function* samples(without?: string): Generator<Sample> {
	for (const line of linesOf("sentences.jsonl")) {
		const { course, aspects, ...sentence } = JSON.parse(line) as Sentence;
		if (course !== undefined && course === without) continue;
		const words = wordsFor(sentence);
		for (const label of aspects.length > 0 ? aspects : [NOTHING]) yield { words, label };
	}
}

/** What sentences of course pages answer. */
export const sentenceAspects = new Learnt("aspects", samples);

/** The same, learnt without the sentences of one delivered course: what is known of a course that nobody has labelled. */
export const aspectsWithout = (course: string): Classifier => Classifier.trainedOn(samples(course));

/** What only a page tells of a course, and neither a fact of the school nor a fixed text. */
const PAGE_ASPECTS: ReadonlySet<string> = new Set(
	`what_is work task allowed supervision team pace patients patient_contact needles medicines lifting equipment job_after from_home
	suits title_difference combination learn practice exam_name exam_rules license issuer employer_wants experience which_card steps
	renewal elsewhere has_credential compare`.split(/\s+/),
);

/** Whether an intent asks for what the page of a course tells. */
export const isPageAspect = (intent: string): boolean => PAGE_ASPECTS.has(intent);

/** What a label is worth less than the one before it: the first is what a sentence says most directly. */
const LATER = 0.25;

/** Delivered sentences, which somebody has labelled. */
const labelled = new Map<string, Aspects>();
for (const line of linesOf("sentences.jsonl")) {
	const { text, aspects, course } = JSON.parse(line) as Sentence;
	if (course === undefined) continue;
	labelled.set(text, new Map(aspects.map((aspect, place) => [aspect, 1 - LATER * place])));
}

const known = new Map<string, Aspects>();
const KEPT = 20_000;

/** Returns what a passage answers: as it is labelled or, in a new course, as the classifier reads it. */
export function aspectsOf(passage: Passage): Aspects {
	const own = labelled.get(passage.text);
	if (own) return own;
	const key = `${passage.heading ?? ""}\n${passage.text}`;
	const aspects = known.get(key) ?? readBy(sentenceAspects.get(), passage);
	if (known.size >= KEPT) known.clear();
	known.set(key, aspects);
	return aspects;
}

/** From this share of what it says most directly, a passage answers an aspect. */
const HALF = 0.5;

/** Whether a passage answers what asks for an aspect, however many words it shares with a question. */
export const says = (passage: Passage, aspect: string): boolean =>
	(aspectsOf(passage).get(aspect) ?? 0) >= HALF;

/** Returns what a classifier reads in a passage. */
export function readBy(classifier: Classifier, passage: Passage): Aspects {
	const guesses = classifier.guess(wordsFor(passage));
	const most = guesses[0]?.share ?? 1;
	return new Map(
		guesses.flatMap(({ label, share }) =>
			share > LEAST && label !== NOTHING ? [[label, share / most] as const] : [],
		),
	);
}
