import { accessibilityInSpanish } from "#school/profile/accessibility-words-in-spanish.ts";
import { spanishPage } from "#site/spanish/page.ts";

export const handle = spanishPage(accessibilityInSpanish);
