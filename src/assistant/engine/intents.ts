import { type Mentions, mentionsIn, nameBookOf } from "#assistant/engine/catalog-names.ts";
import type { Guess, Sample } from "#assistant/engine/classifier.ts";
import { Learnt } from "#assistant/engine/learnt.ts";
import { wordsOf } from "#assistant/engine/normalize.ts";
import { labelledQuestions } from "#assistant/engine/training-data.ts";
import { editDistance } from "#platform/text/edit-distance.ts";

/** A word that stands in fewer questions may be a slip of the pen; long words are mistyped more often. */
const spelledRightFrom = (word: string): number => (word.length < 6 ? 4 : 6);
/** From this length on a word so many times rarer than one that is nearly the same is a slip of it, like "asistant". */
const LONG = 7;
const RARER = 8;
const SLIPS = 1;

let trained: readonly string[] | undefined;

/** Words that stand in several labelled questions: surely spelled right. */
export function trainedWords(): readonly string[] {
	trained ??= frequentWords();
	return trained;
}

function frequentWords(): string[] {
	const counts = new Map<string, number>();
	for (const { text } of labelledQuestions())
		for (const word of new Set(text.toLowerCase().match(/[a-z]{4,}/g)))
			counts.set(word, (counts.get(word) ?? 0) + 1);
	const frequent = [...counts].filter(([word, count]) => count >= spelledRightFrom(word));
	const isSlip = ([word, count]: [string, number]): boolean =>
		word.length >= LONG &&
		frequent.some(
			([other, times]) => times >= count * RARER && editDistance(word, other, SLIPS) <= SLIPS,
		);
	return frequent.filter((one) => !isSlip(one)).map(([word]) => word);
}

/** The words with names of programs and numbers made alike: "how much is CNA" and "how much is EKG" are one question. */
function masked(words: readonly string[], { places }: Mentions): string[] {
	const result: string[] = [];
	for (const [at, word] of words.entries()) {
		const slug = places.get(at);
		const program = slug ? "«program»" : "«other program»";
		const token =
			slug === undefined
				? word.replace(/^\d{1,2}$/, "«number»").replace(/^\d{3,}$/, "«large number»")
				: program;
		if (slug === undefined || result.at(-1) !== token) result.push(token);
	}
	return result;
}

/** Intents of somebody in danger. */
export const DANGERS: readonly string[] = ["emergency", "self_harm", "violence"];

function* samples(): Generator<Sample> {
	const usual = nameBookOf(usualCatalog);
	for (const { text, intents } of labelledQuestions()) {
		const words = wordsOf(text);
		// "???" has none, and what is like nothing is not like that.
		if (words.length === 0) continue;
		// Despair and emergencies have a classifier of their own: engine/urgency.ts.
		for (const label of intents)
			if (!DANGERS.includes(label)) yield { words: masked(words, mentionsIn(words, usual)), label };
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

/** What messages ask for. */
export const questionIntents = new Learnt("intents", samples);

/** "CNA how long": beside a program alone it is how long that takes, and no certificate, exam or shift. */
const HOW_LONG =
	/^(?:«program» (?:how long|cuanto (?:dura|tiempo))|(?:how long|cuanto (?:dura|tiempo)) «program»)$/;

/** What a message asks for, likeliest first; shares are together 1. */
export function intentsOf(words: readonly string[], mentions: Mentions): Guess[] {
	const question = masked(words, mentions);
	if (mentions.byExam.length === 0 && HOW_LONG.test(question.join(" ")))
		return [{ label: "duration", share: 1 }];
	return unlessAsked(questionIntents.get().guessOfKnown(question));
}

/** The intent of a message that only tells something: so various that it is a little like every question. */
const TELLS = "tells";

/** The same without it, unless it is the likeliest. */
function unlessAsked(guesses: readonly Guess[]): Guess[] {
	if (guesses[0]?.label === TELLS) return [...guesses];
	const others = guesses.filter(({ label }) => label !== TELLS);
	const sum = others.reduce((total, { share }) => total + share, 0);
	return others.map(({ label, share }) => ({ label, share: share / sum }));
}
