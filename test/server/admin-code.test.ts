import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const assets = join(import.meta.dirname, "../../build/client/assets");
const read = (file: string) => readFileSync(join(assets, file), "utf8");

interface Manifest {
	entry: { module: string; imports: string[] };
	routes: Record<string, { module: string; imports?: string[]; css?: string[] }>;
}

function manifest(): Manifest {
	const file = readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name)) ?? "";
	return JSON.parse(
		read(file)
			.replace(/^[^{]*/, "")
			.replace(/[;\s]*$/, ""),
	);
}

const nameOf = (address: string) => address.split("/").at(-1) ?? "";

/** Returns every file that a browser can load on these routes, including later `import()` calls. */
function reachable(isWanted: (route: string) => boolean): Set<string> {
	const { entry, routes } = manifest();
	const waiting = [entry.module, ...entry.imports];
	for (const [route, { module, imports = [], css = [] }] of Object.entries(routes)) {
		if (isWanted(route)) waiting.push(module, ...imports, ...css);
	}
	const files = new Set<string>();
	for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
		const file = nameOf(next);
		if (files.has(file)) continue;
		files.add(file);
		if (!file.endsWith(".js")) continue;
		for (const [, found] of read(file).matchAll(/["'`]\.\/([\w.-]+\.(?:js|css))["'`]/g)) {
			waiting.push(found as string);
		}
	}
	return files;
}

const isAdminRoute = (route: string) => route.split("/").includes("admin");

test("visitors download no admin code", () => {
	const visitors = reachable((route) => !isAdminRoute(route));
	const adminFiles = reachable(isAdminRoute);
	const calls = [...visitors].filter((file) => read(file).includes("/api/admin/"));
	expect(calls).toEqual([]);
	const words = /Registration status has been updated|No contact messages found|Admin sign in/;
	expect([...visitors].filter((file) => words.test(read(file)))).toEqual([]);
	// Control: the same words are in the admin files.
	expect([...adminFiles].some((file) => words.test(read(file)))).toBe(true);
	expect([...adminFiles].some((file) => read(file).includes("/api/admin/"))).toBe(true);
});

test("visitors download no admin styles", () => {
	const isAdminStyle = (file: string) => file.endsWith(".css") && read(file).includes("--admin-");
	expect([...reachable((route) => !isAdminRoute(route))].filter(isAdminStyle)).toEqual([]);
	expect([...reachable(isAdminRoute)].filter(isAdminStyle)).toHaveLength(1);
});
