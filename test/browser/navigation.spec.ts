import type { Page } from "@playwright/test";
import { expect, test } from "./site.ts";
import { whenReady } from "./visitor.ts";

const nine = [
	"clinical-medical-assistant",
	"cna",
	"chha",
	"ekg",
	"phlebotomy",
	"patient-care",
	"pharmacy",
	"medical-billing",
	"cpr",
];

const main = (page: Page) => page.getByRole("navigation", { name: "Main" });

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
		test.use({ javaScriptEnabled });

		test("the Courses dropdown lists the nine fixed programs", async ({ page }) => {
			await page.setViewportSize({ width: 1366, height: 800 });
			await page.goto("/about");
			await main(page).getByText("Courses").click();
			const links = main(page).getByRole("list").getByRole("link");
			await expect(links).toHaveCount(9);
			const addresses = await links.evaluateAll((all) => all.map((a) => a.getAttribute("href")));
			expect(addresses).toEqual(nine.map((slug) => `/courses/${slug}`));
			await links.nth(3).click();
			await expect(page).toHaveURL("/courses/ekg");
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("EKG Technician");
		});

		test("on a phone the menu opens, holds the courses, and leads on", async ({ page }) => {
			await page.goto("/");
			await expect(main(page)).toBeHidden();
			await page.getByRole("button", { name: "Menu" }).click();
			await expect(main(page)).toBeVisible();
			await main(page).getByText("Courses").click();
			await expect(main(page).getByRole("list").getByRole("link")).toHaveCount(9);
			await main(page).getByRole("link", { name: "Contact" }).click();
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact us");
			await expect(main(page)).toBeHidden();
		});

		test("the open menu is closed by the button that opened it, also below an announcement", async ({
			page,
			site,
		}) => {
			const announcement = { shown: true, text: "Open house on Saturday.", from: null, to: null };
			await site.asAdmin("PATCH", "/api/admin/settings", { announcement });
			await page.goto("/about");
			await expect(page.getByText(announcement.text)).toBeVisible();
			const button = page.getByRole("button", { name: "Menu" });
			const place = await button.boundingBox();
			await button.click();
			await expect(main(page)).toBeVisible();
			expect(await button.boundingBox()).toEqual(place);
			await button.click();
			await expect(main(page)).toBeHidden();
			await site.asAdmin("PATCH", "/api/admin/settings", { announcement: null });
		});
	});
}

test("Escape closes the dropdown and gives the focus back, a click outside closes it too", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1366, height: 800 });
	await page.goto("/");
	const list = main(page).getByRole("list");
	const summary = main(page).locator("summary");
	await whenReady(page);
	await summary.focus();
	await page.keyboard.press("Enter");
	await expect(list).toBeVisible();
	await page.keyboard.press("Tab");
	await expect(list.getByRole("link").first()).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(list).toBeHidden();
	await expect(summary).toBeFocused();
	await summary.click();
	await expect(list).toBeVisible();
	await page.mouse.click(40, 700);
	await expect(list).toBeHidden();
});

test("the first Tab reaches a link that skips to the content", async ({ page }) => {
	await page.goto("/contact");
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.locator("#main")).toBeFocused();
});

test("moving to another page puts the focus on its heading", async ({ page }) => {
	await page.goto("/about");
	await whenReady(page);
	await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Contact us" })).toBeFocused();
	expect(await page.evaluate(() => scrollY)).toBe(0);
});
