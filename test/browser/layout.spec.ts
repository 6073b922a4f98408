import type { Page } from "@playwright/test";
import { pathIn } from "#platform/text/language-paths.ts";
import { expect, test } from "./site.ts";
import { publicPages, registerButton, sendButton, whenReady } from "./visitor.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Returns what overflows the right edge of the window; empty if nothing scrolls sideways. */
const overTheEdge = (page: Page) =>
	page.evaluate(() => {
		const { clientWidth } = document.documentElement;
		const clipped = (element: Element): boolean => {
			const parent = element.parentElement;
			if (!parent || parent === document.body) return false;
			return getComputedStyle(parent).overflowX !== "visible" || clipped(parent);
		};
		return [...document.querySelectorAll("body *")]
			.filter((e) => e.checkVisibility() && !e.closest("svg, .skip"))
			.filter((e) => e.getBoundingClientRect().right > clientWidth + 1 && !clipped(e))
			.map((e) => e.outerHTML.slice(0, 100));
	});

const zooms = [
	["320 px wide", { width: 320, height: 640 }, ""],
	["at 200 % zoom of a laptop", { width: 683, height: 384 }, ""],
	["at 200 % text size on a laptop", { width: 1366, height: 768 }, "200%"],
] as const;

/** Times at which the office says different things of itself: "Open now until …", "Opens Monday at …". */
const open = "2026-11-30T15:00:00Z";
const closed = "2026-11-28T23:00:00Z";

for (const [how, viewport, fontSize] of zooms) {
	test(`${how} no page, open menu or form with errors scrolls sideways`, async ({ page }) => {
		await page.setViewportSize(viewport);
		const zoom = () =>
			fontSize &&
			page.evaluate((size) => (document.documentElement.style.fontSize = size), fontSize);
		const english = [...publicPages, "/no-such-page", "/courses/no-such-course"];
		const spanish = english.map((path) => pathIn("es", path));
		for (const [moment, path] of [
			...[...english, ...spanish].map((path) => [open, path] as const),
			...["/courses/cna", "/es", "/es/courses/cna"].map((path) => [closed, path] as const),
		]) {
			await page.clock.setFixedTime(moment);
			await page.goto(path);
			await whenReady(page);
			await zoom();
			expect(await overTheEdge(page), path).toEqual([]);
			const [content, window] = await page.evaluate(() => [
				document.documentElement.scrollWidth,
				document.documentElement.clientWidth,
			]);
			expect(content, path).toBeLessThanOrEqual(window as number);
		}
		for (const [path, button] of [
			["/register", registerButton],
			["/contact", sendButton],
		] as const) {
			await page.goto(path);
			await whenReady(page);
			await zoom();
			await button(page).click();
			await expect(page.locator(".error").first()).toBeVisible();
			expect(await overTheEdge(page), `${path} with errors`).toEqual([]);
			const burger = page.getByRole("button", { name: "Menu" });
			if (await burger.isVisible()) await burger.click();
			await page.locator("nav summary").click();
			await expect(page.getByRole("navigation", { name: "Main" }).getByRole("list")).toBeVisible();
			expect(await overTheEdge(page), `${path} with its menu`).toEqual([]);
		}
	});
}

interface Stop {
	name: string;
	outlined: boolean;
	covered: boolean;
	inView: boolean;
}

/** Returns the focused element, whether it is visible, and what covers it. */
const focused = (): Stop | null => {
	const element = document.activeElement;
	if (!element || element === document.body) return null;
	const style = getComputedStyle(element);
	const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
	// Use the visible part of elements larger than the window.
	const middle = (from: number, to: number, end: number) =>
		(Math.max(from, 0) + Math.min(to, end)) / 2;
	const [x, y] = [
		middle(box.left, box.right, innerWidth),
		middle(box.top, box.bottom, innerHeight),
	];
	const top = document.elementFromPoint(x, y);
	const related = top && (element.contains(top) || top.contains(element));
	return {
		name: (element.textContent || element.getAttribute("name") || element.tagName).slice(0, 40),
		outlined: style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2,
		covered: !related,
		inView: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
	};
};

for (const [width, height] of [
	[390, 844],
	[1366, 768],
] as const) {
	test(`at ${width} px the focus is visible and uncovered at every tab stop on every page`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height });
		for (const path of [...publicPages, "/classes"]) {
			await page.goto(path);
			await whenReady(page);
			const stops: Stop[] = [];
			for (;;) {
				await page.keyboard.press("Tab");
				const stop = await page.evaluate(focused);
				if (!stop || stops.length > 200) break;
				stops.push(stop);
			}
			expect(stops.length, path).toBeGreaterThan(15);
			expect(
				stops.filter(({ outlined, covered, inView }) => !outlined || covered || !inView),
				path,
			).toEqual([]);
		}
	});
}

test("in forced colors fields have borders, buttons have edges, and an error is more than its color", async ({
	page,
}) => {
	await page.emulateMedia({ forcedColors: "active" });
	const edge = (selector: string) =>
		page
			.locator(selector)
			.first()
			.evaluate((element) => {
				const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(element);
				return (
					(borderTopStyle !== "none" && Number.parseFloat(borderTopWidth) >= 1) ||
					outlineStyle !== "none"
				);
			});
	for (const path of ["/contact", "/register"]) {
		await page.goto(path);
		await whenReady(page);
		for (const part of ["input", "select", "textarea", "button[type=submit]"])
			expect(await edge(`main ${part}`), `${path} ${part}`).toBe(true);
	}
	await registerButton(page).click();
	await expect(page.getByLabel("Full name")).toHaveAccessibleDescription(/\w+/);
	await expect(page.locator(".field .error svg").first()).toBeVisible();
	const focus = await page.evaluate(focused);
	expect(focus).toMatchObject({ outlined: true, covered: false });
});
