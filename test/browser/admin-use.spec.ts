import type { Page } from "@playwright/test";
import { createContact, createCourse, createRegistration, expect, signIn, test } from "./admin.ts";
import { askQuestions } from "./admin-chats.ts";
import type { Site } from "./site.ts";

test.use({ viewport: { width: 1366, height: 800 } });

test("every type and every action that the activity log offers has entries once they happened", async ({
	page,
}) => {
	const headers = { authorization: `Bearer ${await signIn(page)}` };
	const course = await createCourse(page, headers.authorization.slice("Bearer ".length));
	const registration = await createRegistration(page);
	const contact = await createContact(page);
	const { conversationId } = await askQuestions(page, "Is there an evening class?");
	const api = page.request;
	const question = `Is there a unicycle ${process.pid}?`;
	for (const answer of [
		await api.patch(`/api/admin/registrations/${registration.id}`, {
			headers,
			data: { status: "accepted" },
		}),
		await api.delete(`/api/admin/registrations/${registration.id}`, { headers }),
		await api.patch(`/api/admin/contacts/${contact.id}`, { headers, data: {} }),
		await api.delete(`/api/admin/chat/conversations/${conversationId}`, { headers }),
		await api.post("/api/admin/facts", {
			headers,
			data: { topic: "other", question, answer: "No." },
		}),
		await api.patch("/api/admin/settings", { headers, data: { secondPhone: "732-555-0190" } }),
		await api.patch("/api/admin/settings", { headers, data: { secondPhone: null } }),
		await api.delete(`/api/admin/courses/${course.id}`, { headers }),
		await api.get("/api/admin/contacts.csv", { headers }),
	])
		expect([answer.url(), answer.ok()]).toEqual([answer.url(), true]);

	await page.goto("/admin/activity");
	await expect(page.getByRole("combobox", { name: "Type", exact: true })).toBeVisible();
	for (const [filter, name] of [
		["kind", "Type"],
		["action", "Action"],
	] as const) {
		const options = page.getByRole("combobox", { name, exact: true }).locator("option");
		const values = await options.evaluateAll((all) =>
			all.map((option) => (option as HTMLOptionElement).value).filter(Boolean),
		);
		const results = await Promise.all(
			values.map(async (value) => {
				const query = new URLSearchParams({ [filter]: value, limit: "1" });
				return (await api.get(`/api/admin/activity?${query}`, { headers })).json();
			}),
		);
		expect(values.length).toBeGreaterThan(0);
		expect(values.filter((_, index) => results[index].length === 0)).toEqual([]);
	}
});

for (const [part, path] of [
	["testimonials", "/admin/settings"],
	["home", "/admin/facts"],
] as const) {
	test(`Move down pressed twice moves one of ${path} two places, and the focus goes with it`, async ({
		adminPage,
		site,
	}) => {
		const [firstId] = await homeIds(site);
		await adminPage.goto(path);
		const items = adminPage.locator(`#${part} .item`);
		const titles = items.locator("summary b");
		await expect(titles.nth(2)).toBeVisible();
		const [first = "", second = "", third = ""] = await titles.allTextContents();
		await items.first().locator("summary").click();
		await items
			.first()
			.getByRole("button", { name: /^Move .* down$/ })
			.focus();
		await adminPage.keyboard.press("Enter");
		await expect(titles.first()).toHaveText(second);
		await expect(items.nth(1)).toHaveAttribute("open", "");
		await adminPage.keyboard.press("Enter");
		await expect(titles.nth(2)).toHaveText(first);
		await expect(titles.nth(1)).toHaveText(third);
		await expect(items.nth(2)).toHaveAttribute("open", "");
		const focused = adminPage.locator(`#${part} :focus`);
		for (let left = (await items.count()) - 3; left > 0; left -= 1) await focused.press("Enter");
		await expect(titles.last()).toHaveText(first);
		await expect(focused).toHaveAccessibleName(/^Move .* up$/);
		await expect(focused).toBeEnabled();
		if (part === "testimonials") {
			await adminPage.getByRole("button", { name: "Discard" }).click();
			return;
		}
		await expect.poll(async () => (await homeIds(site)).at(-1)).toBe(firstId);
		const ids = (await homeIds(site)).toSorted((a, b) => a - b);
		await site.asAdmin("PUT", "/api/admin/facts/order", { ids });
	});
}

