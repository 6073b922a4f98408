import type { ChatLink } from "#assistant/contract.ts";
import type { Course, Language } from "#assistant/knowledge/types.ts";

/** The pages that an answer may lead to beside those of the courses. */
export const places = {
	"/register": { en: "Registration form", es: "Formulario de inscripción" },
	"/contact": { en: "Contact us", es: "Contacto" },
	"/classes": { en: "Classes and dates", es: "Clases y fechas" },
	"/about": { en: "About us", es: "Sobre la escuela" },
	"/privacy-policy": { en: "Privacy policy", es: "Política de privacidad" },
} as const;

/** A path of this site in a text. */
export const PATH =
	/(?<![\w.:/])\/(?:courses\/[a-z0-9-]+|register|contact|classes|about|privacy-policy)(?![\w/])/g;

/** The pages of this site that a text names, each once and with a label. */
export function linksIn(text: string, courses: readonly Course[], language: Language): ChatLink[] {
	const links = new Map<string, ChatLink>();
	for (const [href] of text.matchAll(PATH)) {
		const course = courses.find(({ slug }) => href === `/courses/${slug}`);
		const label = course?.title ?? places[href as keyof typeof places]?.[language];
		if (label) links.set(href, { label, href });
	}
	return [...links.values()];
}
