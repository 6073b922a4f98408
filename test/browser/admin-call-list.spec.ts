import type { Page } from "@playwright/test";
import { createContact, createRegistration, expect, signIn, test } from "./admin.ts";
import { expectNoFindings } from "./axe.ts";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1366, height: 800 } };

/** Four people: the third wrote, the others registered. @returns their names, oldest first */
async function fourPeople(page: Page): Promise<string[]> {
	const names: string[] = [];
	for (let n = 0; n < 4; n++) {
		const { fullName, name } = n === 2 ? await createContact(page) : await createRegistration(page);
		names.push(fullName ?? name);
	}
	return names;
}

async function personIdOf(page: Page, token: string, name: string): Promise<number> {
	const headers = { authorization: `Bearer ${token}` };
	const { people } = await (await page.request.get("/api/admin/waiting", { headers })).json();
	return people.find((person: { name: string }) => person.name === name).personId;
}

const caller = (page: Page) =>
	page
		.getByRole("main")
		.filter({ has: page.getByRole("heading", { level: 1, name: "Calls" }) })
		.getByRole("heading", { level: 2 });
const outcome = (page: Page, name: string) =>
	page.getByRole("group", { name: "How did the call go?" }).getByRole("button", { name });
const goOn = (page: Page) => page.getByRole("button", { name: /^Next: |^Finish$/ });
const names = (page: Page) => page.getByRole("navigation", { name: "Call list" });

test.describe("on a phone", () => {
	test.use(phone);

	test("a morning’s work of four people ends with all answered", async ({ page }) => {
		await signIn(page);
		const people = await fourPeople(page);
		await page.goto("/admin");
		await page.getByRole("link", { name: "Start calling (4)" }).tap();
		await expect(caller(page)).toBeVisible();
		await expectNoFindings(page);
		for (const [index, name] of people.entries()) {
			await expect(caller(page)).toHaveText(name);
			await expect(page.getByText(`${index + 1} of 4`, { exact: true })).toBeVisible();
			await expect(page.getByRole("link", { name: /^Call \d/ })).toHaveAttribute(
				"href",
				/^tel:\d+$/,
			);
			if (index === 1) {
				await page.getByRole("button", { name: "Skip for now" }).tap();
				continue;
			}
			await outcome(page, "Reached").tap();
			await goOn(page).tap();
		}
		await expect(caller(page)).toHaveText("End of the list");
		await page.getByRole("button", { name: "Call the 1 you skipped" }).tap();
		await expect(caller(page)).toHaveText(people[1] ?? "");
		await outcome(page, "Reached").tap();
		await expect(goOn(page)).toHaveText("Finish");
		await goOn(page).tap();
		await expect(caller(page)).toHaveText("All answered");
		await expect(page.getByRole("listitem").filter({ hasText: "reached" })).toHaveText("4reached");
		await expectNoFindings(page);
		await page.getByRole("link", { name: "Back to Today" }).last().tap();
		await expect(page.getByText("Everyone has an answer.")).toBeVisible();
		await expect(page.getByRole("link", { name: /^Start calling/ })).toHaveCount(0);
	});

	test("an outcome that can’t be saved is kept, said, and saved when the connection is back", async ({
		page,
	}) => {
		const token = await signIn(page);
		const people = await fourPeople(page);
		await page.goto("/admin/calls");
		await expect(caller(page)).toHaveText(people[0] ?? "");
		await page.route("**/api/admin/people/*/entries", (route) => route.abort());
		await outcome(page, "Voicemail").tap();
		const notSaved = page.getByRole("alert").filter({ hasText: "Not saved yet." });
		await expect(notSaved).toContainText(`${people[0]}: voicemail`);
		await goOn(page).tap();
		await expect(caller(page)).toHaveText(people[1] ?? "");
		await expect(notSaved).toBeVisible();
		await page.getByRole("link", { name: "Back to Today" }).tap();
		const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
		await expect(question).toContainText(`${people[0]}: voicemail`);
		await expectNoFindings(page);
		await question.getByRole("button", { name: "Stay" }).tap();
		await page.unroute("**/api/admin/people/*/entries");
		await page.evaluate(() => dispatchEvent(new Event("online")));
		await expect(notSaved).toHaveCount(0);
		const id = await personIdOf(page, token, people[0] ?? "");
		const headers = { authorization: `Bearer ${token}` };
		const { entries } = await (
			await page.request.get(`/api/admin/people/${id}`, { headers })
		).json();
		expect(entries).toMatchObject([{ kind: "call", outcome: "voicemail" }]);
	});

	test("an unsaved outcome of someone who was deleted meanwhile holds up no other", async ({
		page,
	}) => {
		const token = await signIn(page);
		const gone = await createRegistration(page);
		const stays = await createRegistration(page);
		await page.goto("/admin/calls");
		await page.route("**/api/admin/people/*/entries", (route) => route.abort());
		for (const { fullName } of [gone, stays]) {
			await expect(caller(page)).toHaveText(fullName);
			await outcome(page, "Voicemail").tap();
			await goOn(page).tap();
		}
		const notSaved = page.getByRole("alert").filter({ hasText: "Not saved yet." });
		await expect(notSaved).toContainText(`${stays.fullName}: voicemail`);
		const id = await personIdOf(page, token, stays.fullName);
		const headers = { authorization: `Bearer ${token}` };
		await page.request.delete(`/api/admin/registrations/${gone.id}`, { headers });
		await page.unroute("**/api/admin/people/*/entries");
		await page.evaluate(() => dispatchEvent(new Event("online")));
		await expect(notSaved).not.toContainText(stays.fullName);
		const known = await (await page.request.get(`/api/admin/people/${id}`, { headers })).json();
		expect(known.entries).toMatchObject([{ kind: "call", outcome: "voicemail" }]);
	});

	test("voicemail is an attempt: the person stays on the next list, with the last call", async ({
		page,
	}) => {
		await signIn(page);
		const { fullName } = await createRegistration(page);
		await page.goto("/admin/calls");
		await outcome(page, "Voicemail").tap();
		// What is saved moves the buttons below it.
		await expect(outcome(page, "Voicemail")).toHaveAttribute("aria-pressed", "true");
		await goOn(page).tap();
		await expect(caller(page)).toHaveText("Everyone was called");
		await page.goto("/admin/calls");
		await expect(caller(page)).toHaveText(fullName);
		await expect(page.getByText(/^Voicemail · Today, .* · admin$/)).toBeVisible();
	});

	test("without anyone to call the list says so; one that fails to load has a retry", async ({
		page,
	}) => {
		// A stream that comes back would load the list by itself.
		await page.route("**/api/admin/events*", (route) => route.fulfill({ status: 404, body: "" }));
		await signIn(page);
		await createContact(page, { phone: "" });
		await page.goto("/admin/calls");
		await expect(page.getByRole("status")).toContainText("No one is waiting for a call.");
		await expect(page.getByText("1 left no phone number and waits for an email.")).toBeVisible();
		await page.route("**/api/admin/waiting", (route) => route.fulfill({ status: 500, body: "" }));
		await page.reload();
		await expect(page.getByRole("alert")).toContainText("Failed to load people to call.");
		await page.unroute("**/api/admin/waiting");
		await page.getByRole("button", { name: "Retry" }).tap();
		await expect(page.getByRole("status")).toContainText("No one is waiting for a call.");
	});
});

