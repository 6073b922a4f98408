import type { MetaDescriptor } from "react-router";
import { type Language, languages, localeOf } from "#platform/text/language.ts";
import { pathIn } from "#platform/text/language-paths.ts";
import { knownSchool } from "#school/profile/known-school.ts";
import { SCHOOL_SHARE_PICTURE } from "#school/profile/pictures.ts";
import type { School } from "#school/profile/school.ts";

/** Site data for a page's head. */
export interface Site {
	/** Public origin. */
	origin: string;
	school: School;
}

interface Page {
	title: string;
	description: string;
	/** Canonical path of the English page, without a query. */
	path: string;
	language: Language;
	site: Site;
	/** Picture for link previews. */
	image?: string;
	structured?: readonly object[];
}

/** A title as search engines and tabs show it. */
export const fullTitle = (title: string, { name }: Pick<School, "name">): string =>
	title.includes(name) ? title : `${title} | ${name}`;

/** Returns the meta tags of a page, for search engines and link previews. */
export function head({ title, description, path, language, site, image, structured = [] }: Page) {
	const { origin, school } = site;
	const addressIn = (other: Language) => origin + pathIn(other, path);
	const url = addressIn(language);
	const picture = image ?? SCHOOL_SHARE_PICTURE;
	return [
		{ title: fullTitle(title, school) },
		{ name: "description", content: description },
		{ tagName: "link", rel: "canonical", href: url },
		...languages.map((hrefLang) => alternate(hrefLang, addressIn(hrefLang))),
		alternate("x-default", addressIn("en")),
		{ property: "og:type", content: "website" },
		{ property: "og:locale", content: localeOf[language].replace("-", "_") },
		{ property: "og:site_name", content: school.name },
		{ property: "og:title", content: title },
		{ property: "og:description", content: description },
		{ property: "og:url", content: url },
		{ property: "og:image", content: addressOf(picture, origin) },
		...(picture.startsWith("/share/") ? shareSize : []),
		{ name: "twitter:card", content: "summary_large_image" },
		...structured.map((data) => ({ "script:ld+json": data })),
	] as MetaDescriptor[];
}

const shareSize = [
	{ property: "og:image:width", content: "1200" },
	{ property: "og:image:height", content: "630" },
];

/** A picture's whole address. @param picture a path of this site, or an address of another one */
export const addressOf = (picture: string, origin: string): string =>
	picture.startsWith("http") ? picture : origin + picture;

const alternate = (hrefLang: string, href: string) => ({
	...{ tagName: "link", rel: "alternate", hrefLang, href },
});

/** Returns the meta tags of a page that search engines should not list. */
export function noindexHead(title: string, { school }: Site): MetaDescriptor[] {
	return [{ title: `${title} | ${school.name}` }, { name: "robots", content: "noindex" }];
}

/** Returns the site from the root loader. */
export function siteOf(matches: readonly ({ loaderData?: unknown } | undefined)[]): Site {
	const data = matches[0]?.loaderData as Partial<Site> | undefined;
	return { origin: data?.origin ?? "", school: data?.school ?? knownSchool() };
}
