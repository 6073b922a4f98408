import type { ReactNode } from "react";
import { writtenDate } from "#platform/calendar/dates.ts";
import { type ShortWords, shortInEnglish } from "#school/classes/in-short.ts";
import { defineWords } from "#ui/words.ts";

/** The words of the key facts of a course in a language. */
export interface KeyFactWords extends ShortWords {
	/** How an answer may begin with what its term says already. */
	lead: RegExp;
}

const inEnglish: KeyFactWords = {
	...shortInEnglish,
	lead: /^(?:it|(?:the|this|our) (?:next )?(?:class|course|program)) (?:costs|lasts|takes|(?:starts|begins)(?: on)?) /i,
};

export const keyFactWords = defineWords("key-facts", inEnglish);

/** What frames the facts of a course. */
export const goodToKnowWords = defineWords("good-to-know", {
	title: "Good to know",
	source: (source: string): ReactNode => `Source: ${source}`,
	asOf: (instant: string) => `As of ${writtenDate(instant)}`,
});
