import { courseSelectInSpanish } from "#school/courses/course-select-words-in-spanish.ts";
import { consentInSpanish } from "#school/profile/consent-words-in-spanish.ts";
import { emailHintInSpanish, formInSpanish } from "#ui/form-words-in-spanish.tsx";
import { messagesInSpanish } from "#ui/messages-in-spanish.ts";

/** What every form of visitors says and reports. Bundled, unlike `.ts` files, because some of it has markup. */
export const formsInSpanish = [
	formInSpanish,
	emailHintInSpanish,
	courseSelectInSpanish,
	consentInSpanish,
	messagesInSpanish,
] as const;
