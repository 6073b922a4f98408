import { adminPassword } from "../admin-password.ts";
import { toastOf } from "./admin.ts";
import { expectNoFindings } from "./axe.ts";
import { expect, submitSignIn, test } from "./own-server.ts";
import { virtualAuthenticator } from "./second-factor.ts";

test.use({ viewport: { width: 1366, height: 800 } });

test("when everyone must have a second factor, the next sign-in sets one up before anything else", async ({
	page,
	browser,
	server,
}) => {
	await page.goto("/admin/login");
	await submitSignIn(page, "admin", adminPassword);
	await page.getByRole("link", { name: "My account" }).click();
	await page.getByRole("switch", { name: "Require a second factor" }).press("Space");
	await expect(toastOf(page, "Second factor required")).toBeVisible();
	// Who is signed in goes on working.
	await page.getByRole("link", { name: "Today" }).click();
	await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();

	const context = await browser.newContext({ baseURL: server.url });
	const other = await context.newPage();
	await virtualAuthenticator(other);
	await other.goto("/admin/login");
	await submitSignIn(other, "admin", adminPassword);
	await expect(other.getByRole("heading", { name: "Set up a second factor" })).toBeVisible();
	await expectNoFindings(other);
	for (const path of ["/admin/registrations", "/admin/my-account"]) {
		await other.goto(path);
		await expect(other.getByRole("heading", { name: "Set up a second factor" })).toBeVisible();
	}
	await other.getByRole("button", { name: "Add a passkey" }).click();
	await other.getByRole("dialog").getByRole("button", { name: "Continue" }).click();
	await expect(other.getByRole("dialog", { name: "Your recovery codes" })).toBeVisible();
	await other.getByRole("button", { name: "I stored them" }).click();
	await expect(other.getByRole("heading", { name: "My account" })).toBeVisible();

	// The only one stays.
	await other.getByRole("button", { name: /^Remove / }).click();
	await other.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
	await expect(toastOf(other, "Removal failed")).toContainText(
		"Add another one before you remove this one.",
	);
	await context.close();
});
