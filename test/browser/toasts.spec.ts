import type { Page } from "@playwright/test";
import { expect, test } from "./site.ts";
import { notifications, registerButton, sendButton, toastTitled, whenReady } from "./visitor.ts";

const failing = "**/api/{register,contact}";

async function fail(page: Page) {
	await page.getByLabel("Name", { exact: true }).fill("Denise Okafor");
	await page.getByLabel("Email").fill("denise@mail.example");
	await page.getByLabel("Message", { exact: true }).fill("Hello");
	await sendButton(page).click();
	await expect(toastTitled(page, "Submission Failed")).toBeVisible();
}

test.beforeEach(async ({ page }) => {
	await page.route(failing, (route) => route.fulfill({ status: 500, body: "No." }));
});

test("a toast stays for 5,000 ms", async ({ page }) => {
	await page.clock.install({ time: "2026-11-24T15:00:00Z" });
	await page.goto("/contact");
	await whenReady(page);
	await page.keyboard.press("F8");
	await expect(notifications(page).getByRole("list")).toBeFocused();
	await page.clock.pauseAt("2026-11-24T16:00:00Z");
	await fail(page);
	await page.clock.runFor(4_990);
	await expect(toastTitled(page, "Submission Failed")).toBeVisible();
	await page.clock.runFor(20);
	await expect(toastTitled(page, "Submission Failed")).toBeHidden();
});

test("only one toast is visible at a time", async ({ page }) => {
	await page.goto("/contact");
	await fail(page);
	await sendButton(page).click();
	await expect(sendButton(page)).toBeEnabled();
	await expect(notifications(page).getByRole("listitem")).toHaveCount(1);
});

test("F8 puts the focus on the notifications; Close takes the toast away", async ({ page }) => {
	await page.goto("/contact");
	await fail(page);
	await page.keyboard.press("F8");
	await expect(notifications(page).getByRole("list")).toBeFocused();
	await expect(notifications(page)).toBeAttached();
	await notifications(page).getByRole("listitem").getByRole("button", { name: "Close" }).click();
	await expect(notifications(page).getByRole("listitem")).toHaveCount(0);
});

test("a swipe to the right of 50 px takes it away, a shorter one does not", async ({ page }) => {
	await page.goto("/contact");
	await fail(page);
	const toast = notifications(page).getByRole("listitem");
	const swipe = async (distance: number) => {
		const box = await toast.boundingBox();
		if (!box) throw new Error("There is no toast.");
		const y = box.y + 20;
		await page.mouse.move(box.x + 40, y);
		await page.mouse.down();
		await page.mouse.move(box.x + 60, y, { steps: 3 });
		await page.mouse.move(box.x + 40 + distance, y, { steps: 5 });
		await page.mouse.up();
	};
	await swipe(40);
	await expect(toast).toBeVisible();
	await swipe(90);
	await expect(toast).toHaveCount(0);
});

test("F8 has a target before there was any toast", async ({ page }) => {
	await page.goto("/register");
	await whenReady(page);
	await registerButton(page).focus();
	await page.keyboard.press("F8");
	await expect(notifications(page).getByRole("list")).toBeFocused();
});
