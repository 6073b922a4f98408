import { classListInSpanish } from "#school/classes/list-words-in-spanish.ts";
import { catalogInSpanish } from "#school/courses/catalog-words-in-spanish.ts";
import { goodToKnowInSpanish, keyFactsInSpanish } from "#school/facts/page-words-in-spanish.tsx";
import { spanishPage } from "#site/spanish/page.ts";

export const handle = spanishPage(
	catalogInSpanish,
	keyFactsInSpanish,
	classListInSpanish,
	goodToKnowInSpanish,
);
