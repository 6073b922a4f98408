import { classListInSpanish } from "#school/classes/list-words-in-spanish.ts";
import { cardsInSpanish } from "#school/courses/card-words-in-spanish.tsx";
import { courseInSpanish, noCourseInSpanish } from "#school/courses/page-words-in-spanish.ts";
import { goodToKnowInSpanish, keyFactsInSpanish } from "#school/facts/page-words-in-spanish.tsx";
import { drawingsInSpanish } from "#school/profile/drawing-words-in-spanish.ts";
import { picturesInSpanish } from "#school/profile/pictures-in-spanish.ts";
import { spanishPage } from "#site/spanish/page.ts";

export const handle = spanishPage(
	courseInSpanish,
	noCourseInSpanish,
	keyFactsInSpanish,
	classListInSpanish,
	goodToKnowInSpanish,
	cardsInSpanish,
	picturesInSpanish,
	drawingsInSpanish,
);
