import { setTimeout } from "node:timers/promises";
import { type Mentions, mentionsIn, nameBookOf } from "#chat/engine/catalog-names.ts";
import { Classifier, type Guess, type Sample } from "#chat/engine/classifier.ts";
import { wordsOf } from "#chat/engine/normalize.ts";
import { linesOf } from "#chat/engine/training-data.ts";

/** A labelled question of the training data (`training/questions.jsonl`). */
type Labelled = { text: string; intents: string[] };

/** Read anew each time: needed while the process starts only, and large. */
const labelled = () => linesOf("questions.jsonl").map((line) => JSON.parse(line) as Labelled);

/** A word that stands in fewer questions may be a slip of the pen. */
const SPELLED_RIGHT = 4;

/** Words that stand in several labelled questions: surely spelled right. */
export function trainedWords(): string[] {
	const counts = new Map<string, number>();
	for (const { text } of labelled())
		for (const word of new Set(text.toLowerCase().match(/[a-z]{4,}/g)))
			counts.set(word, (counts.get(word) ?? 0) + 1);
	return [...counts].flatMap(([word, count]) => (count >= SPELLED_RIGHT ? [word] : []));
}

/** The words with names of programs and numbers made alike: "how much is CNA" and "how much is EKG" are one question. */
function masked(words: readonly string[], { places }: Mentions): string[] {
	const result: string[] = [];
	for (const [at, word] of words.entries()) {
		const slug = places.get(at);
		const token =
			slug === undefined
				? word.replace(/^\d{1,2}$/, "«number»").replace(/^\d{3,}$/, "«large number»")
				: slug
					? "«program»"
					: "«other program»";
		if (slug === undefined || result.at(-1) !== token) result.push(token);
	}
	return result;
}

function* samples(): Generator<Sample> {
	const usual = nameBookOf(usualCatalog);
	for (const { text, intents } of labelled()) {
		const words = wordsOf(text);
		for (const label of intents) yield { words: masked(words, mentionsIn(words, usual)), label };
	}
}

/** The training data speaks of the usual programs, whatever the school teaches now. */
const usualCatalog = [
	"Medical Assistant",
	"Nursing Assistant (CNA)",
	"Home Health Aide (CHHA)",
	"EKG Technician",
	"Phlebotomy",
	"Patient Care Technician",
	"Pharmacy Technician",
	"Medical Billing and Coding",
	"CPR and First Aid",
].map((title, id) => ({
	id,
	slug: `usual-${id}`,
	title,
	summary: "",
	description: "",
	otherNames: [],
}));

let classifier: Classifier | undefined;
const learning = Classifier.learning(samples());
/** Small steps at a time, so that a request in between is answered. */
const STEPS = 400;

function finish(): Classifier {
	while (!classifier) {
		const step = learning.next();
		if (step.done) classifier = step.value;
	}
	return classifier;
}

/** Trains the classifier bit by bit while the process has other things to do. */
export async function prepareIntents(): Promise<void> {
	while (!classifier) {
		for (let n = 0; n < STEPS && !classifier; n++) {
			const step = learning.next();
			if (step.done) classifier = step.value;
		}
		await setTimeout(0);
	}
}

/** What a message asks for, likeliest first; shares are together 1. */
export const intentsOf = (words: readonly string[], mentions: Mentions): Guess[] =>
	finish().guess(masked(words, mentions));
