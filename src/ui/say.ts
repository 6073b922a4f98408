import type { Language } from "#platform/text/language.ts";
import type { FieldErrors } from "#ui/field-errors.ts";
import { inSpanish } from "#ui/messages-in-spanish.ts";

// The server and the schemas speak English: other programs read them too. Pages say it in their language.

/** Says in the language of a page what the server, the schemas and the code that sends a form report in English. */
type Say = (message: string) => string;

/** How pages of a language say it. For the server: browsers load the sentences of another language with its forms. */
export const say: Readonly<Record<Language, Say>> = { en: (message) => message, es: inSpanish };

/** Says the errors of a form. */
export const saidErrors = (errors: FieldErrors, sayIt: Say): FieldErrors =>
	Object.fromEntries(Object.entries(errors).map(([field, message]) => [field, sayIt(message)]));
