import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const markdownIn = (folder: string) =>
	readdirSync(join(root, folder))
		.filter((name) => name.endsWith(".md"))
		.map((name) => join(folder, name));
const guides = ["README.md", "CONTRIBUTING.md", ...markdownIn("docs")];
const decisions = markdownIn("docs/decisions");

const textOf = (path: string) => readFileSync(join(root, path), "utf8");

const folders = ["src", "test", "demo", "docs", "scripts", "deploy", "public"];
const paths = folders.flatMap((folder) =>
	readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).map((entry) =>
		relative(root, join(entry.parentPath, entry.name)),
	),
);
const districts = readdirSync(join(root, "src"));

/** What a document's paths may begin at, other than the root and `src/`. */
const subjectOf: Record<string, string> = { "docs/assistant.md": "src/assistant" };

const file = /(?<![\w./{}@*$-])(?:\w[\w.-]*\/)*\w[\w.-]*\.(?:tsx?|mjs|sql|jsonl|css)(?![\w/*-])/g;
const place = new RegExp(
	`(?<![\\w./{}@*$-])(?:${[...folders, ...districts].join("|")})/[\\w@./-]*(?![\\w*{])`,
	"g",
);

/** Returns the files and folders that a document names between backquotes and in blocks of code. */
function namedIn(text: string): Set<string> {
	const code = text.match(/^ *```[\s\S]*?^ *```|`[^`\n]+`/gm) ?? [];
	return new Set(
		code.flatMap((part) => [...(part.match(file) ?? []), ...(part.match(place) ?? [])]),
	);
}

/** Returns the files that the document tells its reader to make. */
const madeBy = (text: string) =>
	new Set(
		Array.from(
			text.matchAll(/`([\w./-]+)`, a new file|^ *-- (\S+\.sql)$/gm),
			([, path, migration]) => path ?? migration ?? "",
		),
	);

function isThere(document: string, name: string): boolean {
	const path = name.replace(/\/$/, "");
	if (!path.includes("/")) {
		return paths.some((other) => other.endsWith(`/${path}`)) || existsSync(join(root, path));
	}
	const starts = ["", "src", subjectOf[document]].filter((start) => start !== undefined);
	return starts.some((start) => existsSync(join(root, start, path)));
}

test("names of files and folders are found in text and in blocks of code", () => {
	const text =
		"Read `src/a/b.ts` and `c.server.ts` in `intake/mail/`.\n```\n │ ui/d.tsx  a field\n```\n";
	expect([...namedIn(text)].sort()).toEqual([
		...["c.server.ts", "intake/mail/", "src/a/b.ts", "ui/d.tsx"],
	]);
});

test("every file and folder that the documents name exists", () => {
	const wrong = guides.flatMap((document) => {
		const text = textOf(document);
		const made = madeBy(text);
		return [...namedIn(text)]
			.filter((name) => !made.has(name) && !made.has(`src/${name}`) && !isThere(document, name))
			.map((name) => `${document}: ${name}`);
	});
	expect(wrong).toEqual([]);
});

test("every link from one document to another file leads somewhere", () => {
	const wrong = [...guides, ...decisions].flatMap((document) =>
		Array.from(textOf(document).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g), ([, to = ""]) => to)
			.filter((to) => !existsSync(join(root, dirname(document), to)))
			.map((to) => `${document}: ${to}`),
	);
	expect(wrong).toEqual([]);
});

test("the tour's files name the terms that the tour explains", () => {
	const stops = [
		...textOf("docs/tour.md").matchAll(/^\d+\. \[`([^`]+)`\][\s\S]*?(?=^\d+\. |^$)/gm),
	];
	const missing = stops.flatMap(([stop, path = ""]) => {
		const terms = Array.from(stop.matchAll(/`([A-Za-z]+)`/g), ([, term = ""]) => term);
		return terms.filter((term) => !textOf(path).includes(term)).map((term) => `${path}: ${term}`);
	});
	expect(stops.length).toBe(10);
	expect(missing).toEqual([]);
});

test("every name that the glossary and the tour set in code exists in the code", () => {
	const isProduct = (path: string) => /^src\/.*(?<!\.test)\.tsx?$/.test(path);
	// A comment that names something declares nothing.
	const code = paths
		.filter(isProduct)
		.map((path) => textOf(path).replace(/^\s*(?:\/\/|\/?\*).*$/gm, ""))
		.join("\n");
	const words = new Set(code.match(/\w+/g));
	const declarations = code.matchAll(/\b(?:class|interface|type|function|const) (\w+)/g);
	const declared = new Set(Array.from(declarations, ([, name]) => name));
	const isThere = (name: string) => (/^[A-Z]/.test(name) ? declared : words).has(name);
	const wrong = ["docs/glossary.md", "docs/tour.md"].flatMap((document) =>
		Array.from(textOf(document).matchAll(/`([A-Za-z]\w*)`/g), ([, name = ""]) => name)
			.filter((name) => !isThere(name))
			.map((name) => `${document}: ${name}`),
	);
	expect(wrong).toEqual([]);
});

test("no two decisions have one number", () => {
	const numbers = decisions.map((path) => path.split("/").at(-1)?.slice(0, 4));
	expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
});

test("the map lists the districts and rooms that there are", () => {
	const rows = textOf("docs/architecture.md").matchAll(/^\| `(\w+)\/` \| (.*?) \|/gm);
	const listed = Array.from(rows, ([, district = "", rooms = ""]) => [
		district,
		Array.from(rooms.matchAll(/`([\w-]+)`/g), ([, room]) => room).sort(),
	]);
	const foldersIn = (path: string) =>
		readdirSync(join(root, path), { withFileTypes: true })
			.filter((entry) => entry.isDirectory())
			.map(({ name }) => name);
	// Styles are no room: they belong to what they dress.
	const found = foldersIn("src").map((district) => [
		district,
		foldersIn(`src/${district}`)
			.filter((room) => room !== "styles")
			.sort(),
	]);
	expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(found));
});
