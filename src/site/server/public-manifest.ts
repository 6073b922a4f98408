import type { ServerBuild } from "react-router";
import type { Language } from "#platform/text/language.ts";

type Manifest = ServerBuild["assets"];

/** The path that another language than English has its pages below. */
const ofLanguage = /^es(?=\/|$)/;

/**
 * Returns the route manifest for visitors in a language: without the office's routes and the names of their files, and without the
 * pages of the other language, to which links lead with a page of their own. The build writes it to its `url`.
 */
export function publicManifest(manifest: Manifest, language: Language): Manifest {
	const routes = Object.values(manifest.routes);
	/** The path of a route, or of the page that its words stand around. */
	const pathOf = (route: (typeof routes)[number]): string =>
		route?.path ?? routes.find((inner) => inner?.parentId === route?.id)?.path ?? "";
	const isIncluded = (id: string): boolean => {
		const route = manifest.routes[id];
		if (!route?.parentId) return true;
		if (manifest.routes[route.parentId]?.parentId) return isIncluded(route.parentId);
		const path = pathOf(route);
		return !/^admin(\/|$)/.test(path) && ofLanguage.test(path) === (language === "es");
	};
	return {
		...manifest,
		url: manifest.url.replace("/manifest-", `/public-manifest-${language}-`),
		routes: Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => isIncluded(id))),
	};
}
