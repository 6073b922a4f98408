import type { ChatLink } from "#assistant/contract.ts";
import { linksIn, PATH, places } from "#assistant/links.ts";

/** What a page is called in a sentence. */
const names: Record<string, { en: string; es: string }> = {
	"/register": { en: "our registration form", es: "nuestro formulario de inscripción" },
	"/contact": { en: "our contact page", es: "nuestra página de contacto" },
	"/classes": { en: "our Classes page", es: "nuestra página de clases" },
	"/about": { en: "our About page", es: "nuestra página sobre la escuela" },
	"/privacy-policy": { en: "our privacy policy", es: "nuestra política de privacidad" },
};
const someCourse = { en: "the program’s page", es: "la página del programa" };

/**
 * The links to show under an answer: those that the server names and those that stand in its words.
 * Only pages of this site: whatever an answer holds, nobody is led elsewhere.
 */
export function ownLinks(text: string, named: readonly ChatLink[]): ChatLink[] {
	const links = new Map<string, ChatLink>();
	for (const link of [...named, ...linksIn(text, [], "en")]) {
		if (isOwnPage(link.href) && !links.has(link.href)) links.set(link.href, link);
	}
	return [...links.values()];
}

/** A path on this site, and neither an address elsewhere (`//…`, `/\…`) nor a script. */
function isOwnPage(href: string): boolean {
	return /^\/(?:[\w-]+(?:\/[\w-]+)*)?(?:[?#][\w=&%-]*)?$/.test(href);
}

/**
 * An answer as people read it: where the path of a page stands, the page is named. The link itself stands below.
 * @param named the links that the server names; their labels tell the titles of courses, and the language
 */
export function inWords(text: string, named: readonly ChatLink[]): string {
	const isSpanish = named.some(({ href, label }) =>
		Object.entries(places).some(([path, { es }]) => href.startsWith(path) && label === es),
	);
	return text.replace(PATH, (path) => {
		const course = named.find(({ href }) => href === path && path.startsWith("/courses/"));
		return course?.label ?? (names[path] ?? someCourse)[isSpanish ? "es" : "en"];
	});
}
