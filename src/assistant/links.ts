import type { ChatLink } from "#assistant/contract.ts";
import type { Language } from "#platform/text/language.ts";
import { inEnglish, pathIn } from "#platform/text/language-paths.ts";

/** The pages that an answer may lead to beside those of the courses. */
export const places = {
	"/register": { en: "Registration form", es: "Formulario de inscripción" },
	"/contact": { en: "Contact us", es: "Contacto" },
	"/classes": { en: "Classes and dates", es: "Clases y fechas" },
	"/about": { en: "About us", es: "Quiénes somos" },
	"/accessibility": { en: "Accessibility and languages", es: "Accesibilidad e idiomas" },
	"/privacy-policy": { en: "Privacy policy", es: "Política de privacidad" },
} as const;

/** A path of this site in a text, in either language. */
export const PATH =
	/(?<![\w.:/])(?:\/es)?\/(?:courses\/[a-z0-9-]+|register|contact|classes|about|accessibility|privacy-policy)(?![\w/])/g;

/** Names the pages of this site in a text by their paths in a language. */
export const withPathsIn = (language: Language, text: string): string =>
	text.replace(PATH, (path) => pathIn(language, inEnglish(path)));

/** The pages of this site, beside those of courses, that a text names: in its language, each once and with a label. */
export function pagesNamedIn(text: string, language: Language): ChatLink[] {
	const links = new Map<string, ChatLink>();
	for (const [named] of text.matchAll(PATH)) {
		const path = inEnglish(named);
		const label = places[path as keyof typeof places]?.[language];
		if (label) links.set(path, { label, href: pathIn(language, path) });
	}
	return [...links.values()];
}
