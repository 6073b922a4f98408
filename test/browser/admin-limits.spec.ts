import type { Browser, Page } from "@playwright/test";
import { adminPassword } from "../admin-password.ts";
import { expect, submitSignIn, test } from "./own-server.ts";

// One proxy is in front of the site, as in production, and sends the visitor's address.
test.use({
	serverEnv: { TRUST_PROXY: "1", RATE_LIMITS: "on" },
	viewport: { width: 1366, height: 800 },
});

/** Opens the sign-in page from another address. */
async function from(address: string, browser: Browser, url: string): Promise<Page> {
	const context = await browser.newContext({
		baseURL: url,
		viewport: { width: 1366, height: 800 },
		extraHTTPHeaders: { "x-forwarded-for": address },
	});
	const page = await context.newPage();
	await page.goto("/admin/login");
	return page;
}

test("the 11th wrong password is locked out; the right one works from an address that signed in before, and from no other", async ({
	server,
	browser,
}) => {
	const trusted = await from("198.51.100.7", browser, server.url);
	await submitSignIn(trusted, "admin", adminPassword);
	await expect(trusted.getByRole("heading", { name: "Today" })).toBeVisible();
	await trusted.getByRole("button", { name: "Sign out" }).click();
	await expect(trusted).toHaveURL("/admin/login");

	const stranger = await from("203.0.113.66", browser, server.url);
	const alert = stranger.getByRole("alert");
	for (let attempt = 1; attempt <= 10; attempt++) {
		const answered = stranger.waitForResponse((answer) => answer.url().endsWith("/api/login"));
		await submitSignIn(stranger, "admin", `a guess, number ${attempt}`);
		expect((await answered).status(), `attempt ${attempt}`).toBe(401);
		await expect(alert).toHaveText("Invalid username or password");
	}
	await submitSignIn(stranger, "admin", "a guess, number 11");
	await expect(alert).toContainText("Too many wrong passwords. Try again in 15 minutes.");
	await submitSignIn(stranger, "admin", adminPassword);
	await expect(alert).toContainText("Too many wrong passwords.");
	await expect(stranger).toHaveURL("/admin/login");
	await expect(stranger.getByLabel("Username")).toHaveValue("admin");

	const elsewhere = await from("192.0.2.33", browser, server.url);
	await submitSignIn(elsewhere, "admin", adminPassword);
	await expect(elsewhere.getByRole("alert")).toContainText("Too many wrong passwords.");

	await submitSignIn(trusted, "admin", "mistyped once");
	await expect(trusted.getByRole("alert")).toHaveText("Invalid username or password");
	await submitSignIn(trusted, "admin", adminPassword);
	await expect(trusted.getByRole("heading", { name: "Today" })).toBeVisible();
	for (const page of [trusted, stranger, elsewhere]) await page.context().close();
});
