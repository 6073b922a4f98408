import type { Failure } from "#platform/api/failure.ts";
import type { Language } from "#platform/text/language.ts";
import { inSpanish } from "#ui/messages-in-spanish.ts";

/** What the failure page says, apart from the failure itself. */
interface FailureWords {
	/** Title and heading while no request is served. */
	busy: readonly [title: string, heading: string];
	/** Title and heading of any other failure. */
	failed: readonly [title: string, heading: string];
	detail: (failure: Failure) => string;
	help: (school: string) => string;
}

export const failureWords: Readonly<Record<Language, FailureWords>> = {
	en: {
		busy: ["Please try again in a minute", "We’ll be right back"],
		failed: ["Something went wrong", "Something went wrong"],
		detail: ({ detail }) => detail,
		help: (school) => `Need help now? Call or email ${school}:`,
	},
	es: {
		busy: ["Inténtelo de nuevo en un minuto", "Volvemos enseguida"],
		failed: ["Algo salió mal", "Algo salió mal"],
		detail: ({ detail }) => inSpanish(detail),
		help: (school) => `¿Necesita ayuda ahora? Llame o escriba a ${school}:`,
	},
};
