import type { consentWords } from "#school/profile/consent-words.ts";
import { translate } from "#ui/words.ts";

export const consentSentencesInSpanish: typeof consentWords.english = {
	registration:
		"Al inscribirse, usted acepta que nuestra oficina le llame o le escriba por correo electrónico sobre su inscripción.",
	message:
		"Al enviar esto, usted acepta que nuestra oficina le llame o le escriba por correo electrónico para responderle.",
};

export const consentInSpanish = translate<typeof consentWords>(
	"consent",
	consentSentencesInSpanish,
);
