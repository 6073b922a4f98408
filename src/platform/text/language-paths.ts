import type { Language } from "#platform/text/language.ts";

// English pages have the plain addresses, Spanish ones the same below `/es`.

const spanish = /^\/es(?=[/?#]|$)/;

/** Returns the language of a path of the site. */
export const languageOfPath = (path: string): Language => (spanish.test(path) ? "es" : "en");

/** Returns the language of the page that a request asks for, or posts to. */
export const languageOf = ({ url }: Pick<Request, "url">): Language =>
	languageOfPath(new URL(url).pathname);

/** Returns the English path of a page: `/about` for `/es/about`. */
export const inEnglish = (path: string): string => {
	// Two slashes would be the address of another website.
	const rest = path.replace(spanish, "").replace(/^\/+/, "");
	return `/${rest}`;
};

/** Returns the path of a page in a language, by its English one: `/es/about`, `/es?x`. */
export const pathIn = (language: Language, path: string): string =>
	language === "es" ? `/es${path.replace(/^\/(?=[?#]|$)/, "")}` : path;
