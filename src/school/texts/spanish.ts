import { linesOf } from "#platform/text/blocks.ts";
import { aboutHeadingsInSpanish } from "#school/texts/about-words-in-spanish.ts";
import { courseHeadingsInSpanish } from "#school/texts/course-headings-in-spanish.ts";
import { spanishHomeHeadings } from "#school/texts/home-words-in-spanish.ts";
import { type SlotId, slotIds, slotOf } from "#school/texts/slots.ts";

/** Pairs the lines of a delivered text with those of its translation. Throws where their number differs. */
export function linePairs(english: string, spanish: string): [string, string][] {
	const [lines, translated] = [linesOf(english), linesOf(spanish)];
	if (lines.length !== translated.length)
		throw new Error(`Not as many lines in Spanish as in English: ${spanish.slice(0, 60)}`);
	return lines.map((line, at) => [line, translated[at] ?? line]);
}

/** The Spanish of the delivered texts, line by line as the English ones. */
const spanish: Partial<Record<SlotId, string>> = {
	"home.title": "Capacitación para carreras de la salud en {place}",
	"home.description":
		"Capacitación presencial para su primer empleo en salud: asistente médico, auxiliar de enfermería, flebotomía, farmacia y más. Clases de día y de noche en {place}.",
	"home.instructors":
		"Sus instructores han hecho el trabajo que enseñan, en hospitales, clínicas, laboratorios y farmacias.",
	"home.certifications":
		"La página de cada programa dice a qué examen o trámite del estado lleva, para que usted lo sepa antes de inscribirse.",
	"home.placement":
		"Ayuda con su currículum, sus entrevistas y su búsqueda de trabajo. El empleador decide.",
	"home.programs":
		"Todas las clases son presenciales en {place}. Elija según el trabajo que quiere hacer.",
	"home.steps": "Tres pasos desde aquí hasta su primera clase.",
	"home.register":
		"Denos su nombre, correo electrónico, teléfono y programa. Sin pago y sin cuenta.",
	"home.contact": "Alguien de nuestra oficina le llama o le escribe y contesta sus preguntas.",
	"home.visit":
		"Vea el salón de clases, reciba los costos y las fechas por escrito, y elija clases de día o de noche.",
	"course.practice": "Usted aprende haciendo, paso a paso, en nuestro salón de clases.",
	"course.instructors": "Le enseñan personas que han hecho este trabajo.",
	"course.certification":
		"Antes de empezar, usted sabe a qué examen o trámite del estado lleva el programa.",
	"course.placement": "Ayuda con su currículum, sus entrevistas y su búsqueda de trabajo.",
	"about.description":
		"Una escuela pequeña para carreras de la salud en {place}. Programas presenciales, con clases de día y de noche. Vea lo que prometemos y lo que no prometemos.",
	"about.heading": "Una escuela pequeña para carreras de la salud",
	"about.lead": "Enseñamos en persona, con clases de día y de noche.",
	"about.do": `Preparamos a personas adultas para su primer empleo en salud, o para el siguiente. Algunos programas llevan al cuidado de pacientes junto a la cama. Otros llevan a un laboratorio, una farmacia o una oficina. Uno es para todos: RCP y primeros auxilios.

Usted aprende haciendo. Practica con camas de verdad, brazaletes para medir la presión arterial, tubos y códigos de facturación, junto a otros estudiantes.

Nuestros instructores han hecho el trabajo que enseñan, en hospitales, clínicas, laboratorios y farmacias. Saben cómo se siente la primera semana en el trabajo.`,
	"about.caption":
		"Un instructor trabaja a su lado hasta que cada destreza le salga con naturalidad.",
	"about.who": `Personas que trabajan y quieren un cambio. Padres, madres y personas que cuidan a otros. Personas que no han estado en un salón de clases en veinte años, y personas que terminaron la escuela secundaria (high school) el verano pasado.

¿El inglés es su segundo idioma? Haga todas las preguntas que quiera y tómese el tiempo que necesite. Nuestro asistente de chat también contesta en español.`,
	"about.promises": `- Una persona real le contesta en el horario de oficina.
- Usted recibe por escrito el costo total y las fechas de inicio antes de decidir.
- La página de cada programa le dice a qué examen o trámite del estado lleva.
- Le ayudamos con su currículum, sus entrevistas y su búsqueda de trabajo.`,
	"about.limits": `- Un empleo. Le ayudamos a buscar; el empleador decide.
- Un salario. Depende del empleador, de las horas y de su experiencia.
- Aprobar el examen. Le preparamos; el examen depende de usted.
- Que todos los programas sean para usted. Si uno no lo es, se lo decimos.`,
	"about.visit":
		"Vea el salón de clases, conozca a un instructor y pregunte lo que quiera. No hay nada que pagar ni que firmar.",
	"contact.description":
		"Llame, escriba o visite nuestra escuela en {place}. Encuentre nuestro teléfono, dirección y horario, o envíenos un mensaje.",
	"consent.registration":
		"Al inscribirse, usted acepta que nuestra oficina le llame o le escriba por correo electrónico sobre su inscripción.",
	"consent.message":
		"Al enviar esto, usted acepta que nuestra oficina le llame o le escriba por correo electrónico para responderle.",
	"consent.call":
		"Al enviar esto, usted acepta que nuestra oficina le llame o le escriba por correo electrónico sobre nuestros programas y lea este chat para prepararse.",
	"contact.lead": "Llámenos, escríbanos o visítenos.",
};

const headings: Partial<Record<string, string>> = {
	...spanishHomeHeadings,
	...courseHeadingsInSpanish,
	...aboutHeadingsInSpanish,
	"contact.lead": "Contáctenos",
};

/**
 * The Spanish of the delivered lines and headings, by the English ones. A line that the school changes has none until someone
 * writes it.
 */
export const spanishSiteTexts: ReadonlyMap<string, string> = new Map(
	slotIds.flatMap((id) => {
		const { delivered, heading } = slotOf(id);
		const above = headings[id];
		return [
			...linePairs(delivered, spanish[id] ?? ""),
			...(heading && above ? linePairs(heading, above) : []),
		];
	}),
);
