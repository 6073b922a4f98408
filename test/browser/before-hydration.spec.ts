import type { Page } from "@playwright/test";
import { expect, test } from "./site.ts";
import { fillRegistration, registerButton } from "./visitor.ts";

/** Holds the page's scripts until released. */
async function holdScripts(page: Page): Promise<() => void> {
	const scripts = Promise.withResolvers<void>();
	await page.route("**/assets/*.js", async (route) => {
		await scripts.promise;
		await route.continue();
	});
	return scripts.resolve;
}

test("a form sent before the page is ready waits, and is then sent once by the page", async ({
	page,
	site,
}) => {
	const release = await holdScripts(page);
	let calls = 0;
	page.on("request", (request) => {
		if (request.method() === "POST") calls += 1;
	});
	await page.goto("/register", { waitUntil: "commit" });
	const email = `held-${Date.now()}@mail.example`;
	await fillRegistration(page, { email });
	await registerButton(page).click();
	await expect(page.getByRole("button", { name: "Sending" })).toBeVisible();
	await page.getByLabel("Email").press("Enter");
	expect(calls).toBe(0);
	release();
	await expect(page.getByRole("heading", { name: "Registration Successful!" })).toBeVisible();
	expect(page.url()).toMatch(/\/register$/);
	expect(calls).toBe(1);
	const rows = await (await site.asAdmin("GET", `/api/admin/registrations?q=${email}`)).json();
	expect(rows).toHaveLength(1);
});

test("another registration that is wanted before the page is ready waits for it", async ({
	page,
}) => {
	const release = await holdScripts(page);
	await page.goto("/register?registered=R-123456", { waitUntil: "commit" });
	await page.getByRole("button", { name: "Register Another" }).click();
	await expect(page.getByText("R-123456")).toBeVisible();
	expect(page.url()).toContain("registered=");
	release();
	await expect(page.getByLabel("Full name")).toHaveValue("");
	await expect(page).toHaveURL("/register");
});

test("after 8 s the browser sends it by itself, and the draft is forgotten once it is saved", async ({
	page,
	site,
}) => {
	await holdScripts(page);
	await page.clock.install();
	await page.goto("/register?program=cpr", { waitUntil: "commit" });
	const email = `native-${Date.now()}@mail.example`;
	await fillRegistration(page, { email, course: "" });
	await registerButton(page).click();
	await page.clock.runFor(7_900);
	expect(page.url()).toContain("program=cpr");
	await page.clock.runFor(200);
	await expect(page.getByRole("heading", { name: "Registration Successful!" })).toBeVisible();
	await expect(page).toHaveURL(/registered=R-\d{6}/);
	await expect(page.locator("main")).toContainText("CPR and First Aid");
	const rows = await (await site.asAdmin("GET", `/api/admin/registrations?q=${email}`)).json();
	expect(rows).toHaveLength(1);
});

test("text typed before hydration stays", async ({ page }) => {
	const release = await holdScripts(page);
	await page.goto("/register", { waitUntil: "commit" });
	await fillRegistration(page, { name: "Early Bird" });
	release();
	await expect(page.locator("form[data-hold]")).toHaveCount(0);
	await expect(page.getByLabel("Full name")).toHaveValue("Early Bird");
	await page.reload();
	await expect(page.locator("form[data-hold]")).toHaveCount(0);
	await expect(page.getByLabel("Full name")).toHaveValue("Early Bird");
});

test("the chat's window shows at once, and the chat in it when the scripts are there", async ({
	page,
}) => {
	const release = await holdScripts(page);
	await page.goto("/", { waitUntil: "commit" });
	await page.getByRole("link", { name: "Ask a question" }).click();
	await expect(page.getByText("Opening the chat…")).toBeVisible();
	release();
	const chat = page.getByRole("dialog", { name: /automated assistant/ });
	await expect(chat.getByRole("textbox")).toBeFocused();
	await expect(page.getByText("Opening the chat…")).toBeHidden();
});

test("links and menus work before any script has come", async ({ page }) => {
	await holdScripts(page);
	await page.goto("/", { waitUntil: "commit" });
	await page.getByRole("button", { name: "Menu" }).click();
	await page.getByRole("navigation", { name: "Main" }).getByText("Courses").click();
	await page
		.getByRole("navigation", { name: "Main" })
		.getByRole("link", { name: "EKG Technician" })
		.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("EKG Technician");
});

test("a first touch of a link only follows it", async ({ page }) => {
	for (let visit = 0; visit < 2; visit++) {
		await page.goto("/", { waitUntil: "commit" });
		const scripts: string[] = [];
		page.on("request", (request) => {
			if (request.resourceType() === "script") scripts.push(request.url());
		});
		const footer = page.getByRole("contentinfo");
		await footer.getByRole("link", { name: "Privacy Policy" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy Policy");
		expect(scripts).toEqual([]);
	}
});

test("a link that is touched while the scripts start is followed", async ({ page }) => {
	const release = await holdScripts(page);
	await page.route("**/register", async (route) => {
		const response = await route.fetch();
		const html = await response.text();
		// A browser that does not fetch pages ahead.
		await route.fulfill({ response, body: html.replace("speculationrules", "text/plain") });
	});
	await page.goto("/register", { waitUntil: "commit" });
	await page.getByLabel("Full name").fill("Quick Thumb");
	await page.route("**/privacy-policy", async (route) => {
		const routerStart = page.waitForEvent("framenavigated");
		release();
		// The answer comes after the router has taken over the page that is left, and written to its history.
		await routerStart;
		await route.continue();
	});
	await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy Policy");
});
