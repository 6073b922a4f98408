import type { contactWords } from "#intake/contacts/words.tsx";
import { translate } from "#ui/words.ts";

export const contactInSpanish = translate<typeof contactWords>("contact", {
	title: "Contáctenos",
	information: "Información de contacto",
	write: "Envíenos un mensaje",
	name: "Nombre",
	phone: "Teléfono",
	phoneHint:
		"Si nos da un número, nuestra oficina puede llamarle sobre su pregunta. Sin llamadas automáticas.",
	subject: "Asunto",
	program: "Programa de interés",
	noProgram: "Todavía no lo sé",
	message: "Mensaje",
	submit: "Enviar mensaje",
	unexpected: "Hubo un problema al enviar su mensaje. Inténtelo de nuevo.",
	kept: "Conservamos en esta pestaña lo que escribe hasta que lo envíe.",
	saved: "¡Su mensaje se envió con éxito!",
	thanks: "Gracias por comunicarse con nosotros. ¡Le responderemos pronto!",
	received: "Recibimos su mensaje.",
	reply: (email) => (
		<>
			Lo leemos en el horario de oficina y le respondemos
			{email && (
				<>
					{" "}
					a <b>{email}</b>
				</>
			)}
			.
		</>
	),
	hurry: (phone) => <>¿Tiene prisa? Llame al {phone} y denos este número.</>,
	again: "Enviar otro mensaje",
});
