import { accessibilityInSpanish } from "#school/profile/accessibility-words-in-spanish.tsx";
import { speaking } from "#ui/words.ts";

export const handle = speaking(accessibilityInSpanish);
