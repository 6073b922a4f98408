import { chatButtonInSpanish } from "#assistant/widget/words-in-spanish.ts";
import { openingInSpanish } from "#school/profile/opening-words-in-spanish.ts";
import {
	contactInSpanish,
	errorsInSpanish,
	frameInSpanish,
} from "#school/profile/words-in-spanish.ts";
import { programNamesInSpanish } from "#school/translations/program-names-in-spanish.ts";
import { toastsInSpanish } from "#ui/toast-words-in-spanish.ts";
import { speaking, type Translation } from "#ui/words.ts";

/** The `handle` of a Spanish page: what each of them says, and what it says alone. */
export const spanishPage = (...own: readonly Translation[]) =>
	speaking(
		frameInSpanish,
		programNamesInSpanish,
		openingInSpanish,
		contactInSpanish,
		errorsInSpanish,
		toastsInSpanish,
		chatButtonInSpanish,
		...own,
	);
