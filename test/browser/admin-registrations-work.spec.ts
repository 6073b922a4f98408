import { expect, registered, test, toastOf } from "./admin.ts";

test.use({ viewport: { width: 1366, height: 800 } });

const search = (name: string) => `/admin/registrations?q=${encodeURIComponent(name)}`;

test("a status change can be undone within eight seconds, and the history has both entries", async ({
	office,
}) => {
	const person = await registered(office);
	await office.goto(search(person.fullName));
	await office.getByRole("button", { name: "Update", exact: true }).click();
	const dialog = office.getByRole("dialog", { name: "Update status" });
	await dialog.getByText("Rejected", { exact: true }).click();
	await dialog.getByRole("button", { name: "Update" }).click();
	const row = office.getByRole("row").nth(1);
	await expect(row).toContainText("Rejected");
	const saved = office.waitForResponse((answer) => answer.request().method() === "PATCH");
	await toastOf(office, "Status Updated").getByRole("button", { name: "Undo" }).click();
	expect(await (await saved).json()).toMatchObject({ status: "pending", version: 3 });
	await expect(row).toContainText("Pending");
	await office.getByRole("button", { name: "Details", exact: true }).click();
	const details = office.getByRole("dialog", { name: person.fullName });
	await expect(details).toContainText("Rejected→Pending");
	await expect(details).toContainText("Pending→Rejected");
	// The history can undo the last change later.
	await details.getByRole("button", { name: "Undo Status Pending" }).click();
	await expect(toastOf(office, "Undone")).toContainText("Your change was undone.");
	await expect(row).toContainText("Rejected");
	await expect(details.getByRole("radio", { name: "Rejected" })).toBeChecked();
});

test("what a visitor mistyped is corrected in the details, and its history keeps what it was", async ({
	office,
}) => {
	const person = await registered(office, { message: "As I wrote it." });
	await office.goto(search(person.fullName));
	await office.getByRole("button", { name: "Details", exact: true }).click();
	await office.getByRole("button", { name: "Edit" }).click();
	const form = office.getByRole("dialog", { name: "Edit registration" });
	await form.getByLabel("Email").fill("no address");
	await form.getByLabel("Phone").fill("732-555");
	await form.getByRole("button", { name: "Save" }).click();
	await expect(form.getByText("Please enter a valid email address")).toBeVisible();
	await expect(form.getByText("Please enter a valid phone number")).toBeVisible();
	await expect(form.getByLabel("Email")).toBeFocused();
	const name = `${person.fullName} Corrected`;
	await form.getByLabel("Name").fill(name);
	await form.getByLabel("Email").fill("right@mail.example");
	await form.getByLabel("Phone").fill("732-555-0199");
	await form.getByLabel("Course").selectOption({ label: "EKG Technician" });
	const sent = office.waitForRequest((call) => call.method() === "PATCH");
	await form.getByRole("button", { name: "Save" }).click();
	expect((await sent).headers()["if-match"]).toBe('"1"');
	await expect(toastOf(office, "Registration updated")).toBeVisible();
	const details = office.getByRole("dialog", { name });
	await expect(details).toContainText("EKG Technician");
	await expect(details).toContainText("right@mail.example");
	await expect(details).toContainText("As I wrote it.");
	await expect(details).toContainText(person.email);
	await expect(office.getByRole("row").nth(1)).toContainText("732-555-0199");
});

test("the status of a selection is set, and undone within eight seconds", async ({ office }) => {
	const mark = `bulk${Date.now()}`;
	await registered(office, { fullName: `One ${mark}` });
	await registered(office, { fullName: `Two ${mark}` });
	await office.goto(search(mark));
	await office.getByLabel("Select all on this page").check();
	const bar = office.getByRole("region", { name: "Selection" });
	await expect(bar).toContainText("2 selected");
	await bar.getByRole("button", { name: "Set status" }).click();
	await office.getByRole("menuitem", { name: "Accepted" }).click();
	await expect(toastOf(office, "Status Updated")).toContainText(
		"2 registrations marked as accepted.",
	);
	await expect(office.getByRole("table").getByText("Accepted")).toHaveCount(2);
	await office.getByRole("button", { name: "Undo" }).click();
	await expect(toastOf(office, "Undone")).toBeVisible();
	await expect(office.getByRole("table").getByText("Pending")).toHaveCount(2);
});

test("archiving takes a registration out of sight, and back again from the archive", async ({
	office,
}) => {
	const person = await registered(office);
	await office.goto(search(person.fullName));
	await office.getByLabel(`Select ${person.fullName}`).check();
	await office.getByRole("button", { name: "Archive" }).click();
	await expect(toastOf(office, "Archived")).toContainText("1 registration archived.");
	await expect(office.getByText("No registrations found.")).toBeVisible();
	await office.goto(`${search(person.fullName)}&archived=true`);
	await office.getByRole("button", { name: "Details", exact: true }).click();
	await office.getByRole("dialog").getByRole("button", { name: "Restore" }).click();
	await expect(toastOf(office, "Restored")).toBeVisible();
	await office.goto(search(person.fullName));
	await expect(office.getByRole("row")).toHaveCount(2);
});

