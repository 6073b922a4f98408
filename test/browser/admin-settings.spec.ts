import type { Page, Route } from "@playwright/test";
import { adminPassword } from "../admin-password.ts";
import { endSessionWith, expect, signIn, test, toastOf } from "./admin.ts";

test.use({ viewport: { width: 1366, height: 800 } });
// All tests change the same settings.
test.describe.configure({ mode: "serial" });

test("a settings change is on the website at the next visit, and can be undone", async ({
	page,
}) => {
	await signIn(page);
	await page.goto("/admin/settings");
	const phone = page.getByLabel("Phone", { exact: true });
	const before = await phone.inputValue();
	await phone.fill("732-555-0177");
	await expect(page.getByText(`Previously: ${before}`)).toBeVisible();
	const bar = page.getByRole("region", { name: "Unsaved changes" });
	await expect(bar).toContainText("1 unsaved change");
	await bar.getByRole("button", { name: "Save" }).click();
	await expect(toastOf(page, "Settings saved")).toBeVisible();
	await expect(bar).toBeHidden();
	expect(await (await page.request.get("/contact")).text()).toContain("732-555-0177");
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(phone).toHaveValue(before);
});

test("the next visit shows what was saved before it is loaded again, and an Undo whose answer got lost", async ({
	adminPage,
}) => {
	const path = "**/api/admin/settings";
	await adminPage.goto("/admin/settings");
	const phone = adminPage.getByLabel("Phone", { exact: true });
	const before = await phone.inputValue();
	const leave = async () => {
		await adminPage.getByRole("link", { name: "activity log", exact: true }).click();
		await expect(phone).toBeHidden();
	};
	await adminPage.route(path, async (route) => {
		// What is loaded after the save is never answered.
		if (route.request().method() !== "GET") await route.continue();
	});
	await phone.fill("732-555-0178");
	await adminPage.keyboard.press("Control+s");
	const undo = toastOf(adminPage, "Settings saved").getByRole("button", { name: "Undo" });
	await expect(undo).toBeVisible();
	await leave();
	await adminPage.goBack();
	await expect(phone).toHaveValue("732-555-0178");

	await leave();
	await adminPage.unroute(path);
	const lose = async (route: Route) => {
		await route.fetch();
		await route.abort();
	};
	await adminPage.route(path, lose, { times: 1 });
	const lost = adminPage.waitForEvent("requestfailed", (request) => request.method() === "PATCH");
	await undo.click();
	await lost;
	await adminPage.goBack();
	await expect(phone).toHaveValue(before);
});

test("errors are next to their fields, and the draft survives a reload", async ({ page }) => {
	await signIn(page);
	await page.goto("/admin/settings");
	await page.getByLabel("ZIP").fill("088");
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("Please enter a five-digit ZIP code")).toBeVisible();
	await expect(page.getByLabel("ZIP")).toBeFocused();
	await page.getByLabel("Old URL").fill("programs/cna");
	await page.getByLabel("Redirects to").fill("/courses/cna");
	await page.getByRole("button", { name: "Add", exact: true }).click();
	await expect(page.getByText("Start with a slash: /programs/cna")).toBeVisible();
	page.on("dialog", (dialog) => dialog.accept());
	await page.reload();
	await expect(page.getByLabel("ZIP")).toHaveValue("088");
	await page.getByRole("button", { name: "Discard" }).click();
	await expect(page.getByLabel("ZIP")).not.toHaveValue("088");
});

const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true });

test("a session that ends during a settings change is resumed in place without losing text", async ({
	page,
}) => {
	await signIn(page);
	await page.goto("/admin/settings");
	const phone = page.getByLabel("Phone", { exact: true });
	await phone.fill("732-555-0133");
	await endSessionWith(page, "PATCH", "/api/admin/settings");
	await save(page).click();
	const dialog = page.getByRole("dialog", { name: "Sign in again" });
	await dialog.getByLabel("Password").fill(adminPassword);
	await dialog.getByRole("button", { name: "Sign in" }).click();
	await expect(toastOf(page, "Settings saved")).toBeVisible();
	await expect(phone).toHaveValue("732-555-0133");
	expect(await (await page.request.get("/contact")).text()).toContain("732-555-0133");
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(phone).not.toHaveValue("732-555-0133");
});

test("a URL of a section opens the settings at that section", async ({ adminPage }) => {
	for (const [id, heading] of [
		["redirects", "Redirects"],
		["assistant", "Assistant"],
		["retention", "How long records are kept"],
	] as const) {
		await adminPage.goto("/admin");
		await adminPage.goto(`/admin/settings#${id}`);
		const title = adminPage.getByRole("heading", { name: heading, level: 2 });
		await expect(title).toBeInViewport();
	}
});

test("a draft from before a setting existed shows the stored value of that setting", async ({
	adminPage,
	site,
}) => {
	const path = "/api/admin/settings";
	await site.asAdmin("PATCH", path, { retentionDays: 200 });
	const stored = await (await site.asAdmin("GET", path)).json();
	const { retentionDays, modelCallsPerDay, modelCallsPerVisitor, offerHours, ...former } =
		stored.settings;
	await adminPage.addInitScript(
		(draft) => localStorage.setItem("adminDraft:settings", draft),
		JSON.stringify({
			stored: { ...stored, settings: former },
			values: { ...former, email: "draft@school.example" },
		}),
	);
	await adminPage.goto("/admin/settings");
	await expect(adminPage.getByLabel("Email", { exact: true })).toHaveValue("draft@school.example");
	const days = adminPage.getByLabel("Keep conversations for (days)");
	await expect(days).toHaveValue("200");
	await expect(adminPage.getByText("1 unsaved change")).toBeVisible();

	await days.fill("150");
	await adminPage.getByRole("button", { name: "Save", exact: true }).click();
	await expect
		.poll(async () => (await (await site.asAdmin("GET", path)).json()).settings.retentionDays)
		.toBe(150);
});

test("a closure that is typed is saved without Add, and one typed in part says so", async ({
	page,
}) => {
	await signIn(page);
	await page.goto("/admin/settings");
	const part = page.locator("#hours");
	const bar = page.getByRole("region", { name: "Unsaved changes" });
	await part.getByLabel("Date").fill("2031-12-26");
	await bar.getByRole("button", { name: "Save" }).click();
	await expect(part.getByText("Please name this closure, or clear its date")).toBeVisible();
	await part.getByLabel("Name").fill("Inventory day");
	await bar.getByRole("button", { name: "Save" }).click();
	await expect(toastOf(page, "Settings saved")).toBeVisible();
	await expect(part.getByRole("button", { name: "Remove Inventory day" })).toBeVisible();
	await expect(part.getByLabel("Date")).toHaveValue("");
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(part.getByRole("button", { name: "Remove Inventory day" })).toBeHidden();
});

test("a redirect is checked when it is added, and a pasted address is taken by its path", async ({
	page,
	site,
}) => {
	await signIn(page);
	await page.goto("/admin/settings#redirects");
	const part = page.locator("#redirects");
	const add = async (from: string, to: string) => {
		await part.getByLabel("Old URL").fill(from);
		await part.getByLabel("Redirects to").fill(to);
		await part.getByRole("button", { name: "Add" }).click();
	};
	await add("/loop", "/loop");
	await expect(part.getByText("/loop leads back to itself")).toBeVisible();
	await add("https://old.example/programs.html?x=1", `${site.url}/about`);
	await expect(part.getByRole("row").filter({ hasText: "/programs.html" })).toContainText("/about");
	await add("/Programs.html", "/contact");
	await expect(part.getByText("/Programs.html is listed twice")).toBeVisible();
});
