import { courseSelectInSpanish } from "#school/courses/course-select-words-in-spanish.ts";
import { formsInSpanish } from "#ui/form-words-in-spanish.tsx";

/** What both forms of visitors say. */
export const visitorFormsInSpanish = [...formsInSpanish, courseSelectInSpanish] as const;
