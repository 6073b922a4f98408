import type { callback, panel } from "#assistant/widget/panel-words.tsx";
import { weekSentenceInSpanish } from "#school/profile/week-in-spanish.ts";
import { formsInSpanish } from "#ui/form-words-in-spanish.tsx";
import { translate } from "#ui/words.ts";

/** The words of the open chat in Spanish, loaded with the panel and with Spanish pages only. */
export const panelInSpanish = [
	...formsInSpanish,
	translate<typeof panel>("chatPanel", {
		name: "Chat con el asistente automático",
		minimize: "Minimizar el chat",
		conversation: "Conversación",
		visitor: "Usted",
		assistant: "Asistente",
		typing: "El asistente está escribiendo",
		helpful: "Me sirvió",
		notHelpful: "No me sirvió",
		suggestions: "Respuestas sugeridas",
		person: "Hablar con una persona",
		leaveNumber: "Deje su número",
		message: "Su mensaje",
		write: "Escriba un mensaje",
		send: "Enviar",
		left: (count) => (count === 1 ? "Queda 1 carácter" : `Quedan ${count} caracteres`),
	}),
	translate<typeof callback>("chatCallback", {
		back: "Volver al chat",
		title: "Permítanos llamarle",
		saved: "Le llamaremos",
		thanks: (name, phone, hours) => (
			<>
				Gracias, {name}. Alguien de nuestra oficina le llamará al <b>{phone}</b> en el horario de
				oficina. {weekSentenceInSpanish(hours)}
			</>
		),
		reference: "Su número de referencia",
		hurry: (phone) => <>¿Tiene prisa? Llame al {phone} y díganos este número.</>,
		name: "Nombre",
		phone: "Teléfono",
		privacy: "Política de privacidad",
		submit: "Llámenme",
		sending: "Enviando…",
		unexpected: "Hubo un problema al enviar su número. Inténtelo de nuevo.",
	}),
];
