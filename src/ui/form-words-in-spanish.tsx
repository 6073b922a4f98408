import { emailHintWords } from "#ui/email-hint-words.tsx";
import { formWords } from "#ui/form-words.ts";
import { translate } from "#ui/words.ts";

export const formInSpanish = translate(formWords, {
	optional: "(opcional)",
	email: "Correo electrónico",
	sending: "Enviando…",
	clear: "Borrar el formulario",
	reference: "Su número de referencia",
	leaveEmpty: "Deje este campo vacío",
});

export const emailHintInSpanish = translate(emailHintWords, {
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
