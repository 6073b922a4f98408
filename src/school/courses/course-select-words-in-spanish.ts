import { courseSelectWords } from "#school/courses/course-select-words.ts";
import { translate } from "#ui/words.ts";

export const courseSelectInSpanish = translate(courseSelectWords, {
	preset: "El programa que eligió",
});
