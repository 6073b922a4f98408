import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { createListener } from "#site/server/listener.ts";
import { expectNoFindings } from "./axe.ts";
import { expect, test } from "./site.ts";
import { whenReady } from "./visitor.ts";

async function expectNoFindingsAtBothWidths(page: Page) {
	for (const width of [1366, 390]) {
		await page.setViewportSize({ width, height: 844 });
		await expectNoFindings(page);
	}
}

test("a page that fails to render shows the designed error page, with phone and email", async ({
	page,
}) => {
	const violations: string[] = [];
	page.on("console", (message) => {
		if (message.text().includes("Content Security Policy")) violations.push(message.text());
	});
	await page.goto("/about");
	await whenReady(page);
	await page.route("**/api/texts", (route) => route.abort());
	await page.getByRole("contentinfo").getByRole("link", { name: "Home", exact: true }).click();
	const main = page.locator("main");
	await expect(main.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
	await expect(main.getByRole("link", { name: "732-555-0142" })).toBeVisible();
	await expect(main.getByRole("link", { name: "hello@school.example" })).toBeVisible();
	await expect(main.locator(".intro")).toHaveCSS("background-color", "rgb(251, 247, 239)");
	await expectNoFindingsAtBothWidths(page);
	await page.unroute("**/api/texts");
	await main.getByRole("button", { name: "Try again" }).click();
	await expect(main.getByRole("heading", { level: 1 })).toContainText("Launch Your");
	expect(violations).toEqual([]);
});

test("a site that is starting shows its designed page, with phone and email", async ({ page }) => {
	const { server } = createListener(0);
	await once(server.listen(0), "listening");
	const answer = await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
	expect(answer?.status()).toBe(503);
	expect(answer?.headers()["retry-after"]).toBe("5");
	const main = page.locator("main");
	await expect(main.getByRole("heading", { level: 1 })).toHaveText("We’ll be right back");
	await expect(main.getByText("The site is starting.")).toBeVisible();
	await expect(main.getByRole("link", { name: "732-555-0142" })).toBeVisible();
	await expect(main.getByRole("link", { name: "hello@school.example" })).toBeVisible();
	await expect(page.locator("body")).toHaveCSS("background-color", "rgb(251, 247, 239)");
	await expectNoFindingsAtBothWidths(page);
	server.closeAllConnections();
	server.close();
});
