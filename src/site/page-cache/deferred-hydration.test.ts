import { expect, test } from "vitest";
import { deferHydration } from "#site/page-cache/deferred-hydration.server.ts";

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
	expect(html).not.toContain('rel="modulepreload"');
	expect(html).not.toContain('type="module"');
	expect(html).toContain('<link rel="stylesheet" href="/a.css">');
	expect(html).toContain(
		`({"shared":["/assets/a.js"],"modules":["/assets/manifest-1.js","/assets/root-2.js","/assets/home-3.js"],"entry":"/assets/entry.client-4.js","startsWhenIdle":false},`,
	);
	expect(html).toContain(
		`m=>{const route0=m[1];const route1=m[2];window.__reactRouterRouteModules = {"root":route0, "pages/home":route1};})`,
	);
});

/** Returns the loader of a page as code. */
function loaderOf(hydration: "touch" | "idle"): string {
	const html = deferHydration(page(start), nonce, hydration);
	return /<script nonce="x+">([\s\S]*)<\/script>/.exec(html)?.[1] ?? "";
}

test.each(["touch", "idle"] as const)(
	"the loader is valid JavaScript and defers the imports: %s",
	(hydration) => {
		const listened: string[] = [];
		const surroundings = {
			window: {},
			addEventListener: (name: string) => listened.push(name),
			removeEventListener: () => {},
			document: { readyState: "loading" },
		};
		new Function(...Object.keys(surroundings), loaderOf(hydration))(...Object.values(surroundings));
		// Voice control clicks and types without a pointer or a key.
		expect(listened).toEqual([
			"pointerdown",
			"keydown",
			"focusin",
			"touchstart",
			"click",
			"input",
			// Password managers submit.
			"submit",
			"load",
		]);
	},
);

test("nothing is fetched before the page is painted", () => {
	const fetched: string[] = [];
	const tasks: (() => void)[] = [];
	const later = (task: () => void) => void tasks.push(task);
	const observers: (() => void)[] = [];
	class PerformanceObserver {
		readonly #notify: (list: unknown, observer: PerformanceObserver) => void;
		constructor(notify: (list: unknown, observer: PerformanceObserver) => void) {
			this.#notify = notify;
		}
		observe({ type }: { type: string }) {
			expect(type).toBe("paint");
			observers.push(() => this.#notify([], this));
		}
		disconnect() {}
	}
	const surroundings = {
		PerformanceObserver,
		window: { requestIdleCallback: later },
		requestIdleCallback: later,
		setTimeout: later,
		addEventListener: () => {},
		navigator: {},
		sessionStorage: {},
		document: {
			readyState: "complete",
			createElement: () => ({}),
			head: { append: ({ href }: { href: string }) => void fetched.push(href) },
		},
	};
	const runTasks = () => {
		for (const task of tasks) task();
	};
	new Function(...Object.keys(surroundings), loaderOf("touch"))(...Object.values(surroundings));
	runTasks();
	expect(fetched).toEqual([]);
	for (const paint of observers) paint();
	expect(fetched).toEqual([]);
	runTasks();
	expect(fetched).toContain("/assets/home-3.js");
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
