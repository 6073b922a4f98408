import {
	applicantInSpanish,
	brokenLinkInSpanish,
} from "#intake/registrations/applicant/words-in-spanish.ts";
import { spanishPage } from "#site/spanish/page.ts";
import { formsInSpanish } from "#ui/form-words-in-spanish.tsx";

export const handle = spanishPage(...formsInSpanish, applicantInSpanish, brokenLinkInSpanish);
