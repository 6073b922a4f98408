/** The day of the sentences below. Set it to the day of the change with every change of one: it is stored with each submission. */
export const consentVersion = "2026-11-24";

/** A sentence in the languages of its readers. */
export type ConsentSentence = Readonly<Record<"en" | "es", string>>;

/** What people who register agree to. */
export const registrationConsent: ConsentSentence = {
	en: "By registering, you agree that our office may call or email you about it.",
	es: "Al inscribirse, usted acepta que nuestra oficina le llame o le escriba sobre su inscripción.",
};

/** What people who send a message agree to. */
export const messageConsent: ConsentSentence = {
	en: "By sending this, you agree that our office may call or email you to answer.",
	es: "Al enviar esto, usted acepta que nuestra oficina le llame o le escriba para responderle.",
};

/** What people who ask in the chat to be called agree to. */
export const callConsent: ConsentSentence = {
	en: "By sending this, you agree that our office may call or email you about our programs and read this chat to prepare.",
	es: "Al enviar esto, usted acepta que nuestra oficina le llame o le escriba sobre nuestros programas y lea este chat para prepararse.",
};

/** A sentence that was agreed to, as it is stored with a submission; null if none was shown. */
export interface Consent {
	consent: string | null;
	consentVersion: string | null;
}

/** Returns what is stored of a sentence that was shown with a form. */
export const agreedTo = (consent: string): Consent => ({ consent, consentVersion });

/** Returns what is stored of a sentence that a form shows in both languages: see `consent-lines.tsx`. */
export const agreedToBoth = ({ en, es }: ConsentSentence): Consent => agreedTo(`${en} ${es}`);
