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

const english = [...publicPages, "/no-such-page", "/courses/no-such-course"];

/** Each with its window and the text size. */
const zooms = [
	["320 px wide", { width: 320, height: 640 }, ""],
	["at 200 % zoom of a laptop", { width: 683, height: 384 }, ""],
	["at 200 % text size on a laptop", { width: 1366, height: 768 }, "200%"],
	["at 200 % text size on a phone", { width: 320, height: 640 }, "200%"],
] as const;

/** The narrowest window, and the largest text in it. */
const narrowest = zooms.filter(([, { width }]) => width === 320);

/** Looks at a loaded page in every zoom, after opening something there. */
async function expectNoneOverTheEdge(
	page: Page,
	what: string,
	open = async () => {},
	looks: readonly (typeof zooms)[number][] = zooms,
) {
	for (const [how, viewport, fontSize] of looks) {
		await page.setViewportSize(viewport);
		await page.evaluate((size) => {
			document.documentElement.style.fontSize = size;
			// The page follows a new width in the next frame.
			return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
		}, fontSize);
		await open();
		expect(await overTheEdge(page), `${what}, ${how}`).toEqual([]);
		const [content, window] = await page.evaluate(() => [
			document.documentElement.scrollWidth,
			document.documentElement.clientWidth,
		]);
		expect(content, `${what}, ${how}`).toBeLessThanOrEqual(window as number);
	}
}

const named = (looks: readonly (typeof zooms)[number][]) => looks.map(([how]) => how).join(", ");

/** Times at which the office says different things of itself: "Open now until …", "Opens Monday at …". */
const open = "2026-11-30T15:00:00Z";
const closed = "2026-11-28T23:00:00Z";

for (const [language, pages] of [
	["English", english],
	["Spanish", english.map((path) => pathIn("es", path))],
] as const) {
	test(`no ${language} page scrolls sideways: ${named(zooms)}`, async ({ page }) => {
		await page.clock.setFixedTime(open);
		for (const path of pages) {
			await page.goto(path);
			await whenReady(page);
			await expectNoneOverTheEdge(page, path);
		}
	});
}

test(`while the office is closed, no page that says so scrolls sideways: ${named(narrowest)}`, async ({
	page,
}) => {
	await page.clock.setFixedTime(closed);
	for (const path of ["/courses/cna", "/es", "/es/courses/cna"]) {
		await page.goto(path);
		await whenReady(page);
		await expectNoneOverTheEdge(page, path, undefined, narrowest);
	}
});

for (const [path, button] of [
	["/register", registerButton],
	["/contact", sendButton],
] as const) {
	test(`neither errors nor the open menu on ${path} scroll sideways: ${named(zooms)}`, async ({
		page,
	}) => {
		await page.goto(path);
		await whenReady(page);
		await button(page).click();
		await expect(page.getByText("Please enter a valid email address")).toBeVisible();
		await expectNoneOverTheEdge(page, `${path} with errors`);
		const list = page.getByRole("navigation", { name: "Main" }).getByRole("list");
		await expectNoneOverTheEdge(page, `${path} with its menu`, async () => {
			const burger = page.getByRole("button", { name: "Menu" });
			if ((await burger.isVisible()) && !(await list.isVisible())) {
				await burger.click();
			}
			if (!(await list.isVisible())) await page.locator("nav summary").click();
			await expect(list).toBeVisible();
		});
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

const widePages = ["/", "/courses/cna", "/register", "/classes"];

test("at 390 px, and at 1366 px where it differs, the focus is visible and uncovered at every tab stop on every page", async ({
	page,
}) => {
	for (const path of [...publicPages, "/classes"]) {
		await page.setViewportSize({ width: 390, height: 844 });
		await page.goto(path);
		await whenReady(page);
		await expectEveryStopIsSeen(page, `${path} at 390 px`);
		// Elsewhere, what is wide is the same header, the same footer and plain text.
		if (!widePages.includes(path)) continue;
		// The last Tab has left the page, so the next one begins at its top.
		await page.setViewportSize({ width: 1366, height: 768 });
		await expectEveryStopIsSeen(page, `${path} at 1366 px`);
	}
});

async function expectEveryStopIsSeen(page: Page, where: string) {
	const stops: Stop[] = [];
	for (;;) {
		await page.keyboard.press("Tab");
		const stop = await page.evaluate(focused);
		if (!stop || stops.length > 200) break;
		stops.push(stop);
	}
	expect(stops.length, where).toBeGreaterThan(15);
	expect(
		stops.filter(({ outlined, covered, inView }) => !outlined || covered || !inView),
		where,
	).toEqual([]);
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
