import {
	applicantInSpanish,
	brokenLinkInSpanish,
} from "#intake/registrations/applicant/words-in-spanish.ts";
import { speaking } from "#ui/words.ts";

export const handle = speaking(applicantInSpanish, brokenLinkInSpanish);
