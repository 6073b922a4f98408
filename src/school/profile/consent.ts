import type { Language } from "#platform/text/language.ts";
import { consentWords } from "#school/profile/consent-words.ts";
import { consentSentencesInSpanish } from "#school/profile/consent-words-in-spanish.ts";

/** The day of the sentences below and of how they are shown. Set it to the day of the change with every change: it is stored with each submission. */
export const consentVersion = "2026-11-27";

/** A sentence in the languages of its readers. */
export type ConsentSentence = Readonly<Record<Language, string>>;

/** What people who register agree to. */
export const registrationConsent: ConsentSentence = {
	en: consentWords.english.registration,
	es: consentSentencesInSpanish.registration,
};

/** What people who send a message agree to. */
export const messageConsent: ConsentSentence = {
	en: consentWords.english.message,
	es: consentSentencesInSpanish.message,
};

/** What people who ask in the chat to be called agree to. */
export const callConsent: ConsentSentence = {
	en: "By sending this, you agree that our office may call or email you about our programs and read this chat to prepare.",
	es: "Al enviar esto, usted acepta que nuestra oficina le llame o le escriba por correo electrónico sobre nuestros programas y lea este chat para prepararse.",
};

/** A sentence that was agreed to, as it is stored with a submission; null if none was shown. */
export interface Consent {
	consent: string | null;
	consentVersion: string | null;
}

/** Returns what is stored of a sentence that was shown with a form. */
export const agreedTo = (consent: string): Consent => ({ consent, consentVersion });