test.describe("on a desktop", () => {
	test.use(desktop);

	test("four people are called by keyboard alone", async ({ page }) => {
		await signIn(page);
		const people = await fourPeople(page);
		await page.goto("/admin");
		await page.getByRole("link", { name: "Start calling (4)" }).focus();
		await page.keyboard.press("Enter");
		for (const name of people) {
			await expect(caller(page)).toHaveText(name);
			await expect(caller(page)).toBeFocused();
			await tabTo(page, "Reached");
			await page.keyboard.press("Enter");
			await expect(goOn(page)).toBeFocused();
			await page.keyboard.press("Enter");
		}
		await expect(caller(page)).toHaveText("All answered");
		await expect(caller(page)).toBeFocused();
		await tabTo(page, "Back to Today");
		await page.keyboard.press("Enter");
		await expect(page.getByText("Everyone has an answer.")).toBeVisible();
	});

	test("a person whom a colleague answered is marked and passed over; the list does not move", async ({
		page,
	}) => {
		const token = await signIn(page);
		const people = await fourPeople(page);
		await page.goto("/admin/calls");
		await expect(caller(page)).toHaveText(people[0] ?? "");
		const headers = { authorization: `Bearer ${token}` };
		const colleagueReaches = async (name: string) => {
			const id = await personIdOf(page, token, name);
			const data = { kind: "call", outcome: "reached" };
			const path = `/api/admin/people/${id}/entries`;
			expect((await page.request.post(path, { headers, data })).status()).toBe(201);
		};
		await colleagueReaches(people[1] ?? "");
		await createRegistration(page);
		const row = names(page).getByRole("button", { name: people[1] ?? "" });
		await expect(row).toContainText("no longer waiting");
		await expect(names(page).getByRole("button")).toHaveCount(4);
		await expect(caller(page)).toHaveText(people[0] ?? "");
		await outcome(page, "Reached").click();
		await expect(goOn(page)).toHaveText(`Next: ${people[2]}`);
		await goOn(page).click();
		await colleagueReaches(people[2] ?? "");
		await expect(page.getByText(`${people[2]} no longer waits`)).toBeVisible();
		await expect(page.getByRole("link", { name: /^Call \d/ })).toHaveCount(0);
		await expectNoFindings(page);
		await goOn(page).click();
		await expect(caller(page)).toHaveText(people[3] ?? "");
	});
});

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
	const focused = page.locator(":focus");
	for (let presses = 0; presses < 10; presses++) {
		await page.keyboard.press("Tab");
		if ((await focused.textContent()) === name) return;
	}
	throw new Error(`Tab does not reach ${name}`);
}
