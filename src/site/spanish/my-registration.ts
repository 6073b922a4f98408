import {
	applicantInSpanish,
	brokenLinkInSpanish,
} from "#intake/registrations/applicant/words-in-spanish.ts";
import { formsInSpanish } from "#ui/form-words-in-spanish.tsx";
import { speaking } from "#ui/words.ts";

export const handle = speaking(...formsInSpanish, applicantInSpanish, brokenLinkInSpanish);
