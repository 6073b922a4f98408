import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "./site.ts";

const KB = 1000;
const brotli = (text: string | Buffer) =>
	brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

test("the home page until it is idle: 115 kB of scripts, 20 kB of page and styles, one font of 30 kB, one host", async ({
	page,
	site,
}) => {
	const bytes = { script: 0, document: 0, font: 0, stylesheet: 0 };
	const scripts: string[] = [];
	const hosts = new Set<string>();
	page.on("response", async (response) => {
		hosts.add(new URL(response.url()).origin);
		const type = response.request().resourceType() as keyof typeof bytes;
		if (!(type in bytes)) return;
		if (type === "script") scripts.push(response.url());
		const body = await response.body();
		bytes[type] += type === "font" ? body.length : brotli(body);
	});
	await page.goto("/", { waitUntil: "networkidle" });
	await page.waitForFunction(
		() =>
			new Promise((resolve) =>
				requestIdleCallback(() => resolve(!document.querySelector("form[data-hold]"))),
			),
	);
	await page.waitForLoadState("networkidle");
	expect(scripts.length).toBeLessThan(20);
	expect(bytes.script).toBeLessThan(115 * KB);
	expect(bytes.document).toBeLessThan(20 * KB);
	expect(bytes.font).toBeLessThan(30 * KB);
	expect(bytes.stylesheet).toBe(0);
	expect([...hosts]).toEqual([site.url]);
});

test("nothing is fetched by script before the page is loaded", async ({ page }) => {
	await page.goto("/", { waitUntil: "commit" });
	const html = (await (await page.request.get("/")).text()).replace(
		/<script[\s\S]*?<\/script>/g,
		"",
	);
	expect(html).not.toMatch(
		/modulepreload|<script[^>]+src=|<link[^>]+stylesheet|\sstyle="|\son\w+="/,
	);
});

test("public pages set no cookie, and a cached page is the same for everyone", async ({
	page,
	context,
}) => {
	await page.goto("/");
	await page.goto("/register?program=cna");
	expect(await context.cookies()).toEqual([]);
	const first = await page.request.get("/courses/cna", { headers: { "accept-language": "es" } });
	const second = await page.request.get("/courses/cna", { headers: { cookie: "a=b" } });
	expect(await first.text()).toBe(await second.text());
	expect(first.headers()["cache-control"]).toBe("public, no-cache");
	expect(first.headers().etag).toBeTruthy();
});
