import { placeInSpanish } from "#intake/placements/words-in-spanish.ts";
import type { successWords } from "#intake/registrations/success-words.tsx";
import { openInSpanish } from "#school/profile/week-in-spanish.ts";
import { translate } from "#ui/words.ts";

export const successInSpanish = translate<typeof successWords>("registration-success", {
	saved: "¡Su inscripción se envió con éxito!",
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
