import type { Failure } from "#platform/api/failure.ts";
import type { Language } from "#platform/text/language.ts";

/** What the failure page says, apart from the failure itself. */
interface FailureWords {
	/** Title and heading while no request is served. */
	busy: readonly [title: string, heading: string];
	/** Title and heading of any other failure. */
	failed: readonly [title: string, heading: string];
	detail: (failure: Failure, requestId: string) => string;
	help: (school: string) => string;
}

/** The Spanish of failures that a browser may get in place of a page. */
const details: ReadonlyMap<string, string> = new Map([
	[
		"The site is starting. Please try again in a moment.",
		"El sitio se está iniciando. Inténtelo de nuevo en un momento.",
	],
	[
		"The site is restarting. Please try again in a moment.",
		"El sitio se está reiniciando. Inténtelo de nuevo en un momento.",
	],
	[
		"The site is very busy. Please try again in a minute.",
		"El sitio recibe demasiadas visitas en este momento. Inténtelo de nuevo en un minuto.",
	],
	[
		"We’re having trouble right now. Please try again in a minute.",
		"Tenemos problemas en este momento. Inténtelo de nuevo en un minuto.",
	],
	[
		"Your request may have been saved. Please send it again in a minute. It will be saved only once.",
		"Es posible que su envío se haya guardado. Envíelo de nuevo en un minuto. Se guardará una sola vez.",
	],
	[
		"Your request may have been saved. Please refresh the page and check before you send it again.",
		"Es posible que su envío se haya guardado. Vuelva a cargar la página y compruébelo antes de enviarlo de nuevo.",
	],
]);

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
		detail: ({ detail }, requestId) =>
			details.get(detail) ??
			`Algo salió mal de nuestro lado. Inténtelo de nuevo. Si sigue pasando, comuníquese con nosotros y denos este código: ${requestId}`,
		help: (school) => `¿Necesita ayuda ahora? Llame o escriba a ${school}:`,
	},
};
