import type { registerPageWords } from "#intake/registrations/page-words.tsx";
import { translate } from "#ui/words.ts";

export const registerPageInSpanish = translate<typeof registerPageWords>("register page", {
	description: (place) =>
		`Inscríbase en un programa de salud en ${place}. Toma unos dos minutos, sin pago y sin cuenta. Nuestra oficina se comunicará con usted.`,
	classGone: (
		<>
			<b>La clase que eligió no se ofrece en este momento.</b> Elija otra, o inscríbase en el
			programa, y nuestra oficina le ayudará a encontrar una clase.
		</>
	),
	classesNotLoaded: (
		<>
			<b>Las fechas de las clases no se cargaron.</b> Inténtelo de nuevo en un minuto, o inscríbase
			en el programa, y nuestra oficina le ayudará a encontrar una clase.
		</>
	),
	next: "Qué sigue",
	number: "Usted recibe de inmediato un número de referencia.",
	contact: "Alguien de nuestra oficina le llama o le escribe en el horario de oficina.",
	visit:
		"Usted nos visita, recibe los costos y las fechas por escrito, y elige clases de día o de noche.",
	talk: "¿Prefiere hablar con nosotros?",
});
