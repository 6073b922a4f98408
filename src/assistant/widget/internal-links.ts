import type { ChatLink } from "#assistant/contract.ts";
import { PATH, pagesNamedIn } from "#assistant/links.ts";
import type { Language } from "#platform/text/language.ts";
import { inEnglish, languageOfPath } from "#platform/text/language-paths.ts";

/** What a page is called in a sentence. */
const names: Record<string, { en: string; es: string }> = {
	"/register": { en: "our registration form", es: "nuestro formulario de inscripción" },
	"/contact": { en: "our contact page", es: "nuestra página de contacto" },
	"/classes": { en: "our Classes page", es: "nuestra página de clases" },
	"/about": { en: "our About page", es: "nuestra página sobre la escuela" },
	"/accessibility": { en: "our accessibility page", es: "nuestra página de accesibilidad" },
	"/privacy-policy": { en: "our privacy policy", es: "nuestra política de privacidad" },
};
const someCourse = { en: "the program’s page", es: "la página del programa" };

/** The language of an answer: as the server has it, else that of the first page that it names. */
export const answerLanguage = (
	text: string,
	known: { language?: Language } | undefined,
): Language => known?.language ?? languageOfPath(text.match(PATH)?.[0] ?? "");

/**
 * The links to show under an answer: those that the server names and those that stand in its words.
 * Only pages of this site: whatever an answer holds, nobody is led elsewhere.
 */
export function ownLinks(text: string, language: Language, named: readonly ChatLink[]): ChatLink[] {
	const links = new Map<string, ChatLink>();
	for (const link of [...named, ...pagesNamedIn(text, language)]) {
		const path = inEnglish(link.href).replace(/[?#].*/, "");
		if (isOwnPage(link.href) && !links.has(path)) links.set(path, link);
	}
	return [...links.values()];
}

/** A path on this site, and neither an address elsewhere (`//…`, `/\…`) nor a script. */
function isOwnPage(href: string): boolean {
	return /^\/(?:[\w-]+(?:\/[\w-]+)*)?(?:[?#][\w=&%-]*)?$/.test(href);
}

/**
 * An answer as people read it: where the path of a page stands, the page is named. The link itself stands below.
 * @param named the links that the server names; their labels tell the titles of courses
 */
export function inWords(text: string, language: Language, named: readonly ChatLink[] = []): string {
	return text.replace(PATH, (found) => {
		const path = inEnglish(found);
		const course = named.find(({ href }) => inEnglish(href) === path && /^\/courses\//.test(path));
		return course?.label ?? (names[path] ?? someCourse)[language];
	});
}
