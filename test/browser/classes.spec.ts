import { aClassAhead } from "../factories.ts";
import { findings } from "./axe.ts";
import { expect, test } from "./site.ts";
import { whenReady } from "./visitor.ts";

test("from the home page to the classes that fit a week, and to the form; the finder is the same without JavaScript", async ({
	page,
	site,
	browser,
}) => {
	const classes = [
		aClassAhead(),
		aClassAhead({ courseId: 4, firstDay: "2031-03-08", days: [{ ...saturday }] }),
	];
	const added = await Promise.all(
		classes.map(async (body) => (await site.asAdmin("POST", "/api/admin/classes", body)).json()),
	);
	await page.goto("/");
	await page.getByRole("link", { name: "Find a class that fits your week" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Upcoming classes");
	const found = page.getByRole("status").filter({ hasText: /class/ });
	await expect(found).toHaveText("2 classes");
	await whenReady(page);
	await page.getByRole("group", { name: "Times" }).getByLabel("After 5 PM").check();
	await page.getByLabel("Tuesday").check();
	await page.getByLabel("Thursday").check();
	await page.getByRole("button", { name: "Show classes" }).click();
	await expect(page).toHaveURL("/classes?day=tuesday&day=thursday&time=evening&end=#found");
	await expect(found).toHaveText("1 class");
	await expect(page.getByLabel("Tuesday")).toBeChecked();

	expect(await findings(page)).toEqual([]);
	await page.setViewportSize({ width: 320, height: 640 });
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

	const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: site.url });
	await plain.goto("/classes");
	await plain.getByLabel("After 5 PM").check();
	await plain.getByLabel("Tuesday").check();
	await plain.getByLabel("Thursday").check();
	await plain.getByRole("button", { name: "Show classes" }).click();
	await expect(plain).toHaveURL(page.url());
	expect(await plain.getByRole("main").innerText()).toBe(await page.getByRole("main").innerText());
	await plain.close();

	await page.getByRole("link", { name: "Certified Nursing Assistant (CNA)" }).first().click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Certified Nursing");
	await page.getByRole("link", { name: "Register for this class Certified Nursing" }).click();
	await expect(page).toHaveURL(/\/register\?program=cna&class=\d+$/);
	for (const { id } of added) await site.asAdmin("DELETE", `/api/admin/classes/${id}`);
});

test("in Spanish the finder stays in Spanish, with and without JavaScript, and leads to the program", async ({
	page,
	site,
	browser,
}) => {
	const added = await site.asAdmin("POST", "/api/admin/classes", aClassAhead());
	const { id } = (await added.json()) as { id: number };
	const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: site.url });
	await page.goto("/es/classes");
	await whenReady(page);
	await plain.goto("/es/classes");
	for (const visited of [page, plain]) {
		await visited.getByLabel("Martes").check();
		await visited.getByRole("button", { name: "Ver clases" }).click();
		await expect(visited).toHaveURL("/es/classes?day=tuesday&end=#found");
		await expect(visited.getByRole("status").filter({ hasText: "Ninguna clase" })).toBeVisible();
	}
	const mainOf = (visited: typeof page) => visited.getByRole("main").innerText();
	expect(await mainOf(plain)).toBe(await mainOf(page));
	await plain.close();

	expect(await findings(page)).toEqual([]);
	await page.setViewportSize({ width: 320, height: 640 });
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
	await page.getByRole("link", { name: "Ver todas" }).click();
	await expect(page).toHaveURL("/es/classes");
	await page
		.getByRole("main")
		.getByRole("link", { name: /^Auxiliar de enfermería/ })
		.click();
	await expect(page).toHaveURL("/es/courses/cna");
	await expect(page).toHaveTitle(/^Auxiliar de enfermería certificado \(CNA\) en /);
	const moved = await mainOf(page);
	await page.reload();
	await whenReady(page);
	expect(await mainOf(page), "as the server says it").toBe(moved);
	await site.asAdmin("DELETE", `/api/admin/classes/${id}`);
});

const saturday = { day: "saturday", from: "09:00", to: "15:00" };
