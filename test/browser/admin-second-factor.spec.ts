import type { Page } from "@playwright/test";
import { test as base, expect, signIn, toastOf } from "./admin.ts";
import { expectNoFindings } from "./axe.ts";
import { aPerson, aPersonWithApp, codeNow, typeIn, virtualAuthenticator } from "./second-factor.ts";

/** A browser context keeps its authenticator, and takes no second one. */
const test = base.extend({
	context: async ({ browser, baseURL, viewport }, use) => {
		const context = await browser.newContext({ baseURL, viewport });
		await use(context);
		await context.close();
	},
});

test.use({ viewport: { width: 1366, height: 800 } });

const signOut = (page: Page) =>
	page.getByRole("navigation", { name: "Admin" }).getByRole("button", { name: "Sign out" });

test("a passkey is added, its recovery codes are shown once, and it finishes the next sign-in", async ({
	page,
	site,
}) => {
	const person = await aPerson(site);
	const authenticator = await virtualAuthenticator(page);
	await signIn(page, person);
	await page.goto("/admin/my-account");
	await expect(page.getByText("None yet. You sign in with your password alone.")).toBeVisible();
	await page.getByRole("button", { name: "Add a passkey" }).click();
	const dialog = page.getByRole("dialog", { name: "Add a passkey" });
	await dialog.getByLabel("Name").fill("Reception laptop");
	await dialog.getByRole("button", { name: "Continue" }).click();

	const codes = page.getByRole("dialog", { name: "Your recovery codes" });
	await expect(codes.getByRole("listitem")).toHaveCount(10);
	await page.keyboard.press("Escape");
	await expect(codes).toBeVisible();
	await expectNoFindings(page, "[role=dialog]");
	await codes.getByRole("button", { name: "I stored them" }).click();
	await expect(toastOf(page, "Second factor added")).toBeVisible();
	await expect(page.getByText("10 of 10 left.")).toBeVisible();
	await expect(
		page.getByRole("main").getByRole("listitem").filter({ hasText: "Reception laptop" }),
	).toContainText("not used yet");
	expect(await authenticator.credentials()).toHaveLength(1);

	await signOut(page).click();
	await typeIn(page, person);
	const use = page.getByRole("button", { name: "Use passkey" });
	await expect(use).toBeFocused();
	await expectNoFindings(page);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("navigation", { name: "Admin" })).toBeVisible();
	await page.goto("/admin/my-account");
	await expect(
		page.getByRole("main").getByRole("listitem").filter({ hasText: "Reception laptop" }),
	).toContainText("last used");
});

test("an authenticator app is added by its key and finishes the next sign-in, by keyboard alone", async ({
	page,
	site,
}) => {
	const person = await aPerson(site);
	await signIn(page, person);
	await page.goto("/admin/my-account");
	await page.getByRole("button", { name: "Add an authenticator app" }).press("Enter");
	const dialog = page.getByRole("dialog", { name: "Add an authenticator app" });
	await expect(
		dialog.getByRole("img", { name: "QR code for your authenticator app" }),
	).toBeVisible();
	await expectNoFindings(page, "[role=dialog]");
	const secret = (await dialog.getByRole("code").innerText()).replace(/\s/g, "");
	const code = dialog.getByLabel("Code from the app");
	await code.fill(codeNow(secret, 5));
	await page.keyboard.press("Enter");
	await expect(dialog.getByRole("alert")).toHaveText("That code is incorrect");
	await code.fill(codeNow(secret, -1));
	await page.keyboard.press("Enter");
	const codes = page.getByRole("dialog", { name: "Your recovery codes" });
	await codes.getByRole("button", { name: "I stored them" }).press("Enter");
	await expect(
		page.getByRole("main").getByRole("listitem").filter({ hasText: "My phone" }),
	).toBeVisible();

	await signOut(page).press("Enter");
	await expect(page).toHaveURL("/admin/login");
	await page.getByLabel("Username").fill(person.username);
	await page.getByLabel("Password").fill(person.password);
	await page.keyboard.press("Enter");
	const field = page.getByLabel("Code from your authenticator app");
	await expect(field).toBeFocused();
	await page.keyboard.type("000000");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("alert")).toHaveText("That code is incorrect");
	await field.fill(codeNow(secret));
	await page.keyboard.press("Enter");
	// The page that they signed out from.
	await expect(page.getByRole("heading", { name: "My account" })).toBeVisible();
});

test("a recovery code stands in for a lost phone, and a factor is renamed and removed", async ({
	page,
	site,
}) => {
	const person = await aPersonWithApp(page, site);
	await typeIn(page, person);
	await page.getByRole("button", { name: "Use a recovery code" }).click();
	const field = page.getByLabel("Recovery code");
	await expect(field).toBeFocused();
	await page.getByRole("button", { name: "Confirm" }).click();
	await expect(page.getByText("Please enter the code")).toBeVisible();
	await expectNoFindings(page);
	await field.fill(person.recoveryCodes[3] ?? "");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();

	await page.getByRole("link", { name: "My account" }).click();
	await expect(page.getByText("9 of 10 left.")).toBeVisible();
	await page.getByRole("button", { name: "Rename My phone" }).click();
	await page.getByRole("dialog").getByLabel("Name").fill("Old phone");
	await page.getByRole("dialog").getByRole("button", { name: "Rename" }).click();
	const row = page.getByRole("main").getByRole("listitem").filter({ hasText: "Old phone" });
	await expect(row).toBeVisible();
	await expectNoFindings(page);
	await page.getByRole("button", { name: "Sign out all other devices" }).click();
	await expect(toastOf(page, "Signed out elsewhere")).toBeVisible();
	await page.getByRole("button", { name: "Remove Old phone" }).click();
	const question = page.getByRole("alertdialog");
	await expect(question).toContainText("your recovery codes are gone");
	await question.getByRole("button", { name: "Remove" }).click();
	await expect(page.getByText("None yet. You sign in with your password alone.")).toBeVisible();
	await expect(page.getByRole("heading", { name: "Recovery codes" })).toHaveCount(0);
});