/** Returns the ids of the home page's questions, in their stored order. */
async function homeIds(site: Site): Promise<number[]> {
	const facts: { id: number; onHomePage: boolean; position: number }[] = await (
		await site.asAdmin("GET", "/api/admin/facts")
	).json();
	return facts
		.filter(({ onHomePage }) => onHomePage)
		.toSorted((a, b) => a.position - b.position || a.id - b.id)
		.map(({ id }) => id);
}

test("Down pressed twice before the screen follows moves a course two places", async ({
	adminPage,
}) => {
	await adminPage.goto("/admin/courses");
	const grips = adminPage.getByRole("button", { name: /position \d+ of \d+$/ });
	const name = (await grips.first().getAttribute("aria-label"))?.replace(/^Move (.+), .*/, "$1");
	await grips.first().click();
	const bar = adminPage.getByRole("region", { name: "Reorder" });
	await bar.getByRole("button", { name: "Move down" }).evaluate((button: HTMLButtonElement) => {
		button.click();
		button.click();
	});
	await expect(bar).toContainText(`${name}, 3 of`);
	await bar.getByRole("button", { name: "Cancel" }).click();
});

test("waiting people that fail to load are an error with a retry", async ({ adminPage }) => {
	await createRegistration(adminPage);
	await adminPage.route("**/api/admin/waiting", (route) =>
		route.fulfill({ status: 500, body: "" }),
	);
	await adminPage.goto("/admin");
	const waiting = adminPage.getByRole("region", { name: "Waiting for an answer" });
	await expect(waiting.getByRole("alert")).toBeVisible();
	await adminPage.unroute("**/api/admin/waiting");
	await waiting.getByRole("button", { name: "Retry" }).click();
	await expect(waiting.getByRole("link", { name: /^Call/ }).first()).toBeVisible();
	await expect(waiting.getByRole("alert")).toHaveCount(0);
});

test("a list in a course's text that repeats a line leaves nothing behind in the preview", async ({
	page,
}) => {
	const course = await createCourse(page, await signIn(page), {
		description: "- Gloves\n- Masks\n- Masks",
	});
	await page.goto(`/admin/courses/${course.id}`);
	const lines = page
		.getByTitle("Preview of the page")
		.contentFrame()
		.getByText(/^(?:Gloves|Masks|Scrubs)$/);
	await expect(lines).toHaveText(["Gloves", "Masks", "Masks"]);
	await page.getByLabel("Description").fill("- Scrubs");
	await expect(lines).toHaveText(["Scrubs"]);
	await page.getByRole("button", { name: "Discard" }).click();
});

const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

test("the keys / and ? can be switched off, in this browser, and on again", async ({
	adminPage,
}) => {
	await adminPage.goto("/admin/courses");
	await expect(adminPage.getByRole("heading", { level: 1 })).toBeVisible();
	await adminPage.keyboard.press("?");
	const dialog = adminPage.getByRole("dialog", { name: /^Keyboard/ });
	const toggle = dialog.getByRole("switch");
	await expect(toggle).toBeChecked();
	await toggle.press("Space");
	await expect(toggle).not.toBeChecked();
	await adminPage.keyboard.press("Escape");
	await expect(dialog).toBeHidden();

	for (const reload of [false, true]) {
		if (reload) await adminPage.reload();
		await expect(adminPage.getByRole("searchbox")).toBeVisible();
		await adminPage.keyboard.press("/");
		expect(await focused(adminPage)).not.toBe("INPUT");
		await adminPage.keyboard.press("?");
		await expect(dialog).toBeHidden();
	}

	const opener = adminPage.getByRole("button", { name: "Keyboard shortcuts" });
	await opener.click();
	await toggle.press("Space");
	await expect(toggle).toBeChecked();
	await adminPage.keyboard.press("Escape");
	// The dialog gives the focus back after it has gone.
	await expect(opener).toBeFocused();
	await adminPage.keyboard.press("/");
	await expect(adminPage.getByRole("searchbox")).toBeFocused();
});

test("the arrows of testimonials and of questions are in one line", async ({ adminPage }) => {
	for (const [part, path] of [
		["testimonials", "/admin/settings"],
		["home", "/admin/facts"],
	]) {
		await adminPage.goto(path ?? "");
		const arrows = adminPage.locator(`#${part} .item-end`);
		await expect(arrows.nth(2)).toBeVisible();
		const places = await arrows.evaluateAll((all) =>
			all.map((arrow) => {
				const { right } = arrow.getBoundingClientRect();
				const list = arrow.closest(".rows")?.getBoundingClientRect();
				return Math.round((list?.right ?? 0) - right);
			}),
		);
		expect(places).toEqual(places.map(() => 0));
	}
});
