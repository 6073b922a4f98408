import { contactInSpanish } from "#intake/contacts/words-in-spanish.tsx";
import { visitorFormsInSpanish } from "#site/spanish/forms.tsx";
import { spanishPage } from "#site/spanish/page.ts";

export const handle = spanishPage(...visitorFormsInSpanish, contactInSpanish);
