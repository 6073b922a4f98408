import { adminPassword } from "../admin-password.ts";
import { createRegistration, expect, test, toastOf, username } from "./admin.ts";

test.use({ viewport: { width: 1366, height: 800 } });

test("a morning in the admin area: sign in, accept, edit, see it on the website, export, sign out, the old token is refused", {
	tag: "@smoke",
}, async ({ page }) => {
	const person = await createRegistration(page, { message: "Is there an evening class?" });
	await page.goto("/admin/login");
	await page.getByLabel("Username").fill(username);
	await page.getByLabel("Password").fill(adminPassword);
	await page.getByRole("button", { name: "Sign in" }).click();
	await page.getByRole("link", { name: /Pending Registrations/ }).click();
	await expect(page).toHaveURL("/admin/registrations?status=pending");
	await page.getByRole("link", { name: person.fullName, exact: true }).click();
	const details = page.getByRole("dialog", { name: person.fullName });
	await expect(details).toContainText("Is there an evening class?");
	await details.getByRole("radio", { name: "Accepted" }).check();
	await expect(toastOf(page, "Status Updated")).toBeVisible();
	await page.keyboard.press("Escape");

	await page.getByRole("link", { name: "Courses", exact: true }).click();
	await page.getByRole("link", { name: "EKG Technician" }).click();
	const summary = `A clean, exact tracing, every time. ${Date.now()}`;
	await page.getByLabel("Summary").fill(summary);
	await page.getByRole("button", { name: /^Save/ }).click();
	await expect(toastOf(page, "Course Updated")).toBeVisible();
	const website = await page.context().newPage();
	await website.goto("/courses/ekg");
	await expect(website.getByText(summary)).toBeVisible();
	await website.close();

	await page.getByRole("link", { name: /^Registrations/ }).click();
	const coming = page.waitForEvent("download");
	await page.getByRole("button", { name: "Export CSV" }).click();
	expect((await coming).suggestedFilename()).toMatch(/\.csv$/);

	const token = await page.evaluate(() => localStorage.getItem("authToken"));
	await page.getByRole("button", { name: "Sign out" }).click();
	await expect(page).toHaveURL("/admin/login");
	await expect
		.poll(async () => {
			const headers = { authorization: `Bearer ${token}` };
			return (await page.request.get("/api/admin/registrations?limit=1", { headers })).status();
		})
		.toBe(401);
});
