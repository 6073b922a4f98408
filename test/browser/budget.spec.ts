import { brotliCompressSync, constants } from "node:zlib";
import type { Page } from "@playwright/test";
import { pathIn } from "#platform/text/language-paths.ts";
import { chatButton } from "./chat-visitor.ts";
import { test as base, expect } from "./site.ts";
import { whenReady } from "./visitor.ts";

/** The cache that other tests have filled would hide bytes that are fetched twice or late. */
const test = base.extend({
	context: async ({ browser, baseURL, viewport }, use) => {
		const context = await browser.newContext({ baseURL, viewport });
		await use(context);
		await context.close();
	},
});

const KB = 1000;
const brotli = (text: string | Buffer) =>
	brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Waits until the browser has fetched in the background what the page needs later. */
async function untilIdle(page: Page): Promise<void> {
	await page.waitForLoadState("networkidle");
	await page.waitForFunction(() => document.querySelector("link[rel=prefetch]") !== null);
	await page.waitForLoadState("networkidle");
}

/** Returns a function that gives the bytes that came over the network since. */
async function watchNetwork(page: Page): Promise<() => number> {
	const session = await page.context().newCDPSession(page);
	await session.send("Network.enable");
	let received = 0;
	session.on("Network.loadingFinished", ({ encodedDataLength }) => {
		received += encodedDataLength;
	});
	return () => received;
}

const isRunning = (page: Page) => page.evaluate(() => "__reactRouterManifest" in window);

test("the home page before the first touch: 115 kB of scripts, 20 kB of page and styles, one font of 25 kB, 12 requests, one host, and no script that ran", async ({
	page,
	site,
}) => {
	const requests: { kind: string; url: string }[] = [];
	const hosts = new Set<string>();
	page.on("request", (request) => {
		const { origin, pathname } = new URL(request.url());
		hosts.add(origin);
		const kind = pathname.endsWith(".js") ? "script" : request.resourceType();
		if (kind !== "image") requests.push({ kind, url: request.url() });
	});
	await page.goto("/", { waitUntil: "networkidle" });
	await untilIdle(page);
	expect(await isRunning(page)).toBe(false);
	expect(requests.length, JSON.stringify(requests)).toBeLessThanOrEqual(12);
	const bytes = { script: 0, document: 0, font: 0, stylesheet: 0 };
	for (const { kind, url } of requests) {
		const body = await (await page.request.get(url)).body();
		bytes[kind as keyof typeof bytes] += kind === "font" ? body.length : brotli(body);
	}
	expect(bytes.script).toBeGreaterThan(50 * KB);
	expect(bytes.script).toBeLessThanOrEqual(115 * KB);
	expect(bytes.document).toBeLessThan(20 * KB);
	expect(bytes.font).toBeLessThan(25 * KB);
	expect(bytes.stylesheet).toBe(0);
	expect([...hosts]).toEqual([site.url]);

	const received = await watchNetwork(page);
	await page.keyboard.press("Shift");
	await whenReady(page);
	expect(await isRunning(page)).toBe(true);
	expect(received(), "bytes fetched twice or late").toBe(0);
});

for (const path of ["/", "/courses/cna", "/register"]) {
	test(`${path} in Spanish brings at most 5 % more bytes than in English, all that it needs later included`, async ({
		browser,
		site,
	}) => {
		const bytesOf = async (language: "en" | "es") => {
			const page = await browser.newPage();
			const received = await watchNetwork(page);
			await page.goto(site.url + pathIn(language, path));
			await untilIdle(page);
			await whenReady(page);
			// What is fetched ahead has come, also on a busy machine.
			await page.waitForFunction(() => {
				const ahead = document.querySelectorAll<HTMLLinkElement>(
					"link[rel$=load], link[rel=prefetch]",
				);
				return [...ahead].every(({ href }) => performance.getEntriesByName(href).length > 0);
			});
			await page.close();
			return received();
		};
		const english = await bytesOf("en");
		expect(english).toBeGreaterThan(100 * KB);
		// A page that was just published is compressed best a moment later.
		await expect.poll(async () => (await bytesOf("es")) / (await bytesOf("en"))).toBeLessThan(1.05);
	});
}

test("a visitor who comes back fetches at most 15 kB, and has no cookie", async ({
	page,
	context,
}) => {
	await page.goto("/");
	await untilIdle(page);
	const received = await watchNetwork(page);
	await page.goto("/about");
	await untilIdle(page);
	const before = received();
	await page.goto("/");
	await untilIdle(page);
	expect(received() - before).toBeLessThan(15 * KB);
	expect(await context.cookies()).toEqual([]);
});

test("with a draft in the tab, the page takes over without a touch", async ({ page }) => {
	await page.goto("/contact");
	await page.getByLabel("Message", { exact: true }).pressSequentially("Hello");
	await whenReady(page);
	await page.getByLabel("Message", { exact: true }).pressSequentially("!");
	await page.reload();
	await page.waitForFunction(() => "__reactRouterManifest" in window);
	await expect(page.getByLabel("Message", { exact: true })).toHaveValue("Hello!");
});

test("a click on the chat before any script has come opens it when they have", async ({ page }) => {
	const scripts = Promise.withResolvers<void>();
	await page.route("**/assets/*.js", async (route) => {
		await scripts.promise;
		await route.continue();
	});
	await page.goto("/", { waitUntil: "commit" });
	await chatButton(page).click();
	await expect(chatButton(page)).toHaveAttribute("aria-busy", "true");
	scripts.resolve();
	await expect(page.getByRole("dialog")).toBeVisible();
	await expect(page).toHaveURL(/\/$/);
});
