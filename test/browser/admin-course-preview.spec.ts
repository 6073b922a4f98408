import type { FrameLocator, Page } from "@playwright/test";
import { createCourse, expect, signIn, test } from "./admin.ts";

test.use({ viewport: { width: 1366, height: 900 } });

const previewIn = (page: Page) => page.getByTitle("Preview of the page").contentFrame();

/** Returns a page's text in order and the position of its parts. */
const layoutOf = (frame: FrameLocator | Page) =>
	frame.locator("body").evaluate((body) => {
		const parts = ["header.top", "h1", ".lead", ".scene, .course img", "main", "footer"];
		return {
			text: [...body.querySelectorAll("header.top, main, footer")].map((part) =>
				(part as HTMLElement).innerText.replaceAll(/\s+/g, " "),
			),
			boxes: parts.map((selector) => {
				const { x, y, width } = body.querySelector(selector)?.getBoundingClientRect() ?? {};
				return [selector, x, y, width].map((value) =>
					typeof value === "number" ? Math.round(value) : value,
				);
			}),
			font: getComputedStyle(body.querySelector("h1") as Element).font,
		};
	});

test("the preview of a course is its page: the same text at the same places as on a phone of that width", async ({
	page,
	context,
}) => {
	const course = await createCourse(page, await signIn(page));
	await page.goto(`/admin/courses/${course.id}`);
	const preview = previewIn(page);
	await expect(preview.getByRole("heading", { level: 1 })).toHaveText(course.title);
	// As narrow as a phone on any screen.
	await expect(preview.getByRole("banner").getByRole("button", { name: "Menu" })).toBeVisible();

	const width = await preview.locator("body").evaluate(() => innerWidth);
	const phone = await context.newPage();
	await phone.setViewportSize({ width, height: 800 });
	await phone.goto(`/courses/${course.slug}`);
	await expect(async () => expect(await layoutOf(preview)).toEqual(await layoutOf(phone))).toPass({
		timeout: 15_000,
	});
	await phone.close();
});

test("the preview follows each key, scrolls like a page, and nothing in it can be pressed", async ({
	page,
}) => {
	const course = await createCourse(page, await signIn(page));
	await page.goto(`/admin/courses/${course.id}`);
	const preview = previewIn(page);
	await page.getByLabel("Summary").fill("A sentence that was never there before.");
	await expect(preview.locator(".lead")).toHaveText("A sentence that was never there before.");

	const box = await page.getByTitle("Preview of the page").boundingBox();
	if (!box) throw new Error("the preview has no place");
	await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
	await page.mouse.wheel(0, 300);
	await expect.poll(() => preview.locator("body").evaluate(() => scrollY)).toBeGreaterThan(0);
	await page.mouse.click(box.x + box.width / 2, box.y + box.height - 40);
	await expect(page).toHaveURL(`/admin/courses/${course.id}`);
	await expect(preview.locator("body")).toHaveAttribute("inert");
});

test("a page of the admin area allows no frame from an address, and none around it", async ({
	page,
}) => {
	await signIn(page);
	const answer = await page.goto("/admin/courses");
	const policy = (await answer?.headerValue("content-security-policy")) ?? "";
	expect(policy).toContain("default-src 'none'");
	expect(policy).toContain("frame-ancestors 'none'");
	expect(policy).not.toContain("frame-src");
	expect(policy).not.toContain("unsafe-inline");
});

test("by keyboard, the preview scrolls, and Tab leads past it and back to the start of the page", async ({
	page,
}) => {
	await signIn(page);
	await page.goto("/admin/courses/2");
	await expect(page.locator("iframe")).toBeVisible();
	await page.getByRole("button", { name: "Delete course" }).focus();
	const skip = page.getByRole("link", { name: "Skip to content" });
	await page.keyboard.press("Tab");
	await expect(page.getByRole("region", { name: "Page preview" })).toBeFocused();
	const scrolled = () =>
		page
			.frameLocator("iframe")
			.locator("html")
			.evaluate((html) => html.scrollTop);
	await page.keyboard.press("End");
	await expect.poll(scrolled).toBeGreaterThan(500);
	await page.keyboard.press("Home");
	await expect.poll(scrolled).toBe(0);
	// One step may go to the browser's own controls.
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	await expect(skip).toBeFocused();
});
