import type { Page } from "@playwright/test";
import { adminPassword } from "../admin-password.ts";
import { openEventStream } from "../event-stream.ts";
import { aCourse } from "../factories.ts";
import { createRegistration, expect, test, testPerson, toastOf, username } from "./admin.ts";
import { hidden, openedAndHidden, setVisibility } from "./hidden-tab.ts";
import type { Site } from "./site.ts";

const newRows = (page: Page) => page.getByRole("button", { name: /Show \d+ new registrations?/ });

/** Waits until the list of registrations is shown and its live updates are connected. */
async function connected(page: Page) {
	await expect(page.getByRole("table")).toBeVisible();
	await expect(page.getByRole("button", { name: "Refresh" })).toBeHidden();
}

/** Registers someone, and waits until the server has announced it to those who are connected. */
async function registeredAndAnnounced(page: Page, site: Site) {
	const updates = await updatesOf(site);
	const person = await createRegistration(page);
	const added = `"registration":[${person.id}]`;
	expect(await updates.until(added)).toContain(added);
	await updates.close();
	return person;
}

/** Opens the live updates of a colleague. */
async function updatesOf(site: Site) {
	const login = await site.asAdmin("POST", "/api/login", { username, password: adminPassword });
	return openEventStream(site.url, { authorization: `Bearer ${(await login.json()).token}` });
}

test.beforeEach(async ({ adminPage }) => {
	await createRegistration(adminPage);
});

test("a row that was added while the tab was hidden is announced when it is shown again", async ({
	adminPage,
	site,
}) => {
	await adminPage.goto("/admin/registrations");
	await connected(adminPage);
	await setVisibility(adminPage, "hidden");
	const person = await registeredAndAnnounced(adminPage, site);
	await setVisibility(adminPage, "visible");
	await expect(newRows(adminPage)).toBeVisible();
	await newRows(adminPage).click();
	await expect(adminPage.getByRole("row").nth(1)).toContainText(person.fullName);
});

