import type { courseWords, noCourseWords } from "#school/courses/page-words.ts";
import { courseHeadingsInSpanish } from "#school/texts/course-headings-in-spanish.ts";
import { translate } from "#ui/words.ts";

export const courseInSpanish = translate<typeof courseWords>("course", {
	title: (title, place) => `${title} en ${place}`,
	description: (summary, place) => `${summary} Clases presenciales de día y de noche en ${place}.`,
	home: "Inicio",
	programs: "Programas",
	all: "Todos los programas",
	keyInfo: [
		{ term: "Modalidad", value: "Presencial" },
		{ term: "Lugar", value: "Iselin NJ" },
		{ term: "Horario", value: "De día y de noche" },
		{ term: "Certificación", value: "Reconocida por la industria" },
	],
	atAGlance: "De un vistazo",
	register: "Inscríbase",
	contents: "En esta página",
	included: "Qué incluye",
	includedHeadings: courseHeadingsInSpanish,
	related: "Programas relacionados",
	questions: "¿Tiene preguntas?",
	next: "Qué sigue",
	nextSteps: [
		"Usted se inscribe. Toma unos dos minutos.",
		"Le llamamos en el horario de oficina.",
		"Usted nos visita, recibe el costo por escrito y decide.",
	],
	registerBar: "Inscripción",
});

export const noCourseInSpanish = translate<typeof noCourseWords>("no-course", {
	title: "Curso no encontrado",
	failed: "Este programa no se cargó. Por favor, inténtelo de nuevo en un minuto.",
	gone: "No ofrecemos este programa en este momento, o su dirección cambió.",
	all: "Ver todos los cursos",
	contact: "Contáctenos",
});
