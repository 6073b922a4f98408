import { expect, test } from "vitest";
import { deferHydration } from "#page-cache/deferred-hydration.server.ts";

const page = (script: string) =>
	`<head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/a.css"></head><body><p>Hi</p>${script}</body>`;
const nonce = "x".repeat(22);
const start = `<script nonce="${nonce}" type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-2.js";
import * as route1 from "/assets/home-3.js";
window.__reactRouterRouteModules = {"root":route0, "pages/home":route1};

import("/assets/entry.client-4.js");</script>`;

test("immediate hydration becomes a small loader of the same modules", () => {
	const html = deferHydration(page(start), nonce);
	expect(html).not.toContain("modulepreload");
	expect(html).not.toContain('type="module"');
	expect(html).toContain('<link rel="stylesheet" href="/a.css">');
	for (const path of ["manifest-1", "root-2", "home-3", "entry.client-4"]) {
		expect(html).toContain(`import("/assets/${path}.js")`);
	}
	expect(html).toContain('window.__reactRouterRouteModules = {"root":route0, "pages/home":route1}');
});

test("the loader is valid JavaScript and defers the imports", () => {
	const [, script = ""] =
		/<script nonce="x+">([\s\S]*)<\/script>/.exec(deferHydration(page(start), nonce)) ?? [];
	const listened: string[] = [];
	const surroundings = {
		window: {},
		addEventListener: (name: string) => listened.push(name),
		removeEventListener: () => {},
		document: { readyState: "loading" },
	};
	new Function(...Object.keys(surroundings), script)(...Object.values(surroundings));
	expect(listened).toEqual(["pointerdown", "keydown", "focusin", "touchstart", "load"]);
});

test.each([
	["a page without scripts", ""],
	[
		"an import of another form",
		`<script nonce="${nonce}" type="module">import { go } from "/x.js"; go()</script>`,
	],
	["a start that came in with a text", start.replace(/ nonce="x+"/, "")],
	["a plain script", "<script>go()</script>"],
])("%s stays unchanged", (_, script) => {
	expect(deferHydration(page(script), nonce)).toBe(page(script));
});

test("text that looks like a replacement pattern stays unchanged", () => {
	const html = page(start).replace("<p>Hi</p>", () => "<p>$& $1 $$</p>");
	expect(deferHydration(html, nonce)).toContain("<p>$& $1 $$</p>");
});
