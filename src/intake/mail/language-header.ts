import * as z from "zod/mini";
import type { Language } from "#platform/text/language.ts";

// JSON bodies contain only the specification's fields, so the language of a form travels in a header.

const HEADER = "accept-language";

/** Declares the header of a form's endpoint; any value is valid. */
export const languageHeader = z.object({ [HEADER]: z.optional(z.string()) });

/** Returns the header of a form in the language of its page, whatever the browser prefers. */
export const inLanguage = (language: Language) => ({ [HEADER]: language });

/** Returns the language of a form by its header; a program may leave it out. */
export const languageOfForm = (header = ""): Language => (/^es\b/i.test(header) ? "es" : "en");
