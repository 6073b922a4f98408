import { expect, test } from "./site.ts";
import { whenReady } from "./visitor.ts";

test("the hero has its headline, its subline, and a call to action that leads to /register", async ({
	page,
}) => {
	await page.goto("/");
	const hero = page.locator("#home");
	await expect(hero.getByRole("heading", { level: 1 })).toHaveText(
		"Launch Your Career in Healthcare",
	);
	await expect(hero).toContainText(
		"Comprehensive training programs for success in the medical field.",
	);
	await expect(hero).toContainText("In person");
	await hero.getByRole("link", { name: "Start Your Journey" }).click();
	await expect(page).toHaveURL("/register");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Program Registration");
});

test("six placeholders stand in the grid while the browser itself loads the list", async ({
	page,
}) => {
	const list = Promise.withResolvers<void>();
	await page.route("**/api/courses", async (route) => {
		await list.promise;
		await route.continue();
	});
	await page.goto("/privacy-policy");
	await whenReady(page);
	await page.getByRole("banner").getByRole("link").first().click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Launch Your");
	const grid = page.locator("#programs").getByRole("list");
	await expect(grid).toHaveAttribute("aria-busy", "true");
	await expect(grid.locator("li")).toHaveCount(6);
	list.resolve();
	await expect(grid.getByRole("heading")).toHaveCount(9);
});

test("a list that fails to load shows an error and keeps the rest of the page", async ({
	page,
}) => {
	await page.route("**/api/courses", (route) => route.abort());
	await page.goto("/privacy-policy");
	await whenReady(page);
	await page.getByRole("banner").getByRole("link").first().click();
	await expect(page.locator("#programs").getByRole("alert")).toContainText(
		"The programs did not load.",
	);
	await expect(page.locator("#register")).toContainText("Failed to fetch courses");
});

test.describe("opening hours, in New York time", () => {
	// Every other moment is in `opening-hours.test.ts`.
	const moments = [
		["2026-11-24T15:00:00Z", "Open now", "until 5:00 PM"],
		// A Thursday: the test closes it below. Only closures that lie ahead reach a page.
		["2031-11-27T15:00:00Z", "Opens tomorrow at 9:00 AM", ""],
	] as const;
	for (const [moment, badge, more] of moments) {
		test(`${moment}: ${badge}`, async ({ page, site }) => {
			const closedDays = [{ day: "2031-11-27", name: "Thanksgiving Day" }];
			const saved = await site.asAdmin("PATCH", "/api/admin/settings", { closedDays });
			expect(saved.status).toBe(200);
			await page.clock.setFixedTime(moment);
			await page.goto("/");
			await whenReady(page);
			for (const section of ["#home", "#visit"]) {
				const state = page.locator(section).getByText(badge, { exact: true });
				await expect(state).toBeVisible();
				await expect(state.locator("..")).toHaveText(`${badge} ${more}`.trim());
			}
		});
	}
	test.afterEach(({ site }) => site.asAdmin("PATCH", "/api/admin/settings", { closedDays: null }));
});

test("questions open and close without JavaScript", async ({ browser, site }) => {
	const page = await browser.newPage({ javaScriptEnabled: false, baseURL: site.url });
	await page.goto("/");
	const answer = page.getByText("We offer day and evening classes. Tell us");
	await expect(answer).toBeHidden();
	await page.getByText("Are there evening classes?").click();
	await expect(answer).toBeVisible();
	await page.close();
});

test("the heading of the programs counts one program as one, and none not at all", async ({
	page,
}) => {
	const [course] = await (await page.request.get("/api/courses")).json();
	for (const [courses, heading] of [
		[[course], "One program, one school"],
		[[], "Our programs"],
		[[course, { ...course, id: 998, slug: "another" }], "Two programs, one school"],
	] as const) {
		await page.route("**/api/courses", (route) => route.fulfill({ json: courses }));
		await page.goto("/about");
		await whenReady(page);
		await page.getByRole("link", { name: /home/i }).first().click();
		await expect(page.locator("#programs h2")).toHaveText(heading);
		await page.unroute("**/api/courses");
	}
});
