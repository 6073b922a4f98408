import type { aboutWords } from "#school/texts/about-words.ts";
import { translate } from "#ui/words.ts";

export const aboutHeadingsInSpanish: typeof aboutWords.english.headings = {
	"about.do": "Qué hacemos",
	"about.who": "Quiénes estudian aquí",
	"about.promises": "Lo que prometemos",
	"about.limits": "Lo que no prometemos",
	"about.visit": "Venga a conocer la escuela",
};

export const aboutInSpanish = translate<typeof aboutWords>("about", {
	headings: aboutHeadingsInSpanish,
	age: "Debe tener 18 años o más para usar este sitio y para inscribirse.",
	programs: "Ver los programas",
	picture:
		"Una instructora y dos estudiantes adultos detrás de una mesa con tubos de sangre, libros y un medidor de presión arterial.",
	promisesAndLimits: "Lo que prometemos y lo que no prometemos",
	contact: "Contáctenos",
});
