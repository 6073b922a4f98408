import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { expect, test } from "vitest";

// The rules of docs/architecture.md, held by a test rather than by memory.

const root = join(import.meta.dirname, "..");
const files = readdirSync(join(root, "src"), { recursive: true, withFileTypes: true })
	.filter((entry) => entry.isFile())
	.map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"));
const code = files.filter((path) => /\.tsx?$/.test(path));
const product = code.filter((path) => !/\.test\.tsx?$/.test(path));
const text = new Map(files.map((path) => [path, readFileSync(join(root, path), "utf8")]));

/** The rooms from left to right; each imports only from its own and those before it. */
const order = [
	["api", "ui", "school"],
	["database"],
	["limits", "activity", "settings", "uploads"],
	["courses", "auth", "mail"],
	["views", "news"],
	["registrations", "contacts", "chat"],
	["dashboard", "publish"],
	["pages", "server"],
];
const place = new Map(order.flatMap((rooms, index) => rooms.map((room) => [room, index])));
const roomOf = (path: string) => path.split("/")[1] ?? "";

interface Import {
	from: string;
	to: string;
	isType: boolean;
}

/** Every import of the product's own files, as paths from the root. */
function importsOf(path: string): Import[] {
	const source = text.get(path) ?? "";
	const pattern = /^\s*(?:import|export)\b([^;"']*?)\bfrom\s*"([^"]+)"|\bimport\(\s*"([^"]+)"/gm;
	return [...source.matchAll(pattern)].flatMap(([, clause = "", named, called]) => {
		const target = named ?? called ?? "";
		const to = target.startsWith("#")
			? `src/${target.slice(1)}`
			: target.startsWith(".")
				? join(dirname(path), target).split(sep).join("/")
				: target;
		return [{ from: path, to, isType: /^\s*type\b/.test(clause) }];
	});
}

const said = (found: Import[]) => found.map(({ from, to }) => `${from} imports ${to}`);

test("the code is found, and its imports too", () => {
	expect(product.length).toBeGreaterThan(80);
	expect(product.flatMap(importsOf).length).toBeGreaterThan(300);
});

test("every room has its place in the order", () => {
	const rooms = new Set(product.filter((path) => path.split("/").length > 2).map(roomOf));
	expect([...rooms].filter((room) => !place.has(room))).toEqual([]);
});

test("imports go only leftwards", () => {
	const wrong = product
		.filter((path) => path.split("/").length > 2)
		.flatMap(importsOf)
		.filter(({ to }) => to.startsWith("src/") && to.split("/").length > 2)
		.filter(({ from, to }) => (place.get(roomOf(to)) ?? 99) > (place.get(roomOf(from)) ?? -1));
	expect(said(wrong)).toEqual([]);
});

test("what is only for the server is imported only there, and by tests", () => {
	const wrong = product
		.filter((path) => !/\.server\.tsx?$/.test(path) && !path.startsWith("src/server/"))
		.flatMap(importsOf)
		.filter(({ to, isType }) => /\.server\.tsx?$/.test(to) && !isType);
	expect(said(wrong)).toEqual([]);
});

test("the server's own room is imported by nobody outside", () => {
	const wrong = product
		// The framework renders through `entry.server.tsx`, which writes into the server's log.
		.filter((path) => !path.startsWith("src/server/") && path !== "src/entry.server.tsx")
		.flatMap(importsOf)
		.filter(({ to }) => to.startsWith("src/server/"));
	expect(said(wrong)).toEqual([]);
});

test("only *.server.ts files speak SQL", () => {
	const wrong = product
		.filter((path) => !path.endsWith(".server.ts"))
		.flatMap(importsOf)
		.filter(({ to, isType }) => /^(kysely|pg|node:sqlite)(\/|$)/.test(to) && !isType);
	expect(said(wrong)).toEqual([]);
});

test("only the database's room knows the drivers", () => {
	const wrong = product
		.filter((path) => !path.startsWith("src/database/"))
		.flatMap(importsOf)
		.filter(({ to }) => /^(pg|node:sqlite)$/.test(to));
	expect(said(wrong)).toEqual([]);
});

test("pages never import a service", () => {
	const wrong = product
		.filter((path) => path.startsWith("src/pages/"))
		.flatMap(importsOf)
		.filter(({ to }) => /\/service(\.server)?\.ts$/.test(to));
	expect(said(wrong)).toEqual([]);
});

test("no folder is a drawer", () => {
	const drawers = /\/(utils?|lib|libs|helpers?|common|shared|misc|types)\//i;
	expect(files.filter((path) => drawers.test(path))).toEqual([]);
});

/** Where colours get their names: the public site's, and the office's. */
const palettes = ["src/ui/app.css", "src/ui/office/styles/tokens.css"];

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
