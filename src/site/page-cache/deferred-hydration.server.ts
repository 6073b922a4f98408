import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { nonceAttribute } from "#site/page-cache/csp.server.ts";
import { loadPage, type PageScripts } from "#site/page-cache/page-loader.ts";

// Links, menus and forms work as plain HTML. Reading a page runs none of its scripts: they are fetched when it is
// idle, and run at the first touch, key, focus or submit. What was submitted or pressed before the loader counts too.

/**
 * When React takes over a page: at the first `touch`, when the browser is `idle`, or `at once`. A touch before wins;
 * one of a link does not count, because it leads away.
 * A page that holds a draft does not wait for a touch: the draft has to be in its form.
 */
export type Hydration = "touch" | "idle" | "at once";

const preload = /<link rel="modulepreload"[^>]*\/?>/g;

/**
 * Replaces the immediate hydration of a page by a small loader. Pages without scripts stay unchanged.
 * @param nonce identifies the framework's own script; injected scripts stay unchanged
 */
export function deferHydration(
	html: string,
	nonce: string | null,
	hydration: Exclude<Hydration, "at once"> = "touch",
): string {
	if (nonce === null) return html;
	const mark = nonceAttribute(nonce);
	const entry = new RegExp(
		`<script(?=[^<>]*${mark})[^<>]* type="module"[^<>]*>\\s*(import[\\s\\S]*?)</script>`,
	);
	const match = entry.exec(html);
	if (!match?.[1]) return html;
	const start = startOf(match[1]);
	if (start === undefined) return html;
	const preloaded = [...html.matchAll(preload)].flatMap(
		([link]) => / href="([^"]+)"/.exec(link)?.[1] ?? [],
	);
	const script = loader(start, preloaded, hydration);
	return html.replace(preload, "").replace(match[0], () => `<script${mark}>${script}</script>`);
}

interface Start {
	/** Modules that are imported first. */
	modules: readonly string[];
	/** The module that hydrates, when it is imported. */
	entry: string;
	/** What runs in between; the modules are in `m`, in their order. */
	code: string;
}

/** Splits the framework's script into what it imports and what it does then. */
function startOf(script: string): Start | undefined {
	const statics = /import (?:\* as (\w+) from )?"([^"]+)"(?:;|(?=\s))/g;
	const modules = [...script.matchAll(statics)].map(([, , address = ""]) => address);
	const last = /\bimport\("([^"]+)"\);?\s*$/;
	const entry = last.exec(script)?.[1];
	let index = -1;
	const code = script
		.replace(statics, (_, name: string | undefined) => {
			index++;
			return name ? `const ${name}=m[${index}];` : "";
		})
		.replace(last, "")
		.replace(/\n\s*/g, "");
	// Leave an unknown form of the script unchanged.
	if (!entry || modules.length === 0 || /\bimport\b/.test(code)) return undefined;
	return { modules, entry, code };
}

/** Written by the build; in development and in tests the build may be older than the source. */
const minifiedFile = new URL("../../../build/server/page-loader.js", import.meta.url);

/** Minifies the loader's source and stores it for the servers of this build. */
export async function storePageLoader(): Promise<void> {
	// Only the build needs the minifier, which takes long to load.
	const { minifySync } = await import("vite");
	const { code } = minifySync("page-loader.js", `export default (${loadPage})`);
	writeFileSync(minifiedFile, code.replace(/^export default|;\s*$/g, ""));
}

const pageLoader =
	process.env.NODE_ENV === "production" && existsSync(minifiedFile)
		? readFileSync(minifiedFile, "utf8")
		: `(${loadPage})`;

/** Writes the call of the loader for a page. */
function loader(
	{ modules, entry, code }: Start,
	preloaded: readonly string[],
	hydration: "touch" | "idle",
): string {
	const shared = preloaded.filter((file) => file !== entry && !modules.includes(file));
	const scripts: PageScripts = { shared, modules, entry, startsWhenIdle: hydration === "idle" };
	return `${pageLoader}(${JSON.stringify(scripts)},m=>{${code}})`;
}
