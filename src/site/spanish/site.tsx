import { chatButtonInSpanish } from "#assistant/widget/words-in-spanish.ts";
import { openingInSpanish } from "#school/profile/opening-words-in-spanish.ts";
import {
	contactInSpanish,
	errorsInSpanish,
	frameInSpanish,
} from "#school/profile/words-in-spanish.ts";
import { programNamesInSpanish } from "#school/translations/program-names-in-spanish.ts";
import { emailHintInSpanish, formInSpanish } from "#ui/form-words-in-spanish.tsx";
import { messagesInSpanish } from "#ui/messages-in-spanish.ts";
import { toastsInSpanish } from "#ui/toast-words-in-spanish.ts";
import { speaking } from "#ui/words.ts";

/** What every Spanish page says; its chat has a form, and a notification may still be there from the page before. */
export const handle = speaking(
	frameInSpanish,
	programNamesInSpanish,
	openingInSpanish,
	contactInSpanish,
	errorsInSpanish,
	toastsInSpanish,
	messagesInSpanish,
	formInSpanish,
	emailHintInSpanish,
	chatButtonInSpanish,
);
