import { placeInSpanish } from "#intake/placements/words-in-spanish.ts";
import type { applicant, brokenLink } from "#intake/registrations/applicant/words.ts";
import { dateInSpanish, dayInSpanish, momentInSpanish } from "#platform/calendar/in-spanish.ts";
import { clockTime, newYorkClock } from "#platform/calendar/new-york.ts";
import { languageInWords } from "#school/classes/words.ts";
import { weekInSpanish } from "#school/classes/words-in-spanish.ts";
import { weekSentenceInSpanish } from "#school/profile/week-in-spanish.ts";
import { translate } from "#ui/words.ts";

const dayOf = (at: string) => dateInSpanish(newYorkClock(new Date(at)).day);
const momentOf = (at: string) => momentInSpanish(newYorkClock(new Date(at)));

export const brokenLinkInSpanish = translate<typeof brokenLink>("brokenLink", {
	title: "Este enlace no funciona",
	lead: "Puede haber vencido. Use el enlace de nuestro correo más reciente o llámenos y dé su número de referencia.",
	inOther: {
		lang: "en",
		text: "This link does not work. It may have expired. Please use the link in our newest email, or call us and give your reference number.",
	},
});

export const applicantInSpanish = translate<typeof applicant>("applicant", {
	title: "Su inscripción",
	reference: "Su número de referencia",
	now: "Qué sigue ahora",
	received: (at) => `Recibimos su inscripción ${momentOf(at)}.`,
	pending: {
		answer: (moment) =>
			moment
				? `Nuestra oficina le llamará o escribirá a más tardar ${momentInSpanish(moment)}.`
				: "Nuestra oficina le llamará o escribirá cuando abra de nuevo.",
		overdue: (moment) =>
			`Nuestra oficina quería comunicarse con usted a más tardar ${momentInSpanish(moment)}. Si no ha tenido noticias nuestras, llámenos, por favor.`,
		next: "Respondemos a sus preguntas y le damos por escrito el costo total y las fechas de inicio antes de que usted decida. Por ahora no tiene que pagar nada.",
	},
	accepted: {
		news: "Aceptamos su inscripción.",
		next: "Nuestra oficina acuerda con usted la fecha de inicio y el horario, y le da el costo total por escrito. Usted decide después.",
	},
	rejected: {
		news: "Lo sentimos: no podemos aceptar esta inscripción.",
		next: "Si quiere saber el motivo, o si otro programa puede ser para usted, hable con nosotros.",
	},
	withdrawn: {
		news: (at) => `Usted retiró esta inscripción el ${dayOf(at)}.`,
		next: "Nuestra oficina lo sabe y usted no tiene que hacer nada más. Si cambia de opinión, llámenos.",
	},
	seat: {
		place: placeInSpanish,
		title: "Su clase",
		anyClass:
			"Usted pidió una clase de este programa. Nuestra oficina se comunicará con usted sobre las fechas que le convengan.",
		accept: "Aceptar",
		decline: "Rechazar",
		declineAbout: "Usted renuncia a este lugar y a su puesto en la lista de espera.",
		declineNow: "Rechazar el lugar",
		canceled: "Esta clase se canceló.",
		first: "Primer día",
		last: "Último día",
		times: "Días y horario",
		date: dateInSpanish,
		day: dayInSpanish,
		week: weekInSpanish,
		language: (tag) => languageInWords(tag, "es"),
		taughtIn: "Idioma",
		total: "Precio total",
		howToPay: "Cómo pagar",
		answer: "Acepte o rechace el lugar que le ofrecemos.",
		begins: (day, hours, address) =>
			`Primer día de su clase: ${[dayInSpanish(day), hours].filter(Boolean).join(", ")}. Dónde: ${address}.`,
		none: "Usted no tiene un lugar en una clase. Si quiere uno, pregúntenos aquí abajo o llámenos.",
		meetings: (count) => (count === 1 ? "Ver la sesión" : `Ver las ${count} sesiones`),
		kinds: { classroom: "", lab: "laboratorio", clinical: "práctica clínica" },
		callToChange: "Si quiere otra clase, llámenos, por favor.",
		addToCalendar: "Agregar la clase a mi calendario",
	},
	details: "Qué recibimos",
	name: "Nombre completo",
	email: "Correo electrónico",
	phone: "Teléfono",
	address: "Dirección",
	directions: "Cómo llegar",
	program: "Programa",
	message: "Mensaje",
	change: "Cambiar o preguntar algo",
	correct: {
		title: "Corregir mis datos",
		about: "Para otro programa, pregúntenos aquí abajo o llame: puede tener otros requisitos.",
		submit: "Guardar mis datos",
		theirs: (value) => `Nuestra oficina tiene ahora: ${value}`,
	},
	choose: {
		another: "Pedir otra clase",
		first: "Pedir una clase",
		about: "Nuestra oficina se comunica con usted antes de que el lugar sea suyo.",
		leavesQueue: "Usted renuncia a su puesto en la lista de espera de su clase.",
		leavesSeat: "Usted renuncia al lugar que se le ofrece ahora.",
		label: "Clases de este programa",
		submit: "Pedir esta clase",
	},
	ask: {
		title: "Preguntar a nuestra oficina",
		label: "Su pregunta",
		about: "Llega a nuestra oficina como mensaje, con su nombre y su número de referencia.",
		submit: "Enviar mi pregunta",
	},
	withdraw: {
		title: "Retirar mi inscripción",
		about:
			"¿Ya no quiere esta clase? Nuestra oficina deja de trabajar en su inscripción. Conservamos sus datos durante el tiempo que indica nuestra política de privacidad.",
		submit: "Retirar inscripción",
	},
	saved: {
		details: "Sus datos están guardados. Nuestra oficina ve qué cambió.",
		class: "Usted pidió esta clase. Nuestra oficina lo sabe.",
		question: "Su pregunta llegó a nuestra oficina. Le respondemos por correo o por teléfono.",
		withdrawal: "Usted retiró su inscripción. Nuestra oficina lo sabe.",
		accept: "Usted aceptó. Su lugar está confirmado.",
		decline: "Usted rechazó el lugar. Gracias por avisarnos.",
	},
	refused: {
		invalid: "Todavía no se guardó nada. Corrija lo que está marcado abajo.",
		conflict:
			"Todavía no se guardó nada: nuestra oficina cambió sus datos después de que usted abrió esta página. Compárelos y guarde de nuevo.",
		offer: "Esta oferta ya terminó. Llámenos, por favor.",
		changed:
			"No cambió nada: su lugar ya no está como cuando usted abrió esta página. Mírelo de nuevo, o llámenos.",
		class: "Todavía no cambió nada. Elija una de las clases que aparecen ahora, o llámenos.",
		tooMany: "Demasiados envíos desde su red. Inténtelo de nuevo en 10 minutos.",
		failed:
			"No funcionó, y todavía no se guardó nada. Inténtelo de nuevo en un minuto, o llámenos.",
	},
	stated: "Qué informamos sobre este programa",
	source: (source) => `Fuente: ${source}`,
	asOf: (at) => `Al ${dayOf(at)}`,
	validUntil: (day) => `Válido hasta el ${dateInSpanish(day)}`,
	unstated: (topics) => `Aquí no informamos sobre: ${topics}.`,
	askUnstated: "Nuestra oficina se lo dice, y por escrito si lo pide. Llame al",
	steps: "Los pasos hacia el certificado",
	noSteps: "La página del programa dice para qué le prepara.",
	programPage: "Página del programa",
	inEnglish: "(en inglés)",
	come: "Dónde y cuándo venir",
	week: weekSentenceInSpanish,
	open: ({ day, opens, closes }) =>
		`Nuestra oficina abre el ${dayInSpanish(day)}, de ${clockTime(opens)} a ${clockTime(closes)}. Tenga a mano su número de referencia.`,
	linkNote: "Esta página es solo para usted. Por favor, no comparta el enlace.",
});
