import type { Locator, Page } from "@playwright/test";
import { createContact, createRegistration, expect, test } from "./admin.ts";
import { expectNoFindings, findings } from "./axe.ts";

const dialogOf = (page: Page): Locator => page.getByRole("dialog", { name: "Search the office" });
const fieldOf = (page: Page): Locator => dialogOf(page).getByRole("combobox", { name: "Search" });
const chosenIn = (page: Page): Locator => dialogOf(page).locator("[aria-selected=true]");

/** Returns a name that is in no other test, of letters only. */
function newName(first: string): string {
	const letters = [...`${process.pid}${Date.now()}`].map((digit) => "bdfgklmnpr"[Number(digit)]);
	return `${first} ${letters.slice(0, 4).join("a")}o`;
}

async function typeIn(page: Page, text: string): Promise<void> {
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await page.keyboard.press("Control+k");
	await fieldOf(page).fill(text);
}

test("Ctrl K opens the search on every page, and Escape gives the focus back", async ({
	adminPage: page,
}) => {
	for (const path of ["/admin", "/admin/registrations", "/admin/chats", "/admin/settings"]) {
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await page.keyboard.press("Control+k");
		await expect(fieldOf(page)).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(dialogOf(page)).toBeHidden();
	}
	const button = page.getByRole("search").getByRole("button", { name: "Search" });
	await button.focus();
	await page.keyboard.press("Enter");
	await expect(fieldOf(page)).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(button).toBeFocused();
});

test("a lone emoji is not searched for", async ({ adminPage: page }) => {
	const asked: (string | null)[] = [];
	page.on("request", (request) => {
		const { pathname, searchParams } = new URL(request.url());
		if (pathname === "/api/admin/search") asked.push(searchParams.get("q"));
	});
	await page.clock.install();
	await page.goto("/admin");
	await typeIn(page, "👍");
	await expect(dialogOf(page).getByText("Part of a phone number")).toBeVisible();
	// Longer than the pause after which it would be sent.
	await page.clock.runFor(1000);
	await fieldOf(page).fill("maria");
	await page.clock.runFor(1000);
	await expect.poll(() => asked).toEqual(["maria"]);
	await expect(dialogOf(page).getByText("Failed to load")).toHaveCount(0);
});

test("a misspelt name is found while typing, and Enter opens the person", async ({
	adminPage: page,
}) => {
	const name = newName("Guadalupe");
	await createRegistration(page, { fullName: name });
	await page.goto("/admin/settings");
	await typeIn(page, name.replace("Guadalupe", "gudalupe"));
	await expect(chosenIn(page)).toContainText(name);
	await expect(dialogOf(page).getByRole("group", { name: "People" })).toBeVisible();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/admin\/people\/\d+$/);
	await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
	await expect(dialogOf(page)).toBeHidden();
});

test("the arrow keys choose, from the last result back to the first", async ({
	adminPage: page,
}) => {
	const name = newName("Refugio");
	await createRegistration(page, { fullName: name, message: `I am ${name}.` });
	await createContact(page, { name: `Sister ${newName("Ana")}`, message: `For ${name}.` });
	await page.goto("/admin");
	await typeIn(page, name);
	const options = dialogOf(page).getByRole("option");
	await expect(options).toHaveCount(3);
	await expect(options.nth(0)).toHaveAttribute("aria-selected", "true");
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("ArrowDown");
	await expect(options.nth(2)).toHaveAttribute("aria-selected", "true");
	await expect(fieldOf(page)).toHaveAttribute(
		"aria-activedescendant",
		(await options.nth(2).getAttribute("id")) ?? "",
	);
	await page.keyboard.press("ArrowDown");
	await expect(options.nth(0)).toHaveAttribute("aria-selected", "true");
	await page.keyboard.press("ArrowUp");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/admin\/contacts\?open=\d+/);
});

test("a page of the admin area is found by its name", async ({ adminPage: page }) => {
	await page.goto("/admin");
	// Enter is not lost while the server still searches.
	const search = Promise.withResolvers<void>();
	await page.route("**/api/admin/search?*", async (route) => {
		await search.promise;
		await route.continue();
	});
	await typeIn(page, "activity");
	await expect(chosenIn(page)).toHaveText("Activity log");
	await page.keyboard.press("Enter");
	search.resolve();
	await expect(page.getByRole("heading", { level: 1, name: "Activity log" })).toBeVisible();
});

test("nothing found is said, and so is a failed search, which can be repeated", async ({
	adminPage: page,
}) => {
	await page.goto("/admin");
	await typeIn(page, "qqxxzzqq");
	await expect(dialogOf(page).getByText("Nothing found for “qqxxzzqq”.")).toBeVisible();
	await page.route("**/api/admin/search?*", (route) => route.abort());
	await fieldOf(page).fill("qqxxzzqqw");
	await expect(dialogOf(page).getByRole("alert")).toContainText("Failed to load the results.");
	await page.unroute("**/api/admin/search?*");
	await dialogOf(page).getByRole("button", { name: "Retry" }).click();
	await expect(dialogOf(page).getByText("Nothing found for “qqxxzzqqw”.")).toBeVisible();
});

test("a late answer to fewer letters does not replace a newer one", async ({ adminPage: page }) => {
	const name = newName("Hortensia");
	await createRegistration(page, { fullName: name });
	const held = Promise.withResolvers<void>();
	await page.route("**/api/admin/search?q=hort", async (route) => {
		await held.promise;
		await route.fulfill({ json: [] }).catch(() => {});
	});
	await page.goto("/admin");
	const asked = page.waitForRequest("**/api/admin/search?q=hort");
	await typeIn(page, "hort");
	await asked;
	await fieldOf(page).fill(name);
	await expect(chosenIn(page)).toContainText(name);
	held.resolve();
	await expect(chosenIn(page)).toContainText(name);
});

test("fits 320, 390 and 1366 pixels, light and dark, and axe finds nothing", async ({
	adminPage: page,
}) => {
	const name = newName("Bartholomew");
	const message = `${"w".repeat(200)} ${name}`;
	await createRegistration(page, { fullName: name, message });
	/** What is behind the dialog is looked at in `admin-axe.spec.ts`. */
	const expectNoFindingsIn = async (width: number) => {
		const part = "[role=dialog]";
		await expectNoFindings(page, part);
		// Dark mode changes only colors.
		if (width !== 390) return;
		await page.emulateMedia({ colorScheme: "dark" });
		expect(await findings(page, part, ["color-contrast"])).toEqual([]);
		await page.emulateMedia({ colorScheme: "light" });
	};
	await page.goto("/admin");
	for (const [width, height] of [
		[320, 640],
		[390, 844],
		[1366, 800],
	] as const) {
		await page.setViewportSize({ width, height });
		await page.getByRole("search").getByRole("button", { name: "Search" }).click();
		await expect(dialogOf(page).getByText("Part of a phone number")).toBeVisible();
		await expectNoFindingsIn(width);
		await fieldOf(page).fill(name);
		await expect(chosenIn(page)).toContainText(name);
		await expectNoFindingsIn(width);
		const overflow = await page.evaluate(() => {
			const inside = document.querySelector(".search-body");
			const { scrollWidth, clientWidth } = document.documentElement;
			return [scrollWidth - clientWidth, (inside?.scrollWidth ?? 0) - (inside?.clientWidth ?? 0)];
		});
		expect(overflow, `${width} px`).toEqual([0, 0]);
		await page.keyboard.press("Escape");
		await expect(dialogOf(page)).toBeHidden();
	}
});
