import { courseSelectInSpanish } from "#school/courses/course-select-words-in-spanish.ts";
import { consentInSpanish } from "#school/profile/consent-words-in-spanish.ts";

/** What both forms of visitors say. */
export const formsInSpanish = [courseSelectInSpanish, consentInSpanish] as const;
