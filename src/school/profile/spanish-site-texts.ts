import { noPromises, promises, whoComes } from "#school/profile/about-texts.ts";
import { benefits, courseBenefits, steps } from "#school/profile/benefits.ts";

const texts = ({ title, text }: (typeof benefits)[number]): string[] => [title, text];

/** Sentences of the home page and the About page with their Spanish, in the order of the English ones. */
const spanish: readonly (readonly [english: readonly string[], spanish: readonly string[]])[] = [
	[
		benefits.flatMap(texts),
		[
			"Instructores con experiencia en el trabajo",
			"Sus instructores han hecho el trabajo que enseñan, en hospitales, clínicas, laboratorios y farmacias.",
			"Certificaciones reconocidas a nivel nacional",
			"La página de cada programa dice a qué examen o trámite del estado lleva, para que usted lo sepa antes de inscribirse.",
			"Ayuda para buscar trabajo",
			"Ayuda con su currículum, sus entrevistas y su búsqueda de trabajo. El empleador decide.",
		],
	],
	[
		courseBenefits.flatMap(texts),
		[
			"Práctica con sus propias manos",
			"Usted aprende haciendo, paso a paso, en nuestro salón de clases.",
			"Instructores con experiencia",
			"Le enseñan personas que han hecho este trabajo.",
			"Certificación",
			"Antes de empezar, usted sabe a qué examen o trámite del estado lleva el programa.",
			"Ayuda para buscar trabajo",
			"Ayuda con su currículum, sus entrevistas y su búsqueda de trabajo.",
		],
	],
	[
		steps.flatMap(texts),
		[
			"Inscríbase",
			"Denos su nombre, correo electrónico, teléfono y programa. Sin pago y sin cuenta.",
			"Nos comunicamos con usted",
			"Alguien de nuestra oficina le llama o le escribe y contesta sus preguntas.",
			"Visítenos y elija",
			"Vea el salón de clases, reciba los costos y las fechas por escrito, y elija clases de día o de noche.",
		],
	],
	[
		whoComes,
		[
			"Personas que trabajan y quieren un cambio. Padres, madres y personas que cuidan a otros. Personas que no han estado en un salón de clases en veinte años, y personas que terminaron la escuela secundaria (high school) el verano pasado.",
			"¿El inglés es su segundo idioma? Haga todas las preguntas que quiera y tómese el tiempo que necesite. Nuestro asistente de chat también contesta en español.",
			"Debe tener 18 años o más para usar este sitio y para inscribirse.",
		],
	],
	[
		promises,
		[
			"Una persona real le contesta en el horario de oficina.",
			"Usted recibe por escrito el costo completo y las fechas de inicio antes de decidir.",
			"La página de cada programa le dice a qué examen o trámite del estado lleva.",
			"Le ayudamos con su currículum, sus entrevistas y su búsqueda de trabajo.",
		],
	],
	[["What we do not promise"], ["Lo que no prometemos"]],
	[
		noPromises,
		[
			"Un empleo. Le ayudamos a buscar; el empleador decide.",
			"Un salario. Depende del empleador, de las horas y de su experiencia.",
			"Aprobar el examen. Le preparamos; el examen depende de usted.",
			"Que todos los programas sean para usted. Si uno no lo es, se lo decimos.",
		],
	],
];

/** The Spanish of the site's own sentences, by the English ones. */
export const spanishSiteTexts: ReadonlyMap<string, string> = new Map(
	spanish.flatMap(([english, translated]) =>
		english.map((text, at): [string, string] => [text, translated[at] ?? ""]),
	),
);
