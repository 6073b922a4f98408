import { keyFactsOfSpanish } from "#school/facts/key-facts-in-spanish.ts";
import { spanishLabels, spanishQuestions } from "#school/facts/spanish-labels.ts";
import type { FactWords } from "#school/facts/words.ts";

export const factsInSpanish: FactWords = {
	...keyFactsOfSpanish,
	language: "es",
	labelOf: (topic) => spanishLabels[topic],
	questionOf: (topic) => spanishQuestions[topic],
};
