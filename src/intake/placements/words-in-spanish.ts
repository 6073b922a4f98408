import type { PlaceWords } from "#intake/placements/words.ts";
import { momentInSpanish } from "#platform/calendar/in-spanish.ts";

// Apart from the English words, which every page of visitors loads.
export const placeInSpanish: PlaceWords = {
	moment: momentInSpanish,
	wanted: [
		"Usted pidió esta clase. Su lugar todavía no está reservado: nuestra oficina se comunicará con usted antes de que sea suyo.",
	],
	waiting: (number) => [
		`Esta clase está llena. Usted está en la lista de espera, número ${number}.`,
		"Cuando se libere un lugar y sea su turno, se lo ofreceremos por correo. Será suyo solo si lo acepta a más tardar a la hora que indica ese correo.",
	],
	closed: (number) => [
		`Esta clase ya no recibe inscripciones. Usted está en su lista de espera, número ${number}.`,
		"Si quiere un lugar en otra clase, llámenos.",
	],
	offered: (until) => [
		`Un lugar en esta clase es suyo si lo acepta a más tardar ${until}.`,
		"Si no responde antes, se lo ofreceremos a la siguiente persona de la lista de espera.",
	],
	placed: ["Tiene un lugar en esta clase. Le esperamos."],
	released: ["Usted no tiene un lugar en esta clase. Si quiere uno en otra clase, llámenos."],
};
