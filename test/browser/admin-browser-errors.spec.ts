import type { Browser, Page } from "@playwright/test";
import { expect, signIn, test } from "./admin.ts";
import type { Site } from "./site.ts";

/** Opens a page of the admin area on which errors are allowed. */
async function openAdmin(browser: Browser, site: Site, path: string): Promise<Page> {
	const context = await browser.newContext({
		baseURL: site.url,
		viewport: { width: 1366, height: 800 },
	});
	const page = await context.newPage();
	await signIn(page);
	await page.goto(path);
	return page;
}

let scripts = 0;

/** Runs a script of the site's own, which throws. */
async function runOwnScript(page: Page, code: string): Promise<void> {
	scripts += 1;
	const url = `/assets/test-script-${scripts}.js`;
	await page.route(`**${url}`, (route) =>
		route.fulfill({ contentType: "text/javascript", body: code }),
	);
	await page.addScriptTag({ url });
}

const logged = (site: Site, text: string) =>
	site.server
		.output()
		.split("\n")
		.filter((line) => line.includes("error in the admin area") && line.includes(text))
		.map((line) => JSON.parse(line));

test("an error that nothing catches is one line of the log, without what it says about a person", async ({
	browser,
	site,
}) => {
	const page = await openAdmin(browser, site, "/admin/registrations?q=Xanthippe");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	const failure = "new RangeError(\"uncaught: no 'Xanthippe' at 973-555-0188\")";
	await runOwnScript(page, `for (let n = 0; n < 3; n++) setTimeout(() => { throw ${failure} })`);
	await expect.poll(() => logged(site, "uncaught:")).toHaveLength(1);
	expect(logged(site, "uncaught:")[0]).toEqual({
		level: "error",
		time: expect.any(String),
		requestId: expect.stringMatching(/^[0-9a-f]{12}$/),
		name: "RangeError",
		message: "uncaught: no <text> at 0-0-0",
		frames: [expect.stringMatching(/^assets\/test-script-\d+\.js:1:\d+$/)],
		page: "/admin/registrations",
		version: expect.stringMatching(/^[0-9a-f]{8}$/),
		msg: "error in the admin area",
	});
	await runOwnScript(page, `Promise.reject(new TypeError("rejected: 'Xanthippe'"))`);
	await expect.poll(() => logged(site, "rejected: <text>")).toHaveLength(1);
	expect(site.server.output()).not.toContain("Xanthippe");
	await page.context().close();
});

test("one page load reports at most five errors, and none of a browser extension", async ({
	browser,
	site,
}) => {
	const page = await openAdmin(browser, site, "/admin/emails");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	const sent: string[] = [];
	page.on("request", (request) => {
		if (request.url().endsWith("/api/admin/browser-errors")) sent.push(request.postData() ?? "");
	});
	await page.evaluate(() => setTimeout(() => Promise.reject(new Error("of an extension"))));
	const words = ["one", "two", "three", "four", "five", "six", "seven"];
	const throwing = words.map((word) => `setTimeout(() => { throw new Error("bounded ${word}") });`);
	await runOwnScript(page, `${throwing.join("\n")} setTimeout(() => document.title = "thrown")`);
	await expect(page).toHaveTitle("thrown");
	await expect.poll(() => logged(site, "bounded")).toHaveLength(5);
	expect(sent).toHaveLength(5);
	expect(sent.join()).not.toMatch(/extension|six|seven/);
	await page.context().close();
});

test("a page that fails to render is reported, and the person reads what to do", async ({
	browser,
	site,
}) => {
	const page = await openAdmin(browser, site, "/admin/users");
	await expect(page.getByRole("heading", { name: "Users" })).toBeVisible();
	await page.route("**/api/admin/courses*", (route) =>
		route.fulfill({ json: [null], headers: { "x-total-count": "1" } }),
	);
	await page.getByRole("link", { name: "Courses" }).click();
	await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
	await expect.poll(() => logged(site, '"page":"/admin/courses"')).toHaveLength(1);
	const [line] = logged(site, '"page":"/admin/courses"');
	expect(line.name).toBe("TypeError");
	expect(line.message).toMatch(/ null/);
	expect(line.frames[0]).toMatch(/^assets\/[\w-]+\.js:\d+:\d+$/);
	await page.context().close();
});

test("errors on public pages and failed calls are not reported", async ({ browser, site }) => {
	const page = await openAdmin(browser, site, "/admin");
	const sent: string[] = [];
	page.on("request", (request) => {
		if (request.url().endsWith("/api/admin/browser-errors")) sent.push(request.url());
	});
	await page.route("**/api/admin/registrations?*", (route) =>
		route.fulfill({ status: 503, body: "We’re having trouble right now." }),
	);
	await page.goto("/admin/registrations");
	await expect(page.getByText("We’re having trouble right now.").first()).toBeVisible();
	await page.goto("/about");
	const thrown = page.waitForEvent("pageerror");
	await runOwnScript(page, `setTimeout(() => { throw new Error("public") })`);
	await thrown;
	await page.goto("/admin");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	expect(sent).toEqual([]);
	await page.context().close();
});
