import type { emailHintWords } from "#ui/email-hint-words.tsx";
import type { formWords } from "#ui/form-words.ts";
import { translate } from "#ui/words.ts";

const formInSpanish = translate<typeof formWords>("form", {
	optional: "(opcional)",
	email: "Correo electrónico",
	sending: "Enviando…",
	clear: "Borrar el formulario",
	clearQuestion: "¿Borrar todo lo que escribió? No se puede deshacer.",
	reference: "Su número de referencia",
	leaveEmpty: "Deje este campo vacío",
	notSent: (count) =>
		`Todavía no se envió. Corrija ${count} ${count === 1 ? "respuesta" : "respuestas"} más arriba. Sus otras respuestas siguen aquí.`,
	offline: "En este momento no tiene conexión a internet.",
	stillHere: "Sus respuestas siguen aquí.",
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
export const formsInSpanish = [formInSpanish, emailHintInSpanish] as const;
