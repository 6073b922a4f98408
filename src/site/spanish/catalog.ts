import { classListInSpanish } from "#school/classes/list-words-in-spanish.ts";
import { catalogInSpanish } from "#school/courses/catalog-words-in-spanish.ts";
import { goodToKnowInSpanish, keyFactsInSpanish } from "#school/facts/page-words-in-spanish.tsx";
import { speaking } from "#ui/words.ts";

export const handle = speaking(
	catalogInSpanish,
	keyFactsInSpanish,
	classListInSpanish,
	goodToKnowInSpanish,
);
