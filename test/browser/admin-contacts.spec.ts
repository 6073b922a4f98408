import { createContact, expect, test, toastOf } from "./admin.ts";

test.use({ viewport: { width: 1366, height: 800 } });

const search = (name: string) => `/admin/contacts?q=${encodeURIComponent(name)}`;

test("the messages stand in a table with Date, Name, Email, Subject, Status and View", async ({
	adminPage,
}) => {
	const message = await createContact(adminPage);
	await adminPage.goto(search(message.name));
	await expect(adminPage.getByRole("columnheader")).toHaveText([
		"",
		"Date",
		"Name",
		"Email",
		"Subject",
		"Status",
		"View",
	]);
	await expect(adminPage.getByRole("row").nth(1).getByRole("cell")).toHaveText([
		"",
		/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/,
		message.name,
		message.email,
		/Evening\?/,
		"Unread Open",
		/View/,
	]);
});

test("opening a message marks it read by itself: a dialog, one PATCH, a toast, and the dashboard's figure", async ({
	adminPage,
}) => {
	const message = await createContact(adminPage);
	await adminPage.goto(search(message.name));
	const patches: string[] = [];
	adminPage.on("request", (sent) => {
		if (sent.method() === "PATCH") patches.push(new URL(sent.url()).pathname);
	});
	const refreshed = adminPage.waitForRequest(
		(sent) => sent.url().endsWith("/api/admin/dashboard") && patches.length > 0,
	);
	await adminPage.getByRole("button", { name: "View", exact: true }).click();
	const dialog = adminPage.getByRole("dialog", { name: message.name });
	await expect(dialog).toContainText("Is there an evening class?");
	await expect(dialog).toContainText(/[A-Z][a-z]+ \d{1,2}, \d{4} at \d{1,2}:\d\d [AP]M/);
	await expect(toastOf(adminPage, "Contact Updated")).toContainText(
		"Message has been marked as read.",
	);
	await refreshed;
	await expect(adminPage.getByRole("row").nth(1)).toContainText("Read");
	await adminPage.keyboard.press("Escape");
	await adminPage.getByRole("button", { name: "View", exact: true }).click();
	await expect(dialog).toBeVisible();
	expect(patches).toEqual([`/api/admin/contacts/${message.id}`]);
});

test("what is pressed in a message before it is marked as read is done, and no one else’s change is suspected", async ({
	adminPage,
}) => {
	const message = await createContact(adminPage);
	const marking = Promise.withResolvers<void>();
	const refetching = Promise.withResolvers<void>();
	await adminPage.goto(search(message.name));
	const row = adminPage.getByRole("row").filter({ hasText: message.name });
	await expect(row).toContainText("Unread");
	await adminPage.route(`**/api/admin/contacts/${message.id}`, async (route) => {
		await marking.promise;
		await route.continue();
	});
	await adminPage.route("**/api/admin/contacts?*", async (route) => {
		await refetching.promise;
		await route.continue();
	});
	await adminPage.getByRole("button", { name: "View", exact: true }).click();
	const panel = adminPage.getByRole("dialog", { name: message.name });
	await panel.getByRole("radio", { name: "Answered" }).check();
	await panel.getByRole("button", { name: "Mark as spam" }).click();
	marking.resolve();
	await expect(toastOf(adminPage, "Marked as spam")).toContainText("1 message marked as spam.");
	expect(await toastOf(adminPage, "Update Failed").count()).toBe(0);
	refetching.resolve();
	await expect(panel).toContainText("Its emails are held.");
	await expect(panel.getByRole("radio", { name: "Answered" })).toBeChecked();
});

test("a message that cannot be marked as read shows: Update Failed, Failed to update contact status.", async ({
	adminPage,
}) => {
	const message = await createContact(adminPage);
	await adminPage.goto(search(message.name));
	await adminPage.route("**/api/admin/contacts/*", (route) =>
		route.request().method() === "PATCH"
			? route.fulfill({ status: 500, body: "" })
			: route.fallback(),
	);
	await adminPage.getByRole("button", { name: "View", exact: true }).click();
	await expect(toastOf(adminPage, "Update Failed")).toContainText(
		"Failed to update contact status.",
	);
	const panel = adminPage.getByRole("dialog");
	await expect(panel).toContainText("Is there an evening class?");
	await panel.getByRole("radio", { name: "Answered" }).check();
	await expect(toastOf(adminPage, "Answer Updated")).toBeVisible();
});

test("unread messages are a view, and one that is read stays open while it leaves the list", async ({
	adminPage,
}) => {
	const message = await createContact(adminPage);
	await adminPage.goto(`${search(message.name)}&isRead=false`);
	await adminPage.getByRole("button", { name: "View", exact: true }).click();
	await expect(toastOf(adminPage, "Contact Updated")).toBeVisible();
	await expect(adminPage.getByText("No contact messages found.")).toBeVisible();
	await expect(adminPage.getByRole("dialog", { name: message.name })).toContainText(
		"Is there an evening class?",
	);
});

test("selected messages are marked as read, archived and restored", async ({ adminPage }) => {
	const subject = `bulk${Date.now()}`;
	await createContact(adminPage, { subject });
	await createContact(adminPage, { subject });
	await adminPage.goto(`/admin/contacts?q=${subject}`);
	await adminPage.getByLabel("Select all on this page").check();
	await adminPage.getByRole("button", { name: "Mark as read" }).click();
	await expect(toastOf(adminPage, "Contact Updated")).toContainText(
		"2 messages have been marked as read.",
	);
	await adminPage.getByLabel("Select all on this page").check();
	await adminPage.getByRole("button", { name: "Archive" }).click();
	await expect(toastOf(adminPage, "Archived")).toContainText("2 messages archived.");
	await adminPage.getByRole("button", { name: "Undo" }).click();
	await expect(adminPage.getByRole("row")).toHaveCount(3);
});

test("the list works with responses that have only the specification's fields", async ({
	adminPage,
}) => {
	const row = {
		id: 1,
		name: "Plain Person",
		email: "plain@mail.example",
		phone: null,
		subject: null,
		courseId: null,
		message: "Hello",
		createdAt: "2026-11-20T19:14:00.000Z",
		isRead: false,
	};
	await adminPage.route("**/api/admin/contacts?*", (route) => route.fulfill({ json: [row] }));
	await adminPage.route("**/api/admin/contacts/1", (route) =>
		route.fulfill({ json: { ...row, isRead: true } }),
	);
	await adminPage.goto("/admin/contacts");
	await adminPage.getByRole("button", { name: "View", exact: true }).click();
	await expect(adminPage.getByRole("dialog")).toContainText("November 20, 2026 at 2:14 PM");
	await expect(toastOf(adminPage, "Contact Updated")).toBeVisible();
});
