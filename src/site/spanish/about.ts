import { aboutInSpanish } from "#school/texts/about-words-in-spanish.ts";
import { speaking } from "#ui/words.ts";

export const handle = speaking(aboutInSpanish);
