import { finderInSpanish } from "#school/classes/finder-words-in-spanish.ts";
import { classListInSpanish } from "#school/classes/list-words-in-spanish.ts";
import { speaking } from "#ui/words.ts";

export const handle = speaking(finderInSpanish, classListInSpanish);