test("erasing needs two confirmations and is final", async ({ office }) => {
	const person = await registered(office);
	await office.goto(search(person.fullName));
	await office.getByRole("button", { name: "Details", exact: true }).click();
	await office.getByRole("button", { name: "Delete permanently", exact: true }).click();
	const first = office.getByRole("alertdialog");
	await expect(first).toContainText("This action cannot be undone.");
	await expect(first.getByRole("button", { name: "Cancel" })).toBeFocused();
	await first.getByRole("button", { name: "Delete permanently", exact: true }).click();
	await office.getByRole("button", { name: `Yes, delete registration ${person.id}` }).click();
	await expect(toastOf(office, "Registration deleted")).toBeVisible();
	await expect(office.getByText("No registrations found.")).toBeVisible();
});

test("the filtered list is exported as a file", async ({ office }) => {
	const person = await registered(office);
	await office.goto(search(person.fullName));
	await expect(office.getByRole("row")).toHaveCount(2);
	const coming = office.waitForEvent("download");
	await office.getByRole("button", { name: "Export CSV" }).click();
	const file = await coming;
	expect(file.suggestedFilename()).toMatch(/^registrations-\d{4}-\d\d-\d\d\.csv$/);
	const text = await new Response(
		(await file.createReadStream()) as unknown as ReadableStream,
	).text();
	expect(text).toContain(person.email);
	expect(text.trim().split("\n")).toHaveLength(2);
});

test("new rows are announced without moving the list, and shown on request", async ({ office }) => {
	await registered(office);
	await office.goto("/admin/registrations");
	await expect(office.getByRole("table")).toBeVisible();
	const first = await office.getByRole("row").nth(1).textContent();
	await expect(office.getByRole("button", { name: "Refresh" })).toBeHidden();
	const person = await registered(office);
	const line = office.getByRole("button", { name: /Show \d+ new registrations?/ });
	await expect(line).toBeVisible();
	expect(await office.getByRole("row").nth(1).textContent()).toBe(first);
	await line.click();
	await expect(office.getByRole("row").nth(1)).toContainText(person.fullName);
	await expect(line).toBeHidden();
});

test("without server-sent events there is a Refresh button, and nothing is polled", async ({
	office,
}) => {
	await office.route("**/api/admin/events", (route) => route.fulfill({ status: 404, body: "" }));
	await office.goto("/admin/registrations");
	const person = await registered(office);
	await office.getByRole("button", { name: "Refresh" }).click();
	await expect(office.getByRole("row").nth(1)).toContainText(person.fullName);
});

test("the list is worked through by keyboard: arrows, Enter, X, Escape, and ? lists the keys", async ({
	office,
}) => {
	const mark = `keys${Date.now()}`;
	await registered(office, { fullName: `First ${mark}` });
	await registered(office, { fullName: `Second ${mark}` });
	await office.goto(search(mark));
	await expect(office.getByRole("row")).toHaveCount(3);
	await office.keyboard.press("ArrowDown");
	await office.keyboard.press("ArrowDown");
	await office.keyboard.press("x");
	await expect(office.getByLabel(`Select First ${mark}`)).toBeChecked();
	await office.keyboard.press("Escape");
	await expect(office.getByRole("region", { name: "Selection" })).toBeHidden();
	await office.keyboard.press("Enter");
	const dialog = office.getByRole("dialog", { name: `First ${mark}` });
	await expect(dialog).toBeVisible();
	await office.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await office.keyboard.press("?");
	await expect(office.getByRole("dialog", { name: "Keyboard shortcuts" })).toContainText("Search");
});

test("on a phone each registration is a card with a number to tap", async ({ office }) => {
	const person = await registered(office);
	await office.setViewportSize({ width: 390, height: 844 });
	await office.goto(search(person.fullName));
	const call = office.getByRole("link", { name: person.phone });
	await expect(call).toHaveAttribute("href", `tel:${person.phone.replaceAll("-", "")}`);
	expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44);
	expect(await office.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("a deleted registration shows an error without a retry", async ({ office }) => {
	await office.goto("/admin/registrations?open=2147483647");
	const panel = office.getByRole("dialog");
	await expect(panel).toContainText("This registration no longer exists.");
	await expect(panel.getByRole("button", { name: "Retry" })).toHaveCount(0);
});

test("a view is saved under a name and shown above the list", async ({ office }) => {
	const name = `View ${Date.now() % 100_000}`;
	await office.goto("/admin/registrations?status=rejected&sort=fullName");
	await office.getByRole("button", { name: "Save view" }).click();
	await office.getByLabel("Name", { exact: true }).fill(name);
	await office.getByRole("dialog").getByRole("button", { name: "Save view" }).click();
	await expect(toastOf(office, "View saved")).toBeVisible();
	await office.goto("/admin/registrations");
	await office.getByRole("link", { name }).click();
	await expect(office).toHaveURL(/status=rejected/);
	await office.getByRole("button", { name: `Delete view ${name}` }).click();
	await expect(office.getByRole("link", { name })).toBeHidden();
});
