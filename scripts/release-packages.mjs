import { UserError } from "./paths.mjs";

/**
 * @typedef {{
 *   dependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string>,
 *   peerDependenciesMeta?: Record<string, { optional?: boolean }>,
 * }} Package an entry of package-lock.json
 */

/** Needed to build the site; a built one runs without them. */
export const buildTools = ["@react-router/dev", "vite"];

/**
 * Picks the packages of a release from the lock file: what the site runs on, and what browsers get
 * of it, installed for this platform.
 * @param {{ packages: Record<string, Package> }} lock the content of package-lock.json
 * @param {(path: string) => boolean} isInstalled whether "node_modules/…" is there
 * @returns {Record<string, Package>} their entries in the lock file, by path
 * @throws {UserError} if one that is needed is not installed
 */
export function releasePackages({ packages }, isInstalled) {
	/** @type {Record<string, Package>} */
	const found = {};
	const visit = (path) => {
		if (found[path]) return;
		found[path] = packages[path] ?? {};
		for (const [name, isOptional] of needs(found[path])) {
			const needed = locate(packages, path, name);
			if (needed && isInstalled(needed)) visit(needed);
			else if (!isOptional) throw new UserError(`The package ${name} is not installed.`);
		}
	};
	for (const name of releaseDependencies(packages[""] ?? {})) visit(`node_modules/${name}`);
	return Object.fromEntries(Object.entries(found).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Names the direct dependencies of a release. @param {Package} manifest */
export function releaseDependencies({ dependencies = {} }) {
	return Object.keys(dependencies).filter((name) => !buildTools.includes(name));
}

/** @param {Package} entry */
function needs({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }) {
	return [
		...Object.keys(dependencies ?? {}).map((name) => [name, false]),
		...Object.keys(optionalDependencies ?? {}).map((name) => [name, true]),
		...Object.keys(peerDependencies ?? {})
			.filter((name) => !peerDependenciesMeta?.[name]?.optional)
			.map((name) => [name, false]),
	];
}

/** Finds a package as Node.js does: in the folder of the one that needs it, then further up. */
function locate(packages, from, name) {
	for (let folder = from; ; folder = folder.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, "")) {
		const path = `${folder}${folder && "/"}node_modules/${name}`;
		if (packages[path]) return path;
		if (!folder) return undefined;
	}
}
