import { aFact } from "../factories.ts";
import { expect, test } from "./site.ts";
import { whenReady } from "./visitor.ts";

test("the Register Now box stays in view with the contents of the page, and leads to /register with the program chosen", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1366, height: 800 });
	await page.goto("/courses/pharmacy");
	await page.mouse.wheel(0, 900);
	const link = page
		.getByRole("complementary", { name: "At a glance" })
		.getByRole("link", { name: "Register Now" });
	await expect(link).toBeInViewport();
	const contents = page.getByRole("navigation", { name: "On this page" });
	await contents.getByRole("link", { name: "Related programs" }).click();
	await expect(page.getByRole("heading", { name: "Related programs" })).toBeInViewport();
	await page.goBack();
	await link.click();
	await expect(page).toHaveURL("/register?program=pharmacy");
	await expect(page.getByLabel("Program", { exact: true }).locator(":checked")).toHaveText(
		"Pharmacy Technician",
	);
});

test("beside a short text the picture follows the title, however tall the column on the right", async ({
	page,
	site,
}) => {
	await page.setViewportSize({ width: 1366, height: 900 });
	const text = { title: "Dialysis", summary: "Run the machines.", description: "In short." };
	const made = await site.asAdmin("POST", "/api/admin/courses", { slug: "dialysis", ...text });
	await page.goto("/courses/dialysis");
	const topOf = (selector: string) =>
		page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
	expect((await topOf(".course > .scene")) - (await topOf(".intro .lead"))).toBeLessThan(200);
	await site.asAdmin("DELETE", `/api/admin/courses/${(await made.json()).id}`);
});

test("on a phone the way to register is a bar at the lower edge", async ({ page }) => {
	await page.goto("/courses/pharmacy");
	const bar = page.getByRole("complementary", { name: "Register" }).getByRole("link");
	await expect(bar).toBeInViewport();
	await expect(
		page.getByRole("link", { name: "Register Now" }).locator("visible=true"),
	).toHaveCount(2);
	await bar.click();
	await expect(page).toHaveURL("/register?program=pharmacy");
});

test("the page scrolls to the top when the slug changes", async ({ page }) => {
	await page.goto("/courses/cna");
	await whenReady(page);
	const near = page.getByRole("link", { name: "Learn more about Patient Care Technician" });
	await near.scrollIntoViewIfNeeded();
	expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
	await near.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Patient Care Technician");
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("a missing course is Course Not Found with a link to all courses, status 404", async ({
	page,
}) => {
	const answer = await page.goto("/courses/underwater-basket-weaving");
	expect(answer?.status()).toBe(404);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Course Not Found");
	await page.getByRole("link", { name: "View all courses" }).click();
	await expect(page).toHaveURL("/#programs");
	await expect(page.getByRole("heading", { name: "Nine programs, one school" })).toBeInViewport();
});

// What is not there is told from what failed.
for (const status of [404, 500]) {
	test(`a call for the course that ends in ${status} shows Course Not Found`, async ({ page }) => {
		await page.route("**/api/courses/chha", (route) => route.fulfill({ status, body: "No." }));
		await page.goto("/courses/cna");
		await whenReady(page);
		const near = page.getByRole("link", { name: "Learn more about Certified Home Health Aide" });
		await near.scrollIntoViewIfNeeded();
		await near.click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Course Not Found");
		await expect(page.getByRole("link", { name: "View all courses" })).toBeVisible();
	});
}

test("where the classes do not load, a course is shown without what they may state", async ({
	page,
	site,
}) => {
	const { id } = await (
		await site.asAdmin("POST", "/api/admin/facts", aFact({ courseId: 3, answer: "It costs $777." }))
	).json();
	await page.route("**/api/classes", (route) => route.fulfill({ status: 500, body: "No." }));
	await page.goto("/courses/cna");
	await whenReady(page);
	await page.getByRole("link", { name: "Learn more about Certified Home Health Aide" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/CHHA/);
	await expect(page.getByRole("main")).not.toContainText("$777");
	await page.goto("/courses/chha");
	await expect(page.getByRole("main")).toContainText("$777");
	await site.asAdmin("DELETE", `/api/admin/facts/${id}`);
});

test("moving to a course in the browser calls GET /api/courses/{slug}, and only once", async ({
	page,
}) => {
	const calls: string[] = [];
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (pathname.startsWith("/api/")) calls.push(`${request.method()} ${pathname}`);
	});
	await page.goto("/courses/cna");
	await whenReady(page);
	const near = page.getByRole("link", { name: "Learn more about Certified Home Health Aide" });
	await near.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/CHHA/);
	await page.goBack();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/CNA/);
	await page.goForward();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/CHHA/);
	expect(calls.filter((call) => call === "GET /api/courses/chha")).toHaveLength(1);
});

test("on paper a course is its text without what only a screen can use", async ({ page }) => {
	await page.goto("/courses/cna");
	await page.emulateMedia({ media: "print" });
	await expect(page.getByRole("heading", { name: "What you learn" })).toBeVisible();
	await expect(page.getByText("In-person", { exact: true })).toBeVisible();
	await expect(page.locator("header")).toBeHidden();
	await expect(page.locator(".btn:visible, nav:visible, main img:visible")).toHaveCount(0);
	await expect(page.getByRole("heading", { name: "Related programs" })).toBeHidden();
});
