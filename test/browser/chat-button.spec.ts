import { brotliCompressSync } from "node:zlib";
import { chatButton, input, openChat } from "./chat-visitor.ts";
import { expect, test } from "./site.ts";
import { publicPages, whenReady } from "./visitor.ts";

test("the chat's code comes when it is opened, and is less than 20 kB", async ({ page }) => {
	await page.goto("/", { waitUntil: "networkidle" });
	await whenReady(page);
	await page.waitForLoadState("networkidle");
	const files: Promise<Buffer>[] = [];
	page.on("response", (response) => {
		if (response.url().includes("/assets/")) files.push(response.body());
	});
	await openChat(page);
	await expect(input(page)).toBeVisible();
	const bytes = (await Promise.all(files)).reduce(
		(sum, file) => sum + brotliCompressSync(file).length,
		0,
	);
	expect(bytes).toBeGreaterThan(1_000);
	expect(bytes).toBeLessThan(20_000);
});

test("the button is on every public page and not in the admin area", async ({ page }) => {
	for (const path of [...publicPages, "/no-such-page"]) {
		await page.goto(path);
		await expect(chatButton(page), path).toBeVisible();
	}
	await page.goto("/admin/login");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(chatButton(page)).toHaveCount(0);
});

test("before the scripts have come the button leads to the contact page", async ({ page }) => {
	await page.clock.install();
	await page.route("**/assets/*.js", () => {});
	await page.goto("/", { waitUntil: "commit" });
	const button = page.getByRole("link", { name: "Ask a question" });
	await button.click();
	await expect(button).toHaveAttribute("aria-busy", "true");
	await page.clock.runFor(8_000);
	await expect(page).toHaveURL(/\/contact$/);
});

test("where the chat's code cannot be fetched the button leads to the contact page", async ({
	page,
}) => {
	await page.route("**/assets/panel-*.js", (route) => route.abort());
	await page.goto("/");
	await whenReady(page);
	await chatButton(page).click();
	await expect(page).toHaveURL(/\/contact$/);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });
	test("the button is a link to the contact page", async ({ page }) => {
		await page.goto("/courses/cna");
		await page.getByRole("link", { name: "Ask a question" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toContainText("Contact");
	});
});
