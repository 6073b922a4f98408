import { chatButtonInSpanish } from "#assistant/widget/words-in-spanish.ts";
import { openingInSpanish } from "#school/profile/opening-words-in-spanish.ts";
import {
	contactInSpanish,
	errorsInSpanish,
	frameInSpanish,
} from "#school/profile/words-in-spanish.ts";
import { programNamesInSpanish } from "#school/translations/program-names-in-spanish.ts";
import { toastsInSpanish } from "#ui/toast-words-in-spanish.ts";
import { speaking } from "#ui/words.ts";

/** What every Spanish page says. */
export const handle = speaking(
	frameInSpanish,
	programNamesInSpanish,
	openingInSpanish,
	contactInSpanish,
	errorsInSpanish,
	toastsInSpanish,
	chatButtonInSpanish,
);
