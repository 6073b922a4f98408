import { expect, test, toastOf, written } from "./admin.ts";

test.use({ viewport: { width: 1366, height: 800 } });

const search = (name: string) => `/admin/contacts?q=${encodeURIComponent(name)}`;

test("the messages stand in a table with Date, Name, Email, Subject, Status and View", async ({
	office,
}) => {
	const message = await written(office);
	await office.goto(search(message.name));
	await expect(office.getByRole("columnheader")).toHaveText([
		"",
		"Date",
		"Name",
		"Email",
		"Subject",
		"Status",
		"View",
	]);
	await expect(office.getByRole("row").nth(1).getByRole("cell")).toHaveText([
		"",
		/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/,
		message.name,
		message.email,
		/Evening\?/,
		"Unread",
		/View/,
	]);
});

test("opening a message marks it read by itself: a dialog, one PATCH, a toast, and the dashboard's figure", async ({
	office,
}) => {
	const message = await written(office);
	await office.goto(search(message.name));
	const patches: string[] = [];
	office.on("request", (sent) => {
		if (sent.method() === "PATCH") patches.push(new URL(sent.url()).pathname);
	});
	const refreshed = office.waitForRequest(
		(sent) => sent.url().endsWith("/api/admin/dashboard") && patches.length > 0,
	);
	await office.getByRole("button", { name: "View", exact: true }).click();
	const dialog = office.getByRole("dialog", { name: message.name });
	await expect(dialog).toContainText("Is there an evening class?");
	await expect(dialog).toContainText(/[A-Z][a-z]+ \d{1,2}, \d{4} at \d{1,2}:\d\d [AP]M/);
	await expect(toastOf(office, "Contact Updated")).toContainText(
		"Message has been marked as read.",
	);
	await refreshed;
	await expect(office.getByRole("row").nth(1)).toContainText("Read");
	await office.keyboard.press("Escape");
	await office.getByRole("button", { name: "View", exact: true }).click();
	await expect(dialog).toBeVisible();
	expect(patches).toEqual([`/api/admin/contacts/${message.id}`]);
});

test("a message that cannot be marked as read shows: Update Failed, Failed to update contact status.", async ({
	office,
}) => {
	const message = await written(office);
	await office.goto(search(message.name));
	await office.route("**/api/admin/contacts/*", (route) =>
		route.request().method() === "PATCH"
			? route.fulfill({ status: 500, body: "" })
			: route.fallback(),
	);
	await office.getByRole("button", { name: "View", exact: true }).click();
	await expect(toastOf(office, "Update Failed")).toContainText("Failed to update contact status.");
	await expect(office.getByRole("dialog")).toContainText("Is there an evening class?");
});

test("an empty list shows: No contact messages found.", async ({ office }) => {
	await office.goto("/admin/contacts?q=nobodyiscalledthis");
	await expect(office.getByText("No contact messages found.")).toBeVisible();
});

test("unread messages are a view, and one that is read stays open while it leaves the list", async ({
	office,
}) => {
	const message = await written(office);
	await office.goto(`${search(message.name)}&isRead=false`);
	await office.getByRole("button", { name: "View", exact: true }).click();
	await expect(toastOf(office, "Contact Updated")).toBeVisible();
	await expect(office.getByText("No contact messages found.")).toBeVisible();
	await expect(office.getByRole("dialog", { name: message.name })).toContainText(
		"Is there an evening class?",
	);
});

test("selected messages are marked as read, archived and restored", async ({ office }) => {
	const subject = `bulk${Date.now()}`;
	await written(office, { subject });
	await written(office, { subject });
	await office.goto(`/admin/contacts?q=${subject}`);
	await office.getByLabel("Select all on this page").check();
	await office.getByRole("button", { name: "Mark as read" }).click();
	await expect(toastOf(office, "Contact Updated")).toContainText(
		"2 messages have been marked as read.",
	);
	await office.getByLabel("Select all on this page").check();
	await office.getByRole("button", { name: "Archive" }).click();
	await expect(toastOf(office, "Archived")).toContainText("2 messages archived.");
	await office.getByRole("button", { name: "Undo" }).click();
	await expect(office.getByRole("row")).toHaveCount(3);
});

test("the list works with responses that have only the specification's fields", async ({
	office,
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
	await office.route("**/api/admin/contacts?*", (route) => route.fulfill({ json: [row] }));
	await office.route("**/api/admin/contacts/1", (route) =>
		route.fulfill({ json: { ...row, isRead: true } }),
	);
	await office.goto("/admin/contacts");
	await office.getByRole("button", { name: "View", exact: true }).click();
	await expect(office.getByRole("dialog")).toContainText("November 20, 2026 at 2:14 PM");
	await expect(toastOf(office, "Contact Updated")).toBeVisible();
});
