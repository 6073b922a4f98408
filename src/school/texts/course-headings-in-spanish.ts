import type { courseHeadings } from "#school/texts/course-headings.ts";

export const courseHeadingsInSpanish: Readonly<Record<keyof typeof courseHeadings, string>> = {
	"course.practice": "Práctica con sus propias manos",
	"course.instructors": "Instructores con experiencia",
	"course.certification": "Certificación",
	"course.placement": "Ayuda para buscar trabajo",
};
