import type { chatButton } from "#assistant/widget/words.ts";
import { translate } from "#ui/words.ts";

export const chatButtonInSpanish = translate<typeof chatButton>("chatButton", {
	ask: "Haga una pregunta",
	newAnswer: "Haga una pregunta: respuesta nueva",
	title: "Asistente de la escuela",
	about: "Respuestas automáticas. Puede pedir hablar con una persona en cualquier momento.",
	opening: "Abriendo el chat…",
});
