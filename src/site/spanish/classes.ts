import { finderInSpanish } from "#school/classes/finder-words-in-spanish.ts";
import { classListInSpanish } from "#school/classes/list-words-in-spanish.ts";
import { spanishPage } from "#site/spanish/page.ts";

export const handle = spanishPage(finderInSpanish, classListInSpanish);
