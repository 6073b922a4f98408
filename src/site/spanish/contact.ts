import { contactInSpanish } from "#intake/contacts/words-in-spanish.tsx";
import { formsInSpanish } from "#site/spanish/forms.ts";
import { speaking } from "#ui/words.ts";

export const handle = speaking(...formsInSpanish, contactInSpanish);
