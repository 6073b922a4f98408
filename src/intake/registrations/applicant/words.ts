import { english } from "#intake/registrations/applicant/english.ts";
import { spanish } from "#intake/registrations/applicant/spanish.ts";
import type { Language } from "#platform/text/language.ts";

/** The words of the applicant's page, in the language of the confirmation. */
export const applicantWords: Readonly<Record<Language, typeof english>> = {
	en: english,
	es: spanish,
};

export type ApplicantWords = typeof english;
