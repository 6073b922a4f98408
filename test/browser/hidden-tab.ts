import { expect, type Page } from "@playwright/test";

/** Hides or shows the tab. */
export function setVisibility(page: Page, state: DocumentVisibilityState) {
	return page.evaluate((value) => {
		Object.defineProperty(document, "visibilityState", { value, configurable: true });
		Object.defineProperty(document, "hidden", { value: value === "hidden", configurable: true });
		document.dispatchEvent(new Event("visibilitychange"));
	}, state);
}

/** Hides the tab, and waits until its live updates are closed. */
export async function hidden(page: Page) {
	const closed = page.waitForEvent("requestfailed", {
		predicate: (request) => request.url().includes("/api/admin/events"),
	});
	await setVisibility(page, "hidden");
	await closed;
}

/** Opens a page, and waits until it is shown and hiding the tab has closed its live updates. */
export async function openedAndHidden(page: Page, path: string, heading: RegExp) {
	const connectedOnce = page.waitForResponse(/\/api\/admin\/events/);
	await page.goto(path);
	await connectedOnce;
	await expect(page.getByRole("heading", { name: heading })).toBeVisible();
	await hidden(page);
}