test("a tab that was opened in the background announces what came before it was first shown", async ({
	adminPage,
	site,
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
	const person = await registeredAndAnnounced(adminPage, site);
	await setVisibility(adminPage, "visible");
	await expect(newRows(adminPage)).toBeVisible();
	await newRows(adminPage).click();
	await expect(adminPage.getByRole("row").nth(1)).toContainText(person.fullName);
});

test("a 503 instead of the stream is retried, and what was missed is announced", async ({
	adminPage,
	site,
}) => {
	await adminPage.goto("/admin/registrations");
	await connected(adminPage);
	await adminPage.route(
		/\/api\/admin\/events/,
		(route) => route.fulfill({ status: 503, body: "" }),
		{
			times: 1,
		},
	);
	await setVisibility(adminPage, "hidden");
	const person = await registeredAndAnnounced(adminPage, site);
	await setVisibility(adminPage, "visible");
	await expect(newRows(adminPage)).toBeVisible();
	await newRows(adminPage).click();
	await expect(adminPage.getByRole("row").nth(1)).toContainText(person.fullName);
	await expect(adminPage.getByRole("button", { name: "Refresh" })).toBeHidden();
});

/** Enters someone who walked in, as a colleague. */
async function enterWalkIn(site: Site) {
	const body = {
		...testPerson(),
		courseId: 2,
		message: "",
		source: "walk-in",
		language: "en",
		sendsConfirmation: false,
		hasAgreed: true,
	};
	const answer = await site.asAdmin("POST", "/api/admin/registrations", body);
	expect(answer.status).toBe(201);
	return answer.json();
}

test("a walk-in that a colleague enters is offered in the open list", async ({
	adminPage,
	site,
}) => {
	await adminPage.goto("/admin/registrations");
	await connected(adminPage);
	const person = await enterWalkIn(site);
	await newRows(adminPage).click();
	await expect(adminPage.getByRole("row").nth(1)).toContainText(person.fullName);
});

test("who enters a walk-in finds it in the list, and it is not offered as new", async ({
	adminPage,
	site,
}) => {
	const { fullName, email, phone } = testPerson();
	await adminPage.goto("/admin/registrations");
	await connected(adminPage);
	await adminPage.getByRole("link", { name: "Add registration" }).click();
	await adminPage.getByRole("radio", { name: "Walk-in" }).check();
	await adminPage.getByLabel("Full name").fill(fullName);
	await adminPage.getByLabel("Email", { exact: true }).fill(email);
	await adminPage.getByLabel("Phone", { exact: true }).fill(phone);
	await adminPage.getByLabel("Course").selectOption({ index: 1 });
	await adminPage.getByRole("checkbox", { name: /They agree/ }).check();
	// Without a stream, so that the list has the row before the update about it comes.
	await hidden(adminPage);
	await adminPage.keyboard.press("Control+s");
	await expect(toastOf(adminPage, "Registration added")).toBeVisible();
	await adminPage.keyboard.press("Escape");
	await expect(adminPage.getByRole("row").nth(1)).toContainText(fullName);
	// Nor where the list does not show it.
	await adminPage.getByRole("searchbox").fill("nobody of this name");
	await expect(adminPage.getByText("No registrations found.")).toBeVisible();
	// What was missed comes with the message that makes the page refresh.
	const refreshed = adminPage.waitForResponse(/\/api\/admin\/me$/);
	await setVisibility(adminPage, "visible");
	await refreshed;
	await expect(newRows(adminPage)).toHaveCount(0);
	await enterWalkIn(site);
	await expect(newRows(adminPage)).toHaveText("Show 1 new registration");
});

test("a view that a colleague shares appears, with a count that follows what they change", async ({
	adminPage,
	site,
}) => {
	const { id, fullName } = await createRegistration(adminPage);
	await adminPage.goto("/admin/registrations");
	await connected(adminPage);
	const query = new URLSearchParams({ q: fullName, status: "rejected" }).toString();
	const shared = { list: "registrations", name: "No place", query, shared: true };
	expect((await site.asAdmin("POST", "/api/admin/views", shared)).status).toBe(201);
	const view = adminPage.getByRole("navigation", { name: "Views" }).getByRole("link");
	await expect(view.filter({ hasText: "No place" })).toHaveText("No place 0");
	await site.asAdmin("PATCH", `/api/admin/registrations/${id}`, { status: "rejected" });
	await expect(view.filter({ hasText: "No place" })).toHaveText("No place 1");
});

test("a course that a colleague adds can be chosen in the filters of an open list", async ({
	adminPage,
	site,
}) => {
	await adminPage.goto("/admin/registrations");
	await connected(adminPage);
	const course = aCourse();
	expect((await site.asAdmin("POST", "/api/admin/courses", course)).status).toBe(201);
	await expect(adminPage.locator("option", { hasText: course.title })).toBeAttached();
});

test("a list that stayed put while a colleague changed it shows the change when it is opened again", async ({
	adminPage,
	site,
}) => {
	const { id, fullName } = await createRegistration(adminPage);
	await adminPage.goto(`/admin/registrations?q=${encodeURIComponent(fullName)}`);
	await connected(adminPage);
	const row = adminPage.getByRole("row").filter({ hasText: fullName });
	await expect(row).toContainText("Pending");
	const told = adminPage.waitForResponse(/\/api\/admin\/dashboard/);
	await site.asAdmin("PATCH", `/api/admin/registrations/${id}`, { status: "rejected" });
	await told;
	await expect(row).toContainText("Pending");
	await adminPage.getByRole("link", { name: "Today" }).click();
	await expect(row).toHaveCount(0);
	await adminPage.goBack();
	await expect(row).toContainText("Rejected");
});

test.describe("after a tab was hidden", () => {
	/** A registration of someone new, and the page of the person. */
	async function aPerson(site: Site) {
		const registered = await enterWalkIn(site);
		return { ...registered, path: `/admin/people/${registered.personId}` };
	}
	const plan = (site: Site, { personId }: { personId: number }, task: string) =>
		site.asAdmin("PATCH", `/api/admin/people/${personId}`, { task, taskDueOn: "2026-01-05" });

	test("the page of a person shows what a colleague wrote", async ({ adminPage, site }) => {
		const { path, personId } = await aPerson(site);
		await openedAndHidden(adminPage, path, /Test Person/);
		const updates = await updatesOf(site);
		const note = { kind: "note", text: "Prefers mornings." };
		await site.asAdmin("POST", `/api/admin/people/${personId}/entries`, note);
		// Afterwards no stream that is opened hears of it.
		expect(await updates.until('"person":[]')).toContain('"person":[]');
		await updates.close();
		await setVisibility(adminPage, "visible");
		await expect(adminPage.getByText("Prefers mornings.")).toBeVisible();
	});

	test("Today shows what became due, who waits and what an applicant did", async ({
		adminPage,
		site,
	}) => {
		const person = await aPerson(site);
		const main = adminPage.getByRole("main");
		await openedAndHidden(adminPage, "/admin", /Tasks due/);
		await plan(site, person, "Send the dates");
		const link = await site.asAdmin(
			"POST",
			`/api/admin/registrations/${person.id}/applicant-links`,
		);
		const { pathname } = new URL((await link.json()).url);
		const withdrawal = await fetch(`${site.url}/api${pathname}/withdrawal`, { method: "PUT" });
		expect(withdrawal.status).toBe(200);
		await setVisibility(adminPage, "visible");
		await expect(main.getByRole("checkbox", { name: "Send the dates" })).toBeVisible();
		await expect(
			main.getByRole("link", { name: new RegExp(`${person.fullName}.*withdrew`) }),
		).toBeVisible();
	});

	test("the first connection fetches nothing again", async ({ adminPage, site }) => {
		const { path, personId } = await aPerson(site);
		const fetched: string[] = [];
		adminPage.on("request", (request) => {
			if (request.url().endsWith(`/api/admin/people/${personId}`)) fetched.push(request.url());
		});
		await openedAndHidden(adminPage, path, /Test Person/);
		expect(fetched).toHaveLength(1);
		const again = adminPage.waitForResponse((answer) =>
			answer.url().endsWith(`/api/admin/people/${personId}`),
		);
		await setVisibility(adminPage, "visible");
		await again;
		expect(fetched).toHaveLength(2);
	});
});
