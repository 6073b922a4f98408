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

test("a row of three benefit cards names the three selling points", async ({ page }) => {
	await page.goto("/");
	const cards = page.getByRole("region", { name: "Why train here" }).getByRole("listitem");
	await expect(cards.getByRole("heading")).toHaveText([
		"Industry-experienced instructors",
		"Nationally recognized certifications",
		"Career placement assistance",
	]);
});

test("the grid shows a card with image, title, summary and a Learn more link for each course", async ({
	page,
	site,
}) => {
	const courses = (await (await fetch(`${site.url}/api/courses`)).json()) as {
		title: string;
		summary: string;
		slug: string;
	}[];
	await page.goto("/");
	const cards = page.locator("#programs .card");
	await expect(cards).toHaveCount(9);
	for (const [index, course] of courses.entries()) {
		const card = cards.nth(index);
		await expect(card.locator("img")).toHaveAttribute("src", `/pictures/${course.slug}.svg`);
		await expect(card.getByRole("heading")).toHaveText(course.title);
		await expect(card).toContainText(course.summary);
		const link = card.getByRole("link", { name: `Learn more about ${course.title}` });
		await expect(link.getByText("Learn more", { exact: true })).toBeVisible();
		await expect(link).toHaveAttribute("href", `/courses/${course.slug}`);
	}
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
	const grid = page.locator("#programs .cards");
	await expect(grid).toHaveAttribute("aria-busy", "true");
	await expect(grid.locator(".card")).toHaveCount(6);
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

test("What Our Graduates Say: three static cards with five stars, quote, initials, name and title", async ({
	page,
}) => {
	await page.goto("/");
	const block = page.getByRole("region", { name: "What Our Graduates Say" });
	const cards = block.getByRole("listitem");
	await expect(cards).toHaveCount(3);
	for (const card of await cards.all()) {
		await expect(card.getByRole("img", { name: "Five stars" }).locator("svg")).toHaveCount(5);
		await expect(card.locator("blockquote")).toHaveText(/^“.+”$/);
		await expect(card.locator("i")).toHaveText(/^[A-Z]{2}$/);
		await expect(card.locator("b")).not.toBeEmpty();
		await expect(card).toContainText(/Graduate$/);
	}
	await expect(block).toContainText("Sample quotes.");
});

test.describe("opening hours, in New York time", () => {
	const moments = [
		["2026-11-24T15:00:00Z", "Open now", "until 5:00 PM"],
		["2026-11-25T21:59:30Z", "Open now", "until 5:00 PM"],
		["2026-11-21T12:00:00Z", "Opens today at 9:00 AM", ""],
		["2026-11-21T18:00:00Z", "Opens Monday at 9:00 AM", ""],
		["2026-11-22T15:00:00Z", "Opens tomorrow at 9:00 AM", ""],
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
			const line = page.locator(".hero .open");
			await expect(line.locator(".badge")).toHaveText(badge);
			await expect(line).toContainText(more);
			await expect(page.locator("#visit .badge")).toHaveText(badge);
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

test("visit us: address, hours, phone and directions are one tap away", async ({ page }) => {
	await page.goto("/");
	const visit = page.locator("#visit");
	// On a day that is closed another row says so.
	await expect(visit.getByRole("row").filter({ hasNotText: "Today, " })).toHaveText([
		"Monday to Friday9:00 AM – 5:00 PM",
		"Saturday9:00 AM – 1:00 PM",
		"SundayClosed",
	]);
	await expect(visit.getByRole("link", { name: "732-555-0142" })).toHaveAttribute(
		"href",
		"tel:+17325550142",
	);
	await expect(visit.getByRole("link", { name: "hello@school.example" })).toHaveAttribute(
		"href",
		"mailto:hello@school.example",
	);
	await expect(visit.getByRole("link", { name: "Get directions" })).toHaveAttribute(
		"href",
		/^https:\/\/www\.google\.com\/maps\/dir\//,
	);
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

test("the server, too, counts one program as one", async ({ site, page }) => {
	const all = await (await site.asAdmin("GET", "/api/admin/courses")).json();
	const others = all.slice(1) as { id: number }[];
	const show = (isActive: boolean) =>
		Promise.all(
			others.map(({ id }) => site.asAdmin("PATCH", `/api/admin/courses/${id}`, { isActive })),
		);
	await show(false);
	const html = await (await page.request.get("/")).text();
	await show(true);
	expect(html).toContain("One program, one school");
	expect(await (await page.request.get("/")).text()).toContain("Nine programs, one school");
});
