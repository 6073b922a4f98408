import type { Language } from "#platform/text/language.ts";

/** The languages as the office reads them. */
export const languageNames: Readonly<Record<Language, string>> = { en: "English", es: "Spanish" };
