import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { expect, test } from "vitest";

// Enforces the rules of docs/architecture.md.

const root = join(import.meta.dirname, "..");
const files = readdirSync(join(root, "src"), { recursive: true, withFileTypes: true })
	.filter((entry) => entry.isFile())
	.map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"));
const code = files.filter((path) => /\.tsx?$/.test(path));
const product = code.filter((path) => !/\.test\.tsx?$/.test(path));
const text = new Map(files.map((path) => [path, readFileSync(join(root, path), "utf8")]));

/** Where the files directly in `src/` are: `root.tsx`, `routes.ts` and the two entries. */
const top = "the top of src/";

/** Districts from the ground up; each imports only from itself and those before it. */
const districts = [
	"platform",
	"ui",
	"office",
	"school",
	"intake",
	"assistant",
	"overview",
	"site",
	top,
];

function districtOf(path: string): string {
	const [, district = "", ...inside] = path.split("/");
	return inside.length > 0 ? district : top;
}

/** The folder inside a district; files directly in a district are a room of its name. */
function roomOf(path: string): string {
	const [, district, room, ...inside] = path.split("/");
	return inside.length > 0 ? `${district}/${room}` : districtOf(path);
}

interface Import {
	from: string;
	to: string;
	isType: boolean;
}

const importPatterns = [
	/^\s*(?:import|export)\b(?<clause>[^;"']*?)\bfrom\s*"(?<target>[^"]+)"/gm,
	/^\s*import\s*"(?<target>[^"]+)"/gm,
	/\bimport\(\s*"(?<target>[^"]+)"/gm,
];

/** Returns a file's imports, those of the product's own files as paths from the root. */
function importsOf(path: string, source = text.get(path) ?? ""): Import[] {
	const matches = importPatterns.flatMap((pattern) => [...source.matchAll(pattern)]);
	const pathOf = (target: string) =>
		target.startsWith(".") ? join(dirname(path), target).split(sep).join("/") : target;
	return matches.map(({ groups: { clause = "", target = "" } = {} }) => ({
		from: path,
		to: pathOf(target.replace(/^#/, "src/")),
		isType: /^\s*type\b/.test(clause),
	}));
}

/** Returns a file's imports from the product, without types that the framework generates. */
const ownImportsOf = (path: string) =>
	importsOf(path).filter(({ to }) => to.startsWith("src/") && !to.includes("/+types/"));

const listed = (imports: Import[]) => imports.map(({ from, to }) => `${from} imports ${to}`);

test("the code is found, and its imports too", () => {
	expect(product.length).toBeGreaterThan(80);
	expect(product.flatMap((path) => importsOf(path)).length).toBeGreaterThan(300);
});

test("every way to import a file is seen", () => {
	const source = `import { a } from "#platform/api/a.ts";
import type { B } from "../platform/database/b.ts";
import "#ui/c.css";
export * from "./d.ts";
const e = await import("#site/pages/e.tsx");`;
	expect(importsOf("src/assistant/x.ts", source).map(({ to, isType }) => [to, isType])).toEqual([
		["src/platform/api/a.ts", false],
		["src/platform/database/b.ts", true],
		["src/assistant/d.ts", false],
		["src/ui/c.css", false],
		["src/site/pages/e.tsx", false],
	]);
});

test("every folder of src/ is a district", () => {
	expect(new Set(product.map(districtOf))).toEqual(new Set(districts));
});

test("imports go down the list of districts and never up", () => {
	const height = (path: string) => districts.indexOf(districtOf(path));
	const wrong = product.flatMap(ownImportsOf).filter(({ from, to }) => height(to) > height(from));
	expect(listed(wrong)).toEqual([]);
});

/** Returns the largest groups of files in which each imports every other, directly or through others. */
function circlesOf(imports: ReadonlyMap<string, readonly string[]>): string[][] {
	const reach = new Map([...imports.keys()].map((path) => [path, reachableFrom(path, imports)]));
	const circles = new Map<string, string[]>();
	for (const [path, targets] of reach) {
		if (!targets.has(path)) continue;
		const members = [...targets].filter((other) => reach.get(other)?.has(path)).sort();
		circles.set(members.join(), members);
	}
	return [...circles.values()];
}

function reachableFrom(path: string, imports: ReadonlyMap<string, readonly string[]>): Set<string> {
	const reached = new Set<string>();
	const open = [path];
	for (let next = open.pop(); next !== undefined; next = open.pop()) {
		for (const target of imports.get(next) ?? []) {
			if (!reached.has(target)) open.push(target);
			reached.add(target);
		}
	}
	return reached;
}

test("an import cycle is detected, without the modules that only lead into it", () => {
	const imports = new Map([
		["page", ["a"]],
		["a", ["b"]],
		["b", ["c", "leaf"]],
		["c", ["a"]],
		["leaf", []],
		["itself", ["itself"]],
	]);
	expect(circlesOf(imports)).toEqual([["a", "b", "c"], ["itself"]]);
});

test("files do not import each other in circles, types included", () => {
	const imports = new Map(
		product.map((path) => [path, ownImportsOf(path).map(({ to }) => to)] as const),
	);
	expect(circlesOf(imports)).toEqual([]);
});

test("rooms of one district do not use each other in circles", () => {
	// What lies directly in `ui/` and its admin area are one kit.
	const between = product
		.flatMap(ownImportsOf)
		.filter(({ from, to }) => districtOf(from) === districtOf(to) && districtOf(from) !== "ui")
		.map(({ from, to }) => [roomOf(from), roomOf(to)] as const)
		.filter(([from, to]) => from !== to);
	const rooms = new Map(product.map((path) => [roomOf(path), [] as string[]]));
	for (const [from, to] of between) rooms.get(from)?.push(to);
	expect(circlesOf(rooms)).toEqual([]);
});

test("what is only for the server is imported only there, and by tests", () => {
	const wrong = product
		.filter((path) => !/\.server\.tsx?$/.test(path) && !path.startsWith("src/site/server/"))
		.flatMap((path) => importsOf(path))
		.filter(({ to, isType }) => /\.server\.tsx?$/.test(to) && !isType);
	expect(listed(wrong)).toEqual([]);
});

test("the server is imported by no other room", () => {
	const wrong = product
		// The framework renders through `entry.server.tsx`, which writes to the server's log.
		.filter((path) => !path.startsWith("src/site/server/") && path !== "src/entry.server.tsx")
		.flatMap((path) => importsOf(path))
		.filter(({ to }) => to.startsWith("src/site/server/"));
	expect(listed(wrong)).toEqual([]);
});

test("only *.server.ts files speak SQL", () => {
	const wrong = product
		.filter((path) => !path.endsWith(".server.ts"))
		.flatMap((path) => importsOf(path))
		.filter(({ to, isType }) => /^(kysely|pg|node:sqlite)(\/|$)/.test(to) && !isType);
	expect(listed(wrong)).toEqual([]);
});

test("only the database’s room imports the drivers", () => {
	const wrong = product
		.filter((path) => !path.startsWith("src/platform/database/"))
		.flatMap((path) => importsOf(path))
		.filter(({ to }) => /^(pg|node:sqlite)$/.test(to));
	expect(listed(wrong)).toEqual([]);
});

test("every package that a release installs is imported", () => {
	const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
		dependencies: Record<string, string>;
	};
	const build = ["vite.config.ts", "vite.chunks.ts", "react-router.config.ts"];
	const scripts = readdirSync(join(root, "scripts")).map((name) => `scripts/${name}`);
	const imported = [
		...product.flatMap((path) => importsOf(path)),
		...[...build, ...scripts].flatMap((path) =>
			importsOf(path, readFileSync(join(root, path), "utf8")),
		),
	].map(({ to }) => /^(?:@[^/]+\/)?[^/]+/.exec(to)?.[0]);
	// The framework looks for its runtime by name.
	const wanted = new Set([...imported, "@react-router/node"]);
	expect(Object.keys(dependencies).filter((name) => !wanted.has(name))).toEqual([]);
});

test("pages never import a service", () => {
	const wrong = product
		.filter((path) => path.startsWith("src/site/pages/"))
		.flatMap((path) => importsOf(path))
		.filter(({ to }) => /\/service(\.server)?\.ts$/.test(to));
	expect(listed(wrong)).toEqual([]);
});

test("no folder is a catch-all", () => {
	const drawers = /\/(utils?|lib|libs|helpers?|common|shared|misc|types)\//i;
	expect(files.filter((path) => drawers.test(path))).toEqual([]);
});

/** Files that name colors: the public site's and the admin area's. */
const palettes = ["src/ui/app.css", "src/ui/admin/styles/tokens.css"];

test("colours have their names in the palettes and are written nowhere else", () => {
	const colour = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?![\w/.-])/gi;
	const wrong = files
		.filter((path) => /\.(tsx|css)$/.test(path) && !palettes.includes(path))
		.flatMap((path) =>
			[...(text.get(path) ?? "").replace(/<svg[\s\S]*?<\/svg>/g, "").matchAll(colour)].map(
				([found]) => `${path}: ${found}`,
			),
		);
	expect(wrong).toEqual([]);
});

test("a page that loads data does so in the browser too", () => {
	const withLoader = code.filter((path) =>
		/export (?:async )?(?:function|const) loader\b/.test(text.get(path) ?? ""),
	);
	expect(withLoader.length).toBeGreaterThan(5);
	// The shell's data never changes during a visit.
	const wrong = withLoader.filter(
		(path) => path !== "src/root.tsx" && !/\bclientLoader\b/.test(text.get(path) ?? ""),
	);
	expect(wrong).toEqual([]);
});
