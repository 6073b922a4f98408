import { classListInSpanish } from "#school/classes/list-words-in-spanish.ts";
import { courseInSpanish, noCourseInSpanish } from "#school/courses/page-words-in-spanish.ts";
import { goodToKnowInSpanish, keyFactsInSpanish } from "#school/facts/page-words-in-spanish.tsx";
import { speaking } from "#ui/words.ts";

export const handle = speaking(
	courseInSpanish,
	noCourseInSpanish,
	keyFactsInSpanish,
	classListInSpanish,
	goodToKnowInSpanish,
);
