import { aFact } from "../factories.ts";
import { expect, test } from "./site.ts";
import { whenReady } from "./visitor.ts";

test("a course shows title, summary, image and its description as paragraphs and lists", {
	tag: "@smoke",
}, async ({ page, site }) => {
	const course = (await (await fetch(`${site.url}/api/courses/cna`)).json()) as {
		title: string;
		summary: string;
		description: string;
	};
	await page.goto("/courses/cna");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(course.title);
	await expect(page.getByRole("main")).toContainText(course.summary);
	await expect(page.locator(".course > img")).toHaveAttribute("src", "/pictures/cna.svg");
	const blocks = course.description.split(/\n\s*\n/);
	const lists = blocks.filter((block) => block.startsWith("- "));
	const headings = blocks.filter((block) => block.endsWith(":"));
	await expect(page.locator(".prose h2")).toHaveText(headings.map((line) => line.slice(0, -1)));
	await expect(page.locator(".prose p")).toHaveCount(
		blocks.length - lists.length - headings.length,
	);
	await expect(page.locator(".prose ul")).toHaveCount(lists.length);
	await expect(page.locator(".prose li").first()).toHaveText(
		lists[0]?.split("\n")[0]?.slice(2) ?? "",
	);
});

test("a course has four fixed benefit cards, key info and the school's contact information", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1366, height: 800 });
	await page.goto("/courses/ekg");
	await expect(
		page.getByRole("region", { name: "What’s included" }).getByRole("listitem"),
	).toHaveCount(4);
	const box = page.getByRole("complementary", { name: "At a glance" });
	await expect(box.locator("dd")).toHaveText([
		"In-person",
		"Iselin NJ",
		"Daytime & Evening",
		"Industry-recognized",
	]);
	await expect(box.getByRole("link", { name: "732-555-0142" })).toBeVisible();
	await expect(box).toContainText("100 Example Avenue, Iselin, NJ 08830");
});

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

for (const [how, status] of [
	["answers 500", 500],
	["answers 404", 404],
	["does not answer", 0],
] as const) {
	test(`a call for the course that ${how} shows Course Not Found`, async ({ page }) => {
		await page.route("**/api/courses/chha", (route) =>
			status === 0 ? route.abort() : route.fulfill({ status, body: "No." }),
		);
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

test("an edited course is in the next page served; its own picture is shown", {
	tag: "@smoke",
}, async ({ page, site }) => {
	const input = {
		slug: "sterile-processing",
		title: "Sterile Processing",
		summary: "Clean and prepare instruments.",
		description: "One.\n\n- Two\n- Three",
	};
	const made = await (await site.asAdmin("POST", "/api/admin/courses", input)).json();
	await page.goto("/courses/sterile-processing");
	await expect(page.locator(".course > img")).toHaveAttribute(
		"src",
		"/pictures/default-course.svg",
	);
	await site.asAdmin("PATCH", `/api/admin/courses/${made.id}`, {
		title: "Sterile Processing Technician",
		imagePath: "https://pictures.example/sterile.jpg",
	});
	await page.goto("/courses/sterile-processing");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sterile Processing Technician");
	await expect(page.locator(".course > img")).toHaveAttribute(
		"src",
		"https://pictures.example/sterile.jpg",
	);
	await site.asAdmin("DELETE", `/api/admin/courses/${made.id}`);
	expect((await page.goto("/courses/sterile-processing"))?.status()).toBe(404);
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
