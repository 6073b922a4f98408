import type { Page, Request } from "@playwright/test";
import {
	createContact,
	createCourse,
	createRegistration,
	expect,
	loaded,
	signIn,
	test,
	toastOf,
} from "./admin.ts";
import { type Call, recordCalls } from "./record-calls.ts";

test.use({ viewport: { width: 1366, height: 800 } });

/** Returns the next request with a method. */
const sent = (page: Page, method: string) =>
	page.waitForRequest((call) => call.method() === method && call.url().includes("/api/admin/"));

/** A call as section 7 specifies it: path and payload. */
const said = (call: Request) => ({
	path: new URL(call.url()).pathname,
	body: call.postData() === null ? null : call.postDataJSON(),
	type: call.headers()["content-type"] ?? null,
});

const json = "application/json";

test("section 7: a status is set by PATCH with exactly the status, then list and dashboard are refetched", async ({
	adminPage,
}) => {
	const person = await createRegistration(adminPage);
	await adminPage.goto(`/admin/registrations?open=${person.id}`);
	const accepted = adminPage.getByRole("dialog").getByRole("radio", { name: "Accepted" });
	await expect(accepted).toBeVisible();
	await loaded(adminPage);
	const patch = sent(adminPage, "PATCH");
	const again = adminPage.waitForRequest((call) =>
		/\/api\/admin\/registrations\?/.test(call.url()),
	);
	const dashboard = adminPage.waitForRequest((call) => call.url().endsWith("/api/admin/dashboard"));
	await accepted.check();
	expect(said(await patch)).toEqual({
		path: `/api/admin/registrations/${person.id}`,
		body: { status: "accepted" },
		type: json,
	});
	await Promise.all([again, dashboard]);
});

test("section 7: a message is marked read by PATCH without a payload", async ({ adminPage }) => {
	const message = await createContact(adminPage);
	const patch = sent(adminPage, "PATCH");
	await adminPage.goto(`/admin/contacts?open=${message.id}`);
	expect(said(await patch)).toEqual({
		path: `/api/admin/contacts/${message.id}`,
		body: null,
		type: null,
	});
});

test("section 7: a course is changed by PATCH with the same six fields as it was made with, and deleted without a payload", async ({
	page,
}) => {
	const course = await createCourse(page, await signIn(page));
	const { slug, title, summary, description } = course;
	const fields = { slug, title, summary, description, imagePath: null, isActive: true };
	const path = `/api/admin/courses/${course.id}`;

	await page.goto(`/admin/courses/${course.id}`);
	await page.getByLabel("Summary").fill("Changed.");
	let call = sent(page, "PATCH");
	await page.keyboard.press("Control+s");
	const changed = { ...fields, summary: "Changed." };
	expect(said(await call)).toEqual({ path, body: changed, type: json });
	await expect(toastOf(page, "Course Updated")).toBeVisible();

	await page.goto(`/admin/courses?q=${encodeURIComponent(title)}`);
	call = sent(page, "PATCH");
	await page.getByRole("switch", { name: title }).press("Space");
	expect(said(await call)).toEqual({ path, body: { ...changed, isActive: false }, type: json });
	await expect(page.getByRole("row").nth(1)).toContainText("Inactive");

	call = sent(page, "DELETE");
	await page.getByRole("button", { name: `Actions for ${title}` }).click();
	await page.getByRole("menuitem", { name: "Delete" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Delete course" }).click();
	expect(said(await call)).toEqual({ path, body: null, type: null });
});

test("section 7: every call of the admin area includes credentials, and a content type only where there is a body", async ({
	page,
}) => {
	const calls: Call[] = await recordCalls(page);
	await signIn(page);
	const person = await createRegistration(page);
	for (const path of ["", "/registrations", "/contacts", "/courses", "/users", "/settings"]) {
		await page.goto(`/admin${path}`);
		await expect(page.locator("main h1")).toBeVisible();
		await loaded(page);
	}
	// As long as nobody knows whether they have a seat, a rejection is asked about.
	const place = page.waitForResponse((answer) => answer.url().endsWith(`/${person.id}/place`));
	await page.goto(`/admin/registrations?open=${person.id}`);
	await place;
	await page.getByRole("dialog").getByRole("radio", { name: "Rejected" }).check();
	await expect(toastOf(page, "Status Updated")).toBeVisible();
	expect(calls.length).toBeGreaterThan(10);
	for (const { call, credentials, contentType, hasBody } of calls) {
		expect({ call, credentials, contentType }).toEqual({
			call,
			credentials: "include",
			contentType: hasBody ? json : null,
		});
	}
});

test("sections 4 and 9: no call is repeated: no retry, no stale time, no refetch on focus, no polling", async ({
	page,
}) => {
	await page.clock.install();
	const calls = await recordCalls(page);
	await signIn(page);
	await createRegistration(page);
	await page.route("**/api/admin/contacts?*", (route) =>
		route.fulfill({ status: 500, body: "Not now." }),
	);
	await page.goto("/admin/registrations");
	await expect(page.getByRole("row").nth(1)).toBeVisible();
	await loaded(page);
	// Live updates ask for the state of emails again when those of the registration have left.
	const made = () =>
		calls
			.map(({ call }) => call)
			.filter((call) => call.startsWith("GET") && call !== "GET /api/admin/mail-status");
	const first = made();
	await page.clock.runFor("01:00:00");
	await page.evaluate(() => {
		document.dispatchEvent(new Event("visibilitychange"));
		window.dispatchEvent(new Event("focus"));
		window.dispatchEvent(new Event("online"));
	});
	await page.clock.runFor("00:01:00");
	expect(made()).toEqual(first);

	const navigation = page.getByRole("navigation", { name: "Admin" });
	await navigation.getByRole("link", { name: /Messages/ }).click();
	await expect(page.getByRole("alert")).toContainText("Not now. (500)");
	await page.clock.runFor("00:02:00");
	await navigation.getByRole("link", { name: /Registrations/ }).click();
	await expect(page.getByRole("row").nth(1)).toBeVisible();
	await page.clock.runFor("00:01:00");
	const later = made().slice(first.length);
	expect(later.filter((call) => call === "GET /api/admin/contacts")).toHaveLength(1);
	expect(later).not.toContain("GET /api/admin/registrations");
});

test("section 8: an error message is the status code, a colon and the body; without a body, the status text", async ({
	adminPage,
}) => {
	const person = await createRegistration(adminPage);
	await adminPage.goto(`/admin/registrations?open=${person.id}`);
	const details = adminPage.getByRole("dialog", { name: person.fullName });
	await expect(details).toBeVisible();
	for (const [body, message] of [
		["The disk is full.", "507: The disk is full."],
		["", "507: Insufficient Storage"],
	]) {
		await adminPage.route("**/api/admin/registrations/*", (route) =>
			route.request().method() === "PATCH"
				? route.fulfill({ status: 507, body: body ?? "" })
				: route.fallback(),
		);
		await details.getByRole("radio", { name: "Accepted" }).click();
		await expect(toastOf(adminPage, "Update Failed")).toContainText(message ?? "");
		await adminPage.unroute("**/api/admin/registrations/*");
	}
});
