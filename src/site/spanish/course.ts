import { classListInSpanish } from "#school/classes/list-words-in-spanish.ts";
import { courseInSpanish, noCourseInSpanish } from "#school/courses/page-words-in-spanish.ts";
import { goodToKnowInSpanish } from "#school/facts/good-to-know-words-in-spanish.tsx";
import { keyFactsInSpanish } from "#school/facts/key-fact-words-in-spanish.ts";
import { speaking } from "#ui/words.ts";

export const handle = speaking(
	courseInSpanish,
	noCourseInSpanish,
	keyFactsInSpanish,
	classListInSpanish,
	goodToKnowInSpanish,
);
