import type { Language } from "#platform/text/language.ts";
import { type KeyFactWords, keyFactWords } from "#school/facts/page-words.ts";
import { type FactTopic, topicOf } from "#school/facts/topics.ts";

/** How topics and key facts are called in a language. */
export interface FactWords extends KeyFactWords {
	language: Language;
	labelOf: (topic: Exclude<FactTopic, "other">) => string;
	questionOf: (topic: FactTopic) => string;
}

export const factsInEnglish: FactWords = {
	...keyFactWords.english,
	language: "en",
	labelOf: (topic) => topicOf(topic).label,
	questionOf: (topic) => topicOf(topic).question,
};
