import type { Locator, Page } from "@playwright/test";
import { expectNoFindings } from "./axe.ts";
import { expect, test } from "./site.ts";
import {
	fillContact,
	fillRegistration,
	publicPages,
	registerButton,
	sendButton,
	toastTitled,
	whenReady,
} from "./visitor.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** At 390 px and at 1366 px. */
async function expectNoFindingsAtBothWidths(page: Page, part?: string) {
	for (const width of [390, 1366]) {
		await page.setViewportSize({ width, height: 844 });
		await expectNoFindings(page, part);
	}
}

/** The same beside a notification; hovering pauses its timer, and it is elsewhere in each width. */
async function expectNoFindingsBeside(page: Page, toast: Locator) {
	for (const width of [390, 1366]) {
		await page.setViewportSize({ width, height: 844 });
		await toast.hover();
		await expectNoFindings(page);
	}
	await expect(toast).toBeVisible();
}

/** Returns the texts below 14 px and the targets below 24 px of a page. */
const tooSmall = (page: Page) =>
	page.evaluate(() => {
		const shown = (element: Element) => element.checkVisibility() && element.clientHeight > 1;
		const texts = [...document.querySelectorAll("body *")]
			.filter((e) => shown(e) && !e.closest("svg") && e.textContent?.trim())
			.filter((e) => Number.parseFloat(getComputedStyle(e).fontSize) < 14);
		const inline = (e: Element) => getComputedStyle(e).display === "inline";
		const targets = [...document.querySelectorAll("a, button, summary, input, select, textarea")]
			.filter((e) => shown(e) && !inline(e))
			.filter((e) => e.getBoundingClientRect().height < 24);
		return [...texts, ...targets].map((element) => element.outerHTML.slice(0, 120));
	});

// Between the header and the footer, these have text alone, whatever the width.
const plainPages = ["/catalog", "/privacy-policy", "/accessibility", "/no-such-page"];

for (const path of [...publicPages, "/classes", "/no-such-page", "/courses/no-such-course"]) {
	const isPlain = plainPages.includes(path);

	test(`on ${path} axe finds nothing, ${isPlain ? "" : "narrow or wide, "}no text is below 14 px and no target below 24 px, and nothing moves with reduced motion`, async ({
		page,
	}) => {
		await page.goto(path);
		await whenReady(page);
		expect(await tooSmall(page)).toEqual([]);
		expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
		if (isPlain) await expectNoFindings(page);
		else await expectNoFindingsAtBothWidths(page);
	});
}

// Pages in Spanish have the elements of those in English, so the two with the most parts stand for all.
for (const path of ["/es", "/es/register"]) {
	test(`axe finds nothing on ${path}`, async ({ page }) => {
		await page.goto(path);
		await whenReady(page);
		await expectNoFindings(page);
	});
}

test("axe finds nothing on the open menu, narrow or wide", async ({ page }) => {
	await page.goto("/");
	await whenReady(page);
	const list = page.getByRole("navigation", { name: "Main" }).getByRole("list");
	await page.getByRole("button", { name: "Menu" }).click();
	await page.locator("nav summary").click();
	await expect(list).toBeVisible();
	await expectNoFindingsAtBothWidths(page);
	await expect(list).toBeVisible();
});

test("axe finds nothing while programs load, with every question open, and after a save that failed, narrow or wide", async ({
	page,
}) => {
	await page.route("**/api/courses", () => {});
	await page.route("**/api/register", (route) => route.fulfill({ status: 500, body: "No." }));
	await page.goto("/privacy-policy");
	await whenReady(page);
	await page.getByRole("banner").getByRole("link").first().click();
	await expect(page.locator("#programs").getByRole("list")).toHaveAttribute("aria-busy", "true");
	for (const question of await page.locator("main summary").all()) {
		const open = await question.locator("..").getAttribute("open");
		if (open === null) await question.click();
	}
	await expectNoFindingsAtBothWidths(page);
	await page.goto("/register");
	await fillRegistration(page);
	await registerButton(page).click();
	const toast = toastTitled(page, "Database error");
	await expectNoFindingsBeside(page, toast);
});

test("axe finds nothing on the forms with errors, a toast, and the success views, narrow or wide", async ({
	page,
}) => {
	await page.goto("/contact");
	await sendButton(page).click();
	await expect(page.getByText("Required: please enter your name")).toBeVisible();
	await expectNoFindingsAtBothWidths(page);
	await fillContact(page);
	await sendButton(page).click();
	const toast = toastTitled(page, "Message sent");
	await expectNoFindingsBeside(page, toast);

	// axe misreads colors behind floating parts of a scrolled page, so it checks only the form there.
	for (const [path, part] of [["/register"], ["/#register", "#register"]] as const) {
		await page.goto(path);
		await fillRegistration(page);
		await registerButton(page).click();
		await expect(page.getByRole("heading", { name: "Registration Successful!" })).toBeVisible();
		await expectNoFindingsAtBothWidths(page, part);
	}
});

test("in forced colors what floats has an outline and every state a word", async ({ page }) => {
	await page.emulateMedia({ forcedColors: "active" });
	await page.setViewportSize({ width: 1366, height: 800 });
	await page.goto("/");
	await whenReady(page);
	await page.locator("nav summary").click();
	const outline = await page
		.getByRole("navigation", { name: "Main" })
		.getByRole("list")
		.evaluate((element) => getComputedStyle(element).outlineStyle);
	expect(outline).toBe("solid");
	await expect(page.locator("#home").getByText(/^Open/)).toBeVisible();
});

test("nothing moves when scripts take over a page, nor much when its font comes after them", async ({
	page,
}) => {
	let fonts = Promise.withResolvers<void>();
	await page.route("**/*.woff2", async (route) => {
		await fonts.promise;
		await route.continue();
	});
	await page.addInitScript(() => {
		window.shifts = [];
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) window.shifts.push(entry.toJSON());
		}).observe({ type: "layout-shift", buffered: true });
	});
	const shifts = () =>
		page.evaluate(async () => {
			await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
			return window.shifts;
		});
	for (const path of publicPages) {
		fonts = Promise.withResolvers<void>();
		await page.goto(path, { waitUntil: "commit" });
		await whenReady(page);
		expect(await shifts(), path).toEqual([]);
		fonts.resolve();
		await page.waitForLoadState("load");
		await page.evaluate(() => document.fonts.ready);
		const sum = (await shifts()).reduce((before, { value }) => before + value, 0);
		expect(sum, path).toBeLessThan(0.01);
	}
});

declare global {
	interface Window {
		shifts: { value: number }[];
	}
}
