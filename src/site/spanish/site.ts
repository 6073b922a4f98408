import { chatButtonInSpanish } from "#assistant/widget/words-in-spanish.ts";
import { frameInSpanish } from "#school/profile/words-in-spanish.ts";
import { speaking } from "#ui/words.ts";

/** What every Spanish page says. */
export const handle = speaking(frameInSpanish, chatButtonInSpanish);
