import type { Place } from "#intake/placements/public-contract.ts";
import { momentInEnglish, momentInSpanish, newYorkClock } from "#platform/calendar/new-york.ts";

/**
 * Says what a place in a class means, in the same sentences on pages and in email.
 * @param isClosed whether the class takes no more registrations
 */
export function placeInWords(
	{ state, number, offeredUntil }: Pick<Place, "state" | "number" | "offeredUntil">,
	language: "en" | "es",
	isClosed = false,
): string[] {
	const words = language === "es" ? spanish : english;
	if (state === "waiting") return (isClosed ? words.closed : words.waiting)(number ?? 1);
	if (state !== "offered") return words[state];
	const until = newYorkClock(new Date(offeredUntil ?? 0));
	return words.offered(language === "es" ? momentInSpanish(until) : momentInEnglish(until));
}

const english = {
	wanted: [
		"You asked for this class. Your place is not booked yet: our office contacts you before it is yours.",
	],
	waiting: (number: number) => [
		`This class is full. You are on the waiting list, number ${number}.`,
		"When a seat becomes free and it is your turn, we offer it to you by email. You do not have to do anything.",
	],
	closed: (number: number) => [
		`This class is no longer accepting registrations. You are on its waiting list, number ${number}.`,
		"If you would like a place in another class, please call us.",
	],
	offered: (until: string) => [
		`A seat in this class is yours if you accept it by ${until}.`,
		"If you do not answer by then, we offer it to the next person on the waiting list.",
	],
	placed: ["You have a place in this class. We look forward to seeing you."],
	released: [
		"You do not have a place in this class. If you would like one in another class, please call us.",
	],
};

const spanish: typeof english = {
	wanted: [
		"Usted pidió esta clase. Su lugar todavía no está reservado: nuestra oficina se comunicará con usted antes de que sea suyo.",
	],
	waiting: (number) => [
		`Esta clase está completa. Usted está en la lista de espera, número ${number}.`,
		"Cuando se libere un lugar y sea su turno, se lo ofreceremos por correo. No tiene que hacer nada.",
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
