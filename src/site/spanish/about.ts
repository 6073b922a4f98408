import { aboutInSpanish } from "#school/texts/about-words-in-spanish.ts";
import { spanishPage } from "#site/spanish/page.ts";

export const handle = spanishPage(aboutInSpanish);
