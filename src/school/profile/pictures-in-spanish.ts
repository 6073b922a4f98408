import type { pictureWords } from "#school/profile/pictures.ts";
import { translate } from "#ui/words.ts";

export const picturesInSpanish = translate<typeof pictureWords>("pictures", {
	hero: "Una instructora con uniforme verde azulado está entre dos estudiantes adultos, detrás de una mesa con tubos de sangre, libros y un medidor de presión arterial, en un laboratorio de prácticas con el sol de la tarde en la ventana.",
	school:
		"La entrada de un edificio escolar pequeño con las ventanas iluminadas y el sol de la tarde detrás.",
});
