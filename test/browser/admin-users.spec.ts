import type { Page } from "@playwright/test";
import { adminPassword } from "../admin-password.ts";
import { createRegistration, expect, signIn, test, toastOf } from "./admin.ts";

test.use({ viewport: { width: 1366, height: 800 } });

let made = 0;
function aName(): string {
	made += 1;
	return `person${process.pid}${made}`;
}

/** Holds calls back. @returns a function that lets them go on */
async function hold(page: Page, method: string, path: string) {
	const held = Promise.withResolvers<void>();
	await page.route(path, async (route) => {
		if (route.request().method() === method) await held.promise;
		await route.continue();
	});
	return held.resolve;
}

test("a user is added, demoted, and deleted after a confirmation", async ({ adminPage }) => {
	const name = aName();
	await adminPage.goto("/admin/users");
	await adminPage.getByRole("button", { name: "Add user" }).click();
	const dialog = adminPage.getByRole("dialog", { name: "Add user" });
	await dialog.getByLabel("Username").fill(name);
	await dialog.getByLabel("Password", { exact: true }).fill("password");
	await dialog.getByRole("button", { name: "Add user" }).click();
	await expect(dialog.getByText(/common/i)).toBeVisible();
	await expect(dialog.getByLabel("Password", { exact: true })).toBeFocused();
	await dialog.getByLabel("Password", { exact: true }).fill("four quiet green bicycles");
	await dialog.getByRole("button", { name: "Add user" }).click();
	await expect(toastOf(adminPage, "User added")).toBeVisible();
	const row = adminPage.getByRole("row").filter({ hasText: name });
	await expect(row).toContainText("Administrator");
	await adminPage.getByRole("button", { name: `Actions for ${name}` }).click();
	await adminPage.getByRole("menuitem", { name: "Remove admin access" }).click();
	await adminPage
		.getByRole("alertdialog")
		.getByRole("button", { name: "Remove admin access" })
		.click();
	await expect(row).toContainText("No admin access");
	const actions = adminPage.getByRole("button", { name: `Actions for ${name}` });
	await actions.click();
	await adminPage.getByRole("menuitem", { name: "Delete" }).click();
	const question = adminPage.getByRole("alertdialog");
	await expect(question).toContainText("This action cannot be undone.");
	await adminPage.keyboard.press("Escape");
	await expect(actions).toBeFocused();
	await adminPage.keyboard.press("Enter");
	await adminPage.getByRole("menuitem", { name: "Delete" }).click();
	await question.getByRole("button", { name: "Delete user" }).click();
	await expect(toastOf(adminPage, "User deleted")).toBeVisible();
	await expect(row).toHaveCount(0);
});

test("a deletion that is answered late closes no other dialog", async ({ adminPage }) => {
	const [deleted, kept] = [aName(), aName()];
	for (const username of [deleted, kept]) {
		const data = { username, password: "four quiet green bicycles", isAdmin: true };
		expect((await adminPage.request.post("/api/admin/users", { data })).status()).toBe(201);
	}
	const answer = await hold(adminPage, "DELETE", "**/api/admin/users/*");
	await adminPage.goto("/admin/users");
	await adminPage.getByRole("button", { name: `Actions for ${deleted}` }).click();
	await adminPage.getByRole("menuitem", { name: "Delete" }).click();
	const question = adminPage.getByRole("alertdialog");
	await question.getByRole("button", { name: "Delete user" }).click();
	await adminPage.keyboard.press("Escape");
	await expect(question).toBeHidden();
	await adminPage.getByRole("button", { name: `Actions for ${kept}` }).click();
	await adminPage.getByRole("menuitem", { name: "Change password" }).click();
	const password = adminPage.getByRole("dialog").getByRole("textbox").first();
	await password.fill("nine loud red tricycles");
	answer();
	await expect(toastOf(adminPage, "User deleted")).toBeVisible();
	await expect(password).toHaveValue("nine loud red tricycles");
});

test("a dialog that was left while it saved says what was not saved", async ({ adminPage }) => {
	const answer = await hold(adminPage, "POST", "**/api/admin/users");
	await adminPage.goto("/admin/users");
	await adminPage.getByRole("button", { name: "Add user" }).click();
	const dialog = adminPage.getByRole("dialog", { name: "Add user" });
	await dialog.getByLabel("Username").fill(aName());
	await dialog.getByLabel("Password", { exact: true }).fill("password");
	await dialog.getByRole("button", { name: "Add user" }).click();
	await adminPage.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	answer();
	await expect(toastOf(adminPage, "Not saved")).toContainText(/common/i);
});

