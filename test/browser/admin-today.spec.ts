import type { Page } from "@playwright/test";
import { createContact, createRegistration, expect, signIn, test, toastOf } from "./admin.ts";
import { expectNoFindings } from "./axe.ts";
import { hidden, setVisibility } from "./hidden-tab.ts";

test.use({ viewport: { width: 1366, height: 900 } });

const part = (page: Page, name: string) => page.getByRole("region", { name });
const rows = (page: Page) => page.getByRole("main").locator("tbody tr");

async function api(page: Page, token: string, method: string, path: string, data?: object) {
	const headers = { authorization: `Bearer ${token}` };
	const answer = await page.request.fetch(path, { method, headers, ...(data && { data }) });
	expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
	return answer.json();
}

test("people wait oldest first, with the time in opening hours and a link to each", async ({
	page,
}) => {
	await signIn(page);
	const people = [];
	for (let n = 0; n < 6; n++) people.push(await createRegistration(page));
	const unreachable = await createContact(page, { phone: "" });
	await page.goto("/admin");
	const waiting = part(page, "Waiting for an answer");
	await expect(waiting).toContainText("7 people · time counted in opening hours");
	await expect(waiting.getByRole("link", { name: "Start calling (6)" })).toHaveAttribute(
		"href",
		"/admin/calls",
	);
	await expect(waiting.getByRole("listitem")).toHaveCount(5);
	await expect(waiting.getByRole("listitem").first()).toContainText(people[0].fullName);
	await expect(waiting.getByRole("listitem").first()).toContainText(/\d+ min/);
	await waiting.getByRole("button", { name: "Show all 7" }).click();
	await expect(waiting.getByRole("listitem").last()).toContainText(unreachable.name);
	await expectNoFindings(page);
	await waiting.getByRole("link", { name: people[0].fullName, exact: true }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(people[0].fullName);
});

test("who was called in vain is shown with how the call went", async ({ page }) => {
	const token = await signIn(page);
	const { id, fullName } = await createRegistration(page);
	const { personId } = await api(page, token, "GET", `/api/admin/registrations/${id}`);
	await api(page, token, "POST", `/api/admin/people/${personId}/entries`, {
		...{ kind: "call", outcome: "voicemail", text: null },
	});
	await page.goto("/admin");
	await expect(
		part(page, "Waiting for an answer").getByRole("listitem").filter({ hasText: fullName }),
	).toContainText(/Last call: Voicemail · .+ · admin/);
});

test("a step that is due is done with one check, and Undo brings it back", async ({ page }) => {
	const token = await signIn(page);
	const { id, fullName } = await createRegistration(page);
	const { personId } = await api(page, token, "GET", `/api/admin/registrations/${id}`);
	await api(page, token, "PATCH", `/api/admin/people/${personId}`, {
		task: "Send costs in writing",
		taskDueOn: "2026-01-05",
	});
	await page.goto("/admin");
	const due = part(page, "Tasks due");
	await expect(due.getByRole("listitem")).toContainText(
		`${fullName} · since Mon, Jan 5, 2026 · no owner`,
	);
	await due.getByRole("checkbox", { name: "Send costs in writing" }).click();
	await expect(due.getByText("No tasks are due.")).toBeVisible();
	await toastOf(page, "Done").getByRole("button", { name: "Undo" }).click();
	await expect(due.getByRole("checkbox", { name: "Send costs in writing" })).toBeVisible();
	const restored = await api(page, token, "GET", `/api/admin/people/${personId}`);
	expect(restored).toMatchObject({ task: "Send costs in writing", taskDueOn: "2026-01-05" });
});

test("what came since the last visit leads to exactly these records", async ({ page }) => {
	await signIn(page);
	const old = await createRegistration(page);
	await page.goto("/admin");
	await expect(part(page, "Tasks due")).toBeVisible();
	await expect(part(page, "New since your last visit")).toHaveCount(0);
	const left = new Date().toISOString();
	const fresh = [await createRegistration(page), await createRegistration(page)];
	// Two hours later, as this browser sees it.
	await page.clock.install({ time: new Date(Date.now() + 2 * 60 * 60 * 1000) });
	await page.evaluate((at) => {
		addEventListener("pagehide", () =>
			localStorage.setItem("lastVisit admin", JSON.stringify({ before: null, left: at })),
		);
	}, left);
	await page.reload();
	const news = part(page, "New since your last visit");
	await expect(news.getByRole("listitem")).toHaveText(["2 registrations", "0 messages"]);
	await hidden(page);
	fresh.push(await createRegistration(page));
	await setVisibility(page, "visible");
	await news.getByRole("link", { name: "3 registrations" }).click();
	await expect(rows(page)).toHaveCount(3);
	for (const { fullName } of fresh) {
		await expect(page.getByText(fullName, { exact: true })).toBeVisible();
	}
	await expect(page.getByText(old.fullName, { exact: true })).toHaveCount(0);
});

test("charts are links to their lists, with a table behind them", async ({ page }) => {
	await signIn(page);
	const courses = await (await page.request.get("/api/courses")).json();
	for (const course of [0, 0, 1]) {
		await createRegistration(page, { courseId: courses[course].id });
	}
	await page.goto("/admin");
	const weeks = part(page, "Registrations per week");
	await expect(weeks.getByRole("listitem").getByRole("link")).toHaveCount(11);
	await weeks.getByText("Show as table").click();
	await expect(weeks.getByRole("row").nth(1)).toContainText("3 so far");
	const programs = part(page, "Registrations per program");
	await expect(programs).toContainText("all 3");
	await programs.getByText("Show as table").click();
	await expect(programs.getByRole("row").nth(1)).toContainText(/2\s*67%/);
	await expectNoFindings(page);
	await programs.getByRole("listitem").getByRole("link").first().click();
	await expect(rows(page)).toHaveCount(2);
	await page.goBack();
	await weeks.getByRole("link", { name: /^3\s*registrations in the week of .+, so far/ }).click();
	await expect(rows(page)).toHaveCount(3);
});

test("how fast the office answers follows the first call that reached someone", async ({
	page,
}) => {
	const token = await signIn(page);
	const { id } = await createRegistration(page);
	const { personId } = await api(page, token, "GET", `/api/admin/registrations/${id}`);
	await page.goto("/admin");
	const speed = part(page, "How fast we answer");
	await expect(speed).toContainText(/First answer, half of all within\s*– was –/);
	await api(page, token, "POST", `/api/admin/people/${personId}/entries`, {
		kind: "call",
		outcome: "reached",
	});
	await page.reload();
	await expect(speed).toContainText(/First answer, half of all within\s*0 min was –/);
});

test("every part that fails to load says so, and Retry loads it", async ({ page }) => {
	await signIn(page);
	await createRegistration(page);
	await page.addInitScript(() =>
		localStorage.setItem(
			"lastVisit admin",
			JSON.stringify({ before: null, left: "2026-01-01T12:00:00.000Z" }),
		),
	);
	const calls = ["waiting", "due-tasks", "trends", "tasks", "checklist", "arrivals"];
	const failing = new RegExp(`/api/admin/(${calls.join("|")})\\b`);
	await page.route(failing, (route) => route.fulfill({ status: 503, body: "Please wait." }));
	await page.goto("/admin");
	const alerts = page.getByRole("alert");
	await expect(alerts).toHaveText(
		[
			/Failed to load the setup checklist\./,
			/Failed to load tasks\./,
			/Failed to load people waiting for an answer\./,
			/Failed to load tasks due today\./,
			/Failed to load new records\./,
			/Failed to load charts\./,
		],
		{ useInnerText: true },
	);
	await expectNoFindings(page);
	await page.unroute(failing);
	for (let left = calls.length; left > 0; left--) {
		await expect(alerts).toHaveCount(left);
		// In one step: between press and release another part's answer may replace the button.
		await alerts.first().getByRole("button", { name: "Retry" }).dispatchEvent("click");
	}
	await expect(alerts).toHaveCount(0);
});
