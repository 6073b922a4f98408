import type { ServerBuild } from "react-router";

type Manifest = ServerBuild["assets"];

/**
 * Returns the route manifest for visitors: without the office's routes and the names of their files. The build
 * writes it to its `url`.
 */
export function publicManifest(manifest: Manifest): Manifest {
	const isOffice = (id: string): boolean => {
		const route = manifest.routes[id];
		if (!route) return false;
		return /^admin(\/|$)/.test(route.path ?? "") || isOffice(route.parentId ?? "");
	};
	return {
		...manifest,
		url: manifest.url.replace("/manifest-", "/public-manifest-"),
		routes: Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => !isOffice(id))),
	};
}
