/** The day of the sentences below. Set it anew with every change of one: it is stored with each submission. */
export const consentVersion = "2026-11-22";

/** What somebody agrees to who registers. */
export const registrationConsent =
	"By registering, you agree that our office may call or email you about it.";

/** What somebody agrees to who sends a message. */
export const messageConsent =
	"By sending this, you agree that our office may call or email you to answer.";

/** What somebody agrees to who asks in the chat to be called. */
export const callConsents = {
	en: "By sending this, you agree that our office may call or email you about our programs and read this chat to prepare.",
	es: "Al enviar esto, usted acepta que nuestra oficina le llame o le escriba sobre nuestros programas y lea este chat para prepararse.",
} as const;

/** A sentence that was agreed to, as it is stored with a submission; null if none was shown. */
export interface Consent {
	consent: string | null;
	consentVersion: string | null;
}

/** Returns what is stored of a sentence that was shown above the button. */
export const agreedTo = (consent: string): Consent => ({ consent, consentVersion });
