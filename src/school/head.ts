import type { MetaDescriptor } from "react-router";
import { currentSchool } from "#school/current-school.ts";
import type { School } from "#school/school.ts";

/** What a page's head knows of the site. */
export interface Site {
	/** The public origin. */
	origin: string;
	school: School;
}

interface Page {
	title: string;
	description: string;
	/** The page's one address, without a query. */
	path: string;
	site: Site;
	/** The picture that is shown where the page is shared. */
	image?: string;
	structured?: readonly object[];
}

/** What search engines and people who get a link see of a page. */
export function head({ title, description, path, site, image, structured = [] }: Page) {
	const { origin, school } = site;
	const fullTitle = title.includes(school.name) ? title : `${title} | ${school.name}`;
	const url = `${origin}${path}`;
	const picture = `${origin}${image ?? "/share/school.png"}`;
	return [
		{ title: fullTitle },
		{ name: "description", content: description },
		{ tagName: "link", rel: "canonical", href: url },
		{ property: "og:type", content: "website" },
		{ property: "og:site_name", content: school.name },
		{ property: "og:title", content: title },
		{ property: "og:description", content: description },
		{ property: "og:url", content: url },
		{ property: "og:image", content: picture },
		{ property: "og:image:width", content: "1200" },
		{ property: "og:image:height", content: "630" },
		{ name: "twitter:card", content: "summary_large_image" },
		...structured.map((data) => ({ "script:ld+json": data })),
	] as MetaDescriptor[];
}

/** A page that search engines should not list. */
export function noindexHead(title: string, { school }: Site): MetaDescriptor[] {
	return [{ title: `${title} | ${school.name}` }, { name: "robots", content: "noindex" }];
}

/** The site, as the root's loader found it. */
export function siteOf(matches: readonly ({ loaderData?: unknown } | undefined)[]): Site {
	const data = matches[0]?.loaderData as Partial<Site> | undefined;
	return { origin: data?.origin ?? "", school: data?.school ?? currentSchool() };
}
