import type { courseSelectWords } from "#school/courses/course-select-words.ts";
import { translate } from "#ui/words.ts";

export const courseSelectInSpanish = translate<typeof courseSelectWords>("course select", {
	preset: "El programa que eligió",
	notLoaded: "No se pudo cargar la lista de programas",
});
