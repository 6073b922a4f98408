import type { Page } from "@playwright/test";
import { createRegistration, expect, openAsSecondAdministrator, test } from "./admin.ts";

const newRows = (page: Page) => page.getByRole("button", { name: /Show \d+ new registrations?/ });

/** Hides or shows the tab. */
function setVisibility(page: Page, state: DocumentVisibilityState) {
	return page.evaluate((value) => {
		Object.defineProperty(document, "visibilityState", { value, configurable: true });
		Object.defineProperty(document, "hidden", { value: value === "hidden", configurable: true });
		document.dispatchEvent(new Event("visibilitychange"));
	}, state);
}

/** Waits until the list of registrations is shown and its live updates are connected. */
async function connected(page: Page) {
	await expect(page.getByRole("table")).toBeVisible();
	await expect(page.getByRole("button", { name: "Refresh" })).toBeHidden();
}

/** Registers someone, and waits until the server has announced it to those who are connected. */
async function registeredAndAnnounced(page: Page) {
	const other = await openAsSecondAdministrator(page, "/admin/registrations");
	await connected(other);
	const person = await createRegistration(page);
	await expect(newRows(other)).toBeVisible();
	await other.context().close();
	return person;
}

test.beforeEach(async ({ adminPage }) => {
	await createRegistration(adminPage);
});

test("a row that was added while the tab was hidden is announced when it is shown again", async ({
	adminPage,
}) => {
	await adminPage.goto("/admin/registrations");
	await connected(adminPage);
	await setVisibility(adminPage, "hidden");
	const person = await registeredAndAnnounced(adminPage);
	await setVisibility(adminPage, "visible");
	await expect(newRows(adminPage)).toBeVisible();
	await newRows(adminPage).click();
	await expect(adminPage.getByRole("row").nth(1)).toContainText(person.fullName);
});

test("a tab that was opened in the background announces what came before it was first shown", async ({
	adminPage,
}) => {
	await adminPage.addInitScript(() => {
		Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
	});
	// A hidden tab closes its stream after it has the last event id.
	const closed = adminPage.waitForEvent("requestfailed", {
		predicate: (request) => request.url().endsWith("/api/admin/events"),
		timeout: 45_000,
	});
	await adminPage.goto("/admin/registrations");
	await expect(adminPage.getByRole("table")).toBeVisible();
	await closed;
	const person = await registeredAndAnnounced(adminPage);
	await setVisibility(adminPage, "visible");
	await expect(newRows(adminPage)).toBeVisible();
	await newRows(adminPage).click();
	await expect(adminPage.getByRole("row").nth(1)).toContainText(person.fullName);
});

for (const status of [502, 503]) {
	test(`a ${status} instead of the stream is retried, and what was missed is announced`, async ({
		adminPage,
	}) => {
		await adminPage.goto("/admin/registrations");
		await connected(adminPage);
		await adminPage.route(/\/api\/admin\/events/, (route) => route.fulfill({ status, body: "" }), {
			times: 2,
		});
		await setVisibility(adminPage, "hidden");
		const person = await registeredAndAnnounced(adminPage);
		await setVisibility(adminPage, "visible");
		await expect(newRows(adminPage)).toBeVisible();
		await newRows(adminPage).click();
		await expect(adminPage.getByRole("row").nth(1)).toContainText(person.fullName);
		await expect(adminPage.getByRole("button", { name: "Refresh" })).toBeHidden();
	});
}
