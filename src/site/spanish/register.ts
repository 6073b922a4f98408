import { registerPageInSpanish } from "#intake/registrations/page-words-in-spanish.tsx";
import { successInSpanish } from "#intake/registrations/success-words-in-spanish.tsx";
import { registrationInSpanish } from "#intake/registrations/words-in-spanish.ts";
import { visitorFormsInSpanish } from "#site/spanish/forms.tsx";
import { spanishPage } from "#site/spanish/page.ts";

export const handle = spanishPage(
	...visitorFormsInSpanish,
	registrationInSpanish,
	successInSpanish,
	registerPageInSpanish,
);
