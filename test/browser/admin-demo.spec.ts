import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "../process.ts";
import { expectNoFindings } from "./axe.ts";
import { submitSignIn } from "./own-server.ts";
import { test as base, expect } from "./site.ts";

/** The demonstration, with the password that it shows in the terminal. */
const test = base.extend<object, { demo: { url: string; password: string } }>({
	demo: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
		async ({}, use) => {
			const temporary = mkdtempSync(join(tmpdir(), "school-browser-"));
			const env = { TMPDIR: temporary };
			const server = await startServer({ dataDir: temporary, entry: "demo/main.ts", env });
			const password = /^Password: (\S+)$/m.exec(server.output())?.[1] ?? "";
			await use({ url: server.url, password });
			await server.end();
			rmSync(temporary, { recursive: true, force: true });
		},
		{ scope: "worker", timeout: 180_000 },
	],
	baseURL: async ({ demo }, use) => use(demo.url),
});

// One demonstration for all of them.
test.describe.configure({ mode: "default" });

const places = [
	"/admin",
	"/admin/registrations",
	"/admin/contacts",
	"/admin/chats",
	"/admin/people/1",
];

test("somebody signs in, and every page says that it is a demonstration", async ({
	page,
	demo,
}) => {
	const strip = page.getByRole("complementary", { name: "Demonstration" });
	await page.goto("/admin/login");
	await expect(strip).toBeVisible();
	await submitSignIn(page, "nadia", demo.password);
	await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
	for (const place of places) {
		await page.goto(place);
		await expect(strip).toContainText("Everyone here is made up");
		await expect(page.getByRole("main")).toBeVisible();
	}
});

test("the strip has one line, and nothing scrolls sideways, at any width, light or dark", async ({
	page,
	demo,
}) => {
	await page.goto("/admin/login");
	await submitSignIn(page, "nadia", demo.password);
	await expect(page.getByRole("heading", { name: "Today", level: 1 })).toBeVisible();
	const strip = page.getByRole("complementary", { name: "Demonstration" });
	for (const width of [320, 390, 1366]) {
		await page.setViewportSize({ width, height: 768 });
		await expect(strip).toBeVisible();
		expect((await strip.boundingBox())?.height).toBeLessThan(40);
		const wide = await page.evaluate(() => document.documentElement.scrollWidth);
		expect(wide).toBeLessThanOrEqual(width);
		for (const colorScheme of ["light", "dark"] as const) {
			await page.emulateMedia({ colorScheme });
			await expectNoFindings(page, ".demo-strip");
		}
	}
});

test("the website of the demonstration has no strip", async ({ page }) => {
	await page.goto("/");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(page.getByText("Demonstration", { exact: true })).toHaveCount(0);
});
