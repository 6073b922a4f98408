import type { ReactNode } from "react";
import { writtenDate } from "#platform/calendar/dates.ts";
import { shortInEnglish } from "#school/classes/in-short.ts";
import { defineWords } from "#ui/words.ts";

/** The words of the key facts of a course. */
export const keyFactWords = defineWords("key-facts", {
	...shortInEnglish,
	/** How an answer may begin with what its term says already. */
	lead: /^(?:it|(?:the|this|our) (?:next )?(?:class|course|program)) (?:costs|lasts|takes|(?:starts|begins)(?: on)?) /i,
});
export type KeyFactWords = typeof keyFactWords.english;

/** What frames the facts of a course. */
export const goodToKnowWords = defineWords("good-to-know", {
	title: "Good to know",
	source: (source: string): ReactNode => `Source: ${source}`,
	asOf: (instant: string) => `As of ${writtenDate(instant)}`,
});
