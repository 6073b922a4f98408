import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import type { ServerBuild } from "react-router";
import { assets } from "#site/server/files.ts";
import { createListener } from "#site/server/listener.ts";
import { apiHandler, createRenderer, pageHandler } from "#site/server/pages.ts";
import { listen } from "#site/server/process.ts";
import type { Stage } from "./stage.ts";
import { percentile } from "./statistics.ts";

const root = join(import.meta.dirname, "../../..");
const TIMES = 10;

/** Actions of an administrator, and the screen's result. */
const actions: Record<string, (page: Page) => Promise<number>> = {
	"list opened": (page) => opened(page, "/admin/registrations", "tbody tr:nth-child(50)"),
	"dashboard opened": (page) => opened(page, "/admin", ".figures[aria-busy='false']"),
	"next page": (page) =>
		changed(page, () => {
			const started = performance.now();
			const buttons = [...document.querySelectorAll<HTMLButtonElement>("main button")];
			buttons.find(({ textContent }) => textContent?.trim() === "Next")?.click();
			return started;
		}),
	"sorted by name": (page) =>
		changed(page, () => {
			const started = performance.now();
			const buttons = [...document.querySelectorAll<HTMLButtonElement>("th button")];
			buttons.find(({ textContent }) => textContent?.trim() === "Name")?.click();
			return started;
		}),
	// Includes the search debounce of 250 ms.
	"search typed": (page) =>
		changed(page, () => {
			const started = performance.now();
			const input = document.querySelector<HTMLInputElement>("input[type=search]");
			const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
			set?.call(input, "herrera 7");
			input?.dispatchEvent(new Event("input", { bubbles: true }));
			return started;
		}),
};

export const screenActions = Object.keys(actions);

/**
 * Measures in a browser, from an action until its result is painted.
 * @returns for each act the milliseconds, p50 of several
 */
export async function measureScreen(stage: Stage): Promise<Map<string, number>> {
	const { url, stop } = await serve(stage);
	const browser = await chromium.launch({
		...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
		args: ["--no-sandbox"],
	});
	try {
		const results = new Map<string, number>();
		for (const [name, action] of Object.entries(actions)) {
			results.set(name, await measure(browser, url, stage.token, action));
		}
		return results;
	} finally {
		await browser.close();
		await stop();
	}
}

async function measure(
	browser: Browser,
	url: string,
	token: string,
	action: (page: Page) => Promise<number>,
): Promise<number> {
	const context = await browser.newContext({
		baseURL: url,
		viewport: { width: 1366, height: 800 },
	});
	await context.addInitScript((authToken) => {
		localStorage.setItem("authToken", authToken);
		localStorage.setItem("authUser", JSON.stringify({ username: "dana", isAdmin: true }));
	}, token);
	const page = await context.newPage();
	const measured: number[] = [];
	for (let time = 0; time <= TIMES; time++) {
		await opened(page, "/admin/registrations", "tbody tr:nth-child(50)");
		const milliseconds = await action(page);
		// The first visit fills the browser's cache.
		if (time > 0) measured.push(milliseconds);
	}
	await context.close();
	return percentile(measured, 0.5);
}

/** Measures from a click on an external link until an element is painted. */
async function opened(page: Page, path: string, selector: string): Promise<number> {
	await page.goto(path, { waitUntil: "commit" });
	return page.evaluate(
		(awaited) =>
			new Promise<number>((resolve) => {
				const look = () =>
					document.querySelector(awaited)
						? requestAnimationFrame(() => resolve(performance.now()))
						: requestAnimationFrame(look);
				look();
			}),
		selector,
	);
}

/** Measures from an action on the list, which returns its start, until other rows are painted. */
async function changed(page: Page, act: () => number): Promise<number> {
	const drawn = page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				const first = () => document.querySelector("tbody tr")?.textContent;
				const before = first();
				const look = () =>
					first() && first() !== before
						? requestAnimationFrame(() => resolve(performance.now()))
						: requestAnimationFrame(look);
				look();
			}),
	);
	const started = await page.evaluate(act);
	return (await drawn) - started;
}

/** Serves the admin area from the benchmark's database. */
async function serve({ api }: Stage): Promise<{ url: string; stop: () => Promise<void> }> {
	const build: ServerBuild = await import(join(root, "build/server/index.js"));
	const listener = createListener(0);
	const { port } = await listen(listener.server, { port: 0, host: undefined });
	const url = `http://localhost:${port}`;
	listener.setHandlers({
		instant: [assets(join(root, "build/client"))],
		others: [apiHandler(api), pageHandler(createRenderer(build, "production", api), url)],
	});
	return { url, stop: () => listener.stop() };
}
