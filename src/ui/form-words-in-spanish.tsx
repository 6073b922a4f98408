import type { emailHintWords } from "#ui/email-hint-words.tsx";
import type { formWords } from "#ui/form-words.ts";
import { messagesInSpanish } from "#ui/messages-in-spanish.ts";
import { translate } from "#ui/words.ts";

const formInSpanish = translate<typeof formWords>("form", {
	optional: "(opcional)",
	email: "Correo electrónico",
	sending: "Enviando…",
	clear: "Borrar el formulario",
	reference: "Su número de referencia",
	leaveEmpty: "Deje este campo vacío",
});

const emailHintInSpanish = translate<typeof emailHintWords>("email hint", {
	ask: (meant) => (
		<>
			¿Quiso decir <b>{meant}</b>?
		</>
	),
	change: "Sí, cambiarlo",
	keep: "No, dejar el mío",
	changed: (meant) => `Cambiado a ${meant}.`,
	kept: (typed) => `Su correo sigue siendo ${typed}.`,
});

/** What every form says. */
export const formsInSpanish = [formInSpanish, emailHintInSpanish, messagesInSpanish] as const;
