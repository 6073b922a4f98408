import type { registrationWords } from "#intake/registrations/words.ts";
import { translate } from "#ui/words.ts";

export const registrationInSpanish = translate<typeof registrationWords>("registration", {
	title: "Inscripción en un programa",
	lead: "Por favor, llene este formulario para inscribirse en uno de nuestros programas de salud.",
	duration: "Toma unos dos minutos. Conservamos lo que escribe hasta que lo envíe.",
	fullName: "Nombre completo",
	phone: "Teléfono",
	phoneHint:
		"Nuestra oficina le llamará sobre su inscripción en el horario de oficina. Sin llamadas automáticas.",
	program: "Programa",
	chooseProgram: "Elija un programa",
	class: "Clase",
	classHint: "Usted pide un lugar; es suyo cuando nuestra oficina lo haya confirmado.",
	noClass: "Decidir después",
	message: "Mensaje",
	messageHint: "Por ejemplo, clases de día o de noche, o una pregunta para nosotros.",
	submit: "Inscribirme",
	unexpected: "Hubo un problema con su inscripción. Inténtelo de nuevo.",
	kept: "Sin pago y sin cuenta. Conservamos en esta pestaña lo que escribe hasta que lo envíe.",
});
