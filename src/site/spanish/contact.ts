import { contactInSpanish } from "#intake/contacts/words-in-spanish.tsx";
import { visitorFormsInSpanish } from "#site/spanish/forms.tsx";
import { speaking } from "#ui/words.ts";

export const handle = speaking(...visitorFormsInSpanish, contactInSpanish);
