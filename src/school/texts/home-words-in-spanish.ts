import type { homeHeadings } from "#school/texts/home-words.ts";
import { translate } from "#ui/words.ts";

export const spanishHomeHeadings = {
	why: "Por qué estudiar aquí",
	"home.instructors": "Instructores con experiencia en el trabajo",
	"home.certifications": "Certificaciones reconocidas a nivel nacional",
	"home.placement": "Ayuda para buscar trabajo",
	"home.steps": "Cómo funciona",
	"home.register": "Inscríbase",
	"home.contact": "Nos comunicamos con usted",
	"home.visit": "Visítenos y elija",
};

export const homeHeadingsInSpanish = translate<typeof homeHeadings>(
	"home headings",
	spanishHomeHeadings,
);
