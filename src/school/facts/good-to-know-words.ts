import type { ReactNode } from "react";
import { writtenDate } from "#platform/calendar/dates.ts";
import { defineWords } from "#ui/words.ts";

/** What frames the facts of a course. */
export const goodToKnowWords = defineWords("good-to-know", {
	title: "Good to know",
	source: (source: string): ReactNode => `Source: ${source}`,
	asOf: (instant: string) => `As of ${writtenDate(instant)}`,
});
