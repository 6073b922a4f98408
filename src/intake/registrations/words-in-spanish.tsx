import { placeInSpanish } from "#intake/placements/words-in-spanish.ts";
import { registrationWords } from "#intake/registrations/words.tsx";
import { openInSpanish } from "#school/profile/week-in-spanish.ts";
import { translate } from "#ui/words.ts";

export const registrationInSpanish = translate(registrationWords, {
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
	kept: "Sin pago y sin cuenta. Conservamos en esta pestaña lo que escribe hasta que lo envíe.",
	saved: "¡Su inscripción fue exitosa!",
	thanks: "Gracias por inscribirse con nosotros. Nuestro equipo se comunicará pronto con usted.",
	received: (program) => (
		<>
			Recibimos su inscripción
			{program && (
				<>
					{" "}
					en el programa <b>{program}</b>
				</>
			)}
			.
		</>
	),
	place: placeInSpanish,
	call: (phone, hours) => (
		<>
			Le llamaremos{" "}
			{phone && (
				<>
					al <b className="num">{phone}</b>{" "}
				</>
			)}
			en el horario de oficina: {openInSpanish(hours)}.
		</>
	),
	mistake: (phone) => (
		<>¿Se equivocó en algo, o tiene prisa? Llame al {phone} y denos este número.</>
	),
	again: "Hacer otra inscripción",
});