test("new recovery codes replace the old ones, which print alone on a page", async ({
	page,
	site,
}) => {
	const person = await aPersonWithApp(page, site);
	await typeIn(page, person);
	await page.getByLabel("Code from your authenticator app").fill(codeNow(person.secret));
	await page.keyboard.press("Enter");
	await page.getByRole("link", { name: "My account" }).click();
	await page.getByRole("button", { name: "Make new codes" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Make new codes" }).click();
	const codes = page.getByRole("dialog", { name: "Your recovery codes" });
	const listed = codes.getByRole("listitem");
	await expect(listed).toHaveCount(10);
	expect(await listed.allInnerTexts()).not.toContain(person.recoveryCodes[0]);
	await page.emulateMedia({ media: "print" });
	await expect(codes.getByText(`Recovery codes of ${person.username}`)).toBeVisible();
	await expect(page.getByRole("navigation", { name: "Admin" })).toBeHidden();
	await expect(codes.getByRole("button", { name: "Print" })).toBeHidden();
});

test("a passkey that nobody confirms says so, and the password step can be repeated", async ({
	page,
	site,
}) => {
	const person = await aPerson(site);
	const authenticator = await virtualAuthenticator(page);
	await signIn(page, person);
	await page.goto("/admin/my-account");
	await page.getByRole("button", { name: "Add a passkey" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Continue" }).click();
	await page.getByRole("button", { name: "I stored them" }).click();
	await signOut(page).click();
	await typeIn(page, person);
	await page.evaluate(() => {
		// As when a person presses Cancel.
		navigator.credentials.get = () => Promise.reject(new DOMException("", "NotAllowedError"));
	});
	await page.getByRole("button", { name: "Use passkey" }).click();
	await expect(page.getByRole("alert")).toHaveText(
		"No passkey was used. Try again, or use another way.",
	);
	await page.getByRole("button", { name: "Back" }).click();
	await expect(page.getByLabel("Password")).toBeVisible();
	expect(await authenticator.credentials()).toHaveLength(1);
});

test("an expired session is renewed in place with the second factor, and the work continues", async ({
	page,
	site,
}) => {
	const person = await aPersonWithApp(page, site);
	await typeIn(page, person);
	await page.getByRole("button", { name: "Use a recovery code" }).click();
	await page.getByLabel("Recovery code").fill(person.recoveryCodes[0] ?? "");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
	await site.asAdmin("PATCH", `/api/admin/users/${person.id}`, {
		password: "another good password",
	});
	// Today asks for news by itself: the dialog may already lie over the link and hide it.
	const courses = page.getByRole("link", { name: "Courses", includeHidden: true }).first();
	await courses.dispatchEvent("click");
	const dialog = page.getByRole("dialog", { name: "Sign in again" });
	await dialog.getByLabel("Password").fill("another good password");
	await dialog.getByRole("button", { name: "Sign in" }).click();
	await dialog.getByLabel("Code from your authenticator app").fill(codeNow(person.secret));
	await dialog.getByRole("button", { name: "Confirm" }).click();
	await expect(dialog).toBeHidden();
	await expect(page.getByRole("heading", { name: /Courses/ })).toBeVisible();
	await expect(page.getByRole("row").nth(1)).toBeVisible();
});

test("an administrator removes the second factor of a colleague who lost the phone", async ({
	adminPage,
	site,
}) => {
	const person = await aPersonWithApp(adminPage, site);
	await adminPage.goto("/admin/users");
	const row = adminPage.getByRole("row").filter({ hasText: person.username });
	await expect(row).toContainText("Second factor");
	await adminPage.getByRole("button", { name: `Actions for ${person.username}` }).click();
	await adminPage.getByRole("menuitem", { name: "Remove second factor" }).click();
	await adminPage
		.getByRole("alertdialog")
		.getByRole("button", { name: "Remove second factor" })
		.click();
	await expect(toastOf(adminPage, "Second factor removed")).toBeVisible();
	await expect(row).not.toContainText("Second factor");
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test("setting up, signing in and the page of it fit 390 px", async ({ page, site }) => {
		const person = await aPersonWithApp(page, site);
		await typeIn(page, person);
		const overflow = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
		await expect(page.getByLabel("Code from your authenticator app")).toBeFocused();
		expect(await overflow()).toBe(false);
		await page.getByLabel("Code from your authenticator app").fill(codeNow(person.secret));
		await page.getByRole("button", { name: "Confirm" }).click();
		await page.getByRole("button", { name: "More" }).click();
		await page.getByRole("link", { name: "My account" }).click();
		await expect(
			page.getByRole("main").getByRole("listitem").filter({ hasText: "My phone" }),
		).toBeVisible();
		expect(await overflow()).toBe(false);
		await expectNoFindings(page);
		await page.getByRole("button", { name: "Add an authenticator app" }).click();
		await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
		expect(await overflow()).toBe(false);
		await expectNoFindings(page, "[role=dialog]");
	});
});
