import type { Page } from "@playwright/test";
import { aClassAhead } from "../factories.ts";
import { expect, signIn, test, toastOf } from "./admin.ts";
import { expectNoFindings } from "./axe.ts";

test.use({ viewport: { width: 1366, height: 800 } });

const spanish = (page: Page) => page.getByLabel("Spanish", { exact: true });
/** By keyboard: a toast may cover the button. */
const save = (page: Page) => page.keyboard.press("Control+s");

test("from the English to the Spanish page: a changed text is a task, is translated, and undone", async ({
	page,
	site,
}) => {
	await site.asAdmin("PATCH", "/api/admin/texts/about.lead", {
		text: "We teach evenings too.",
		publishOn: "2026-01-01",
	});
	expect(await (await page.request.get("/es/about")).text()).toContain(
		'<span lang="en">We teach evenings too.</span>',
	);
	await signIn(page);
	await page.goto("/admin");
	await page.getByRole("link", { name: /not in Spanish yet/ }).click();
	await expect(page.getByRole("link", { name: "Spanish" })).toHaveAttribute("aria-current", "page");
	await expectNoFindings(page);
	const row = page.getByRole("region", { name: "About page" }).getByRole("listitem");
	await expect(row.filter({ hasText: "Below the heading" })).toContainText("Not in Spanish");
	await row.getByRole("link", { name: "Below the heading" }).click();
	await save(page);
	await spanish(page).fill("Uno.\n\nDos.");
	await save(page);
	await expect(spanish(page)).toHaveAccessibleDescription(/Please remove line breaks/);
	await expect(spanish(page)).toHaveValue("Uno.\n\nDos.");
	await spanish(page).fill("También enseñamos de noche.");
	await save(page);
	const toast = toastOf(page, "Text saved");
	await expect(toast).toBeVisible();
	expect(await (await page.request.get("/es/about")).text()).toContain(
		"También enseñamos de noche.",
	);
	await expectNoFindings(page);
	await toast.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByText("Visitors read all of it in English.")).toBeVisible();
});

test("a fee is translated from the list, whatever characters its name has", async ({
	page,
	site,
}) => {
	const fee = "Uniform / shoes 100%?";
	const ahead = aClassAhead({ courseId: 8, fees: [{ name: fee, amount: 5000 }], room: null });
	const { id } = await (await site.asAdmin("POST", "/api/admin/classes", ahead)).json();
	await signIn(page);
	await page.goto("/admin/pages/spanish");
	const classes = page.getByRole("region", { name: "Classes" });
	await classes.getByRole("link", { name: `Fee “${fee}”` }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Classes: Fee “${fee}”`);
	await spanish(page).fill("Uniforme y zapatos");
	await save(page);
	await expect(toastOf(page, "Text saved")).toBeVisible();
	expect(await (await page.request.get("/es/classes")).text()).toContain("Uniforme y zapatos");
	await site.asAdmin("DELETE", `/api/admin/classes/${id}`);
});

test("markup in a translation is text", async ({ page, site }) => {
	const { english, version } = await (
		await site.asAdmin("GET", "/api/admin/translations/about.caption")
	).json();
	const spanish = `Sí <script>window.ran = 1</script> & "x" <img src=x onerror="window.ran = 2">`;
	const path = "/api/admin/translations/about.caption";
	expect((await site.asAdmin("PATCH", path, { english, spanish })).status).toBe(200);
	await page.goto("/es/about");
	await expect(page.getByText(spanish)).toBeVisible();
	expect(await page.evaluate(() => "ran" in window)).toBe(false);
	expect(version).toBe(1);
	await site.asAdmin("PATCH", path, { english, spanish: null });
});

test("of two people who translate one text, the second chooses", async ({ page, site }) => {
	const api = "/api/admin/translations/home.steps";
	const { english } = await (await site.asAdmin("GET", api)).json();
	await signIn(page);
	await page.goto("/admin/pages/spanish/home.steps");
	await spanish(page).fill("Tres pasos.");
	const theirs = { english, spanish: "Estos son los pasos." };
	expect((await site.asAdmin("PATCH", api, theirs)).status).toBe(200);
	await save(page);
	const conflict = page.getByRole("dialog", { name: /also edited/ });
	await expect(conflict).toContainText("Estos son los pasos.");
	await conflict.getByRole("radio", { name: /^Your version/ }).check();
	await conflict.getByRole("button", { name: "Save selection" }).click();
	await expect(toastOf(page, "Text saved")).toBeVisible();
	await expect(spanish(page)).toHaveValue("Tres pasos.");
});

test("list and editor fit 390 px", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await signIn(page);
	for (const path of ["/admin/pages/spanish", "/admin/pages/spanish/course-2.description"]) {
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expectNoFindings(page);
		const wide = await page.evaluate(
			() => document.documentElement.scrollWidth > document.documentElement.clientWidth,
		);
		expect(wide, path).toBe(false);
	}
});

test("a text that is not there says so, and leads to all of them", async ({ page }) => {
	await signIn(page);
	await page.goto("/admin/pages/spanish/nothing");
	await page.getByRole("link", { name: "All pages in Spanish", exact: true }).click();
	await expect(page).toHaveURL(/\/admin\/pages\/spanish$/);
});