test("a sign-in older than 15 minutes is confirmed in place, and the work continues", async ({
	adminPage,
}) => {
	const person = await createRegistration(adminPage);
	await adminPage.goto(`/admin/registrations?q=${encodeURIComponent(person.fullName)}`);
	let refused = 0;
	await adminPage.route("**/api/admin/registrations.csv*", (route) => {
		refused += 1;
		return refused === 1
			? route.fulfill({ status: 403, body: "Please confirm your password" })
			: route.fallback();
	});
	const coming = adminPage.waitForEvent("download");
	await adminPage.getByRole("button", { name: "Export CSV" }).click();
	const dialog = adminPage.getByRole("dialog", { name: "Please confirm your password" });
	await expect(dialog).toContainText("export or permanently delete data");
	await dialog.getByLabel("Your password", { exact: true }).fill("not the password");
	await dialog.getByRole("button", { name: "Confirm" }).click();
	await expect(dialog.getByText("That password is incorrect")).toBeVisible();
	await dialog.getByLabel("Your password", { exact: true }).fill(adminPassword);
	await dialog.getByRole("button", { name: "Confirm" }).click();
	await coming;
	await expect(dialog).toBeHidden();
});

test("a user changes their password with the current one; all other sessions end, and go on with the new one", async ({
	page,
	site,
	browser,
}) => {
	const name = aName();
	const first = "four quiet green bicycles";
	const second = "nine loud yellow tractors";
	const answer = await site.asAdmin("POST", "/api/admin/users", {
		username: name,
		password: first,
		isAdmin: true,
	});
	expect(answer.status).toBe(201);
	const elsewhere = await browser.newContext({ baseURL: site.url });
	const other = await elsewhere.newPage();
	await signIn(other, { username: name, password: first });
	await signIn(page, { username: name, password: first });
	await page.goto("/admin/users");
	await page.getByRole("button", { name: `2 sessions for ${name}` }).click();
	await expect(page.getByRole("dialog", { name })).toContainText("Active now");
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: "Change my password" }).click();
	const dialog = page.getByRole("dialog", { name: "Change my password" });
	await dialog.getByLabel("Current password", { exact: true }).fill("something else");
	await dialog.getByLabel("New password", { exact: true }).fill(second);
	await dialog.getByRole("button", { name: "Change password" }).click();
	await expect(dialog.getByText("That password is incorrect")).toBeVisible();
	await dialog.getByLabel("Current password", { exact: true }).fill(first);
	await dialog.getByRole("button", { name: "Change password" }).click();
	await expect(toastOf(page, "Password changed")).toBeVisible();
	await expect(page.getByRole("button", { name: `1 session for ${name}` })).toBeVisible();
	await other.goto("/admin");
	const again = other.getByRole("dialog", { name: "Sign in again" });
	await again.getByLabel("Password").fill(first);
	await again.getByRole("button", { name: "Sign in" }).click();
	await expect(again.getByRole("alert")).toHaveText("Invalid username or password");
	await again.getByLabel("Password").fill(second);
	await again.getByRole("button", { name: "Sign in" }).click();
	await expect(again).toBeHidden();
	await expect(other.getByRole("heading", { name: "Today" })).toBeVisible();
	await elsewhere.close();
});

test("the activity log shows who did what, with a link to the record", async ({ adminPage }) => {
	const person = await createRegistration(adminPage);
	await adminPage.goto(`/admin/registrations?open=${person.id}`);
	await adminPage.getByRole("dialog").getByRole("radio", { name: "Accepted" }).check();
	await expect(toastOf(adminPage, "Status Updated")).toBeVisible();
	await adminPage.goto(`/admin/activity?kind=registration&recordId=${person.id}`);
	const row = adminPage.getByRole("row").filter({ hasText: "Registration changed" }).first();
	await expect(row).toContainText("admin");
	await expect(row).toContainText("PendingAccepted");
	// No key moves through rows that open nothing.
	await expect(adminPage.locator("kbd", { hasText: "Enter" })).toHaveCount(0);
	await adminPage.goto("/admin/activity?q=nothinglikethis");
	await expect(adminPage.getByText("No activity yet.")).toBeVisible();
});
