import type { Language } from "#platform/text/language.ts";
import { type FactWords, factsInEnglish } from "#school/facts/words.ts";
import { factsInSpanish } from "#school/facts/words-in-spanish.ts";

// For the server, which speaks all languages. What runs in a browser loads the words of its page alone.

/** Returns the words of facts in a language. */
export const factWordsOf = (language: Language): FactWords =>
	language === "es" ? factsInSpanish : factsInEnglish;
