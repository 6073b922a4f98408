import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

// Sizes of text, corners, layers and spaces come from the tokens in `src/ui/app.css` and `src/ui/admin/styles/tokens.css`.

const root = join(import.meta.dirname, "..");
const sheets = globSync("src/**/*.css", { cwd: root })
	.map((path) => path.replaceAll("\\", "/"))
	.sort();
const adminSheets = sheets.filter((path) => path.includes("/admin/"));

/** What the tokens don't cover, each with its reason. */
const exceptions = [
	// A caption in a picture grows with it.
	"src/school/texts/about.css font-size: clamp(1.375rem, 2.4vw, 2rem)",
	// The title of a page is as large as its line is wide.
	"src/ui/styles/page.css font-size: clamp(2.125rem, 1.5rem + 2.6vw, 3.5rem)",
];

/** A word for no size of its own, a size relative to the text around it, or a token. */
const allowed: Readonly<Record<string, RegExp>> = {
	"font-size": /^(inherit|[\d.]+em|var\(--text-\w+\))$/,
	font: /^(inherit|\d+ ([\d.]+em|var\(--text-\w+\))( \/ [\d.]+(rem)?)? .+)$/,
	"border-radius": /^(inherit|(0|var\(--radius-\w+\))( (0|var\(--radius-\w+\)))*)$/,
	"z-index": /^var\(--layer-\w+\)$/,
};

/** Returns the declarations of a property in a file, such as `border-radius` with those of one corner. */
function valuesOf(path: string, property: string): string[] {
	const css = readFileSync(join(root, path), "utf8").replaceAll(/\/\*.*?\*\//gs, "");
	const name = property.replace("border-radius", "border-(?:[a-z]+-[a-z]+-)?radius");
	const rules = css.replaceAll(/@font-face\s*\{.*?\}/gs, "");
	return [...rules.matchAll(new RegExp(`(?<=[{;\\s])${name}:\\s*([^;}]+)`, "g"))].map((match) =>
		(match[1] ?? "").replaceAll(/\s+/g, " ").trim(),
	);
}

for (const [property, pattern] of Object.entries(allowed)) {
	test(`every ${property} is one of the tokens`, () => {
		const raw = sheets.flatMap((path) =>
			valuesOf(path, property)
				.filter((value) => !pattern.test(value))
				.map((value) => `${path} ${property}: ${value}`),
		);
		expect(raw).toEqual(exceptions.filter((line) => line.includes(` ${property}: `)));
	});
}

test("spaces in the admin area are the tokens, hairlines of up to 2 px, or more than 2rem", () => {
	const pixels = { px: 1, rem: 16, em: 16 };
	const isRaw = ([, amount, unit]: RegExpExecArray) => {
		const length = Number(amount) * pixels[unit as keyof typeof pixels];
		return length > 2 && length <= 32;
	};
	const declared = adminSheets.flatMap((path) =>
		["(?:scroll-)?(?:margin|padding)(?:-[a-z-]+)?", "(?:row-|column-)?gap"].flatMap((property) =>
			valuesOf(path, property).map((value) => ({ path, value })),
		),
	);
	expect(declared.length).toBeGreaterThan(400);
	expect(
		declared
			.filter(({ value }) => [...value.matchAll(/([\d.]+)(px|r?em)\b/g)].some(isRaw))
			.map(({ path, value }) => `${path}: ${value}`),
	).toEqual([]);
});

test("the tokens are three radii and four layers, and the admin area has five sizes of text and six spaces", () => {
	const tokens = ["src/ui/app.css", "src/ui/admin/styles/tokens.css"]
		.map((path) => readFileSync(join(root, path), "utf8"))
		.join("");
	const defined = (prefix: string) =>
		new Set([...tokens.matchAll(new RegExp(`(--${prefix}-\\w+):`, "g"))].map((match) => match[1]));
	expect([...defined("radius")]).toEqual(["--radius-small", "--radius-card", "--radius-full"]);
	expect([...defined("layer")]).toEqual([
		"--layer-raised",
		"--layer-bar",
		"--layer-over",
		"--layer-top",
	]);
	expect(defined("space").size).toBe(6);
	const used = adminSheets.flatMap((path) =>
		["font", "font-size"].flatMap((property) =>
			valuesOf(path, property).flatMap((value) => value.match(/--text-\w+/g) ?? []),
		),
	);
	expect([...new Set(used)].sort()).toEqual(
		["l", "m", "s", "xl", "xs"].map((size) => `--text-${size}`),
	);
});

test("every token is used", () => {
	const files = globSync("src/**/*.{css,ts,tsx}", { cwd: root }).map((path) =>
		readFileSync(join(root, path), "utf8"),
	);
	const defined = ["src/ui/app.css", "src/ui/admin/styles/tokens.css"].flatMap((path) =>
		[...readFileSync(join(root, path), "utf8").matchAll(/^\s*(--[\w-]+):/gm)].map(
			([, name = ""]) => name,
		),
	);
	const isUsed = (name: string) => files.some((text) => text.includes(`var(${name}`));
	expect(defined.length).toBeGreaterThan(30);
	expect([...new Set(defined)].filter((name) => !isUsed(name))).toEqual([]);
});
