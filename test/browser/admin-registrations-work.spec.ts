import { createRegistration, expect, test, toastOf } from "./admin.ts";

test.use({ viewport: { width: 1366, height: 800 } });

const search = (name: string) => `/admin/registrations?q=${encodeURIComponent(name)}`;

test("a status change can be undone within eight seconds, and the history has both entries", async ({
	adminPage,
}) => {
	const person = await createRegistration(adminPage);
	await adminPage.goto(search(person.fullName));
	await adminPage.getByRole("button", { name: "Update", exact: true }).click();
	const dialog = adminPage.getByRole("dialog", { name: "Update status" });
	await dialog.getByText("Rejected", { exact: true }).click();
	await dialog.getByRole("button", { name: "Update" }).click();
	const row = adminPage.getByRole("row").nth(1);
	await expect(row).toContainText("Rejected");
	const saved = adminPage.waitForResponse((answer) => answer.request().method() === "PATCH");
	await toastOf(adminPage, "Status Updated").getByRole("button", { name: "Undo" }).click();
	expect(await (await saved).json()).toMatchObject({ status: "pending", version: 3 });
	await expect(row).toContainText("Pending");
	await adminPage.getByRole("button", { name: "Details", exact: true }).click();
	const details = adminPage.getByRole("dialog", { name: person.fullName });
	await expect(details).toContainText("StatusRejectedPending");
	await expect(details).toContainText("StatusPendingRejected");
	// The history can undo the last change later.
	await details.getByRole("button", { name: "Undo Status Pending" }).click();
	await expect(toastOf(adminPage, "Undone")).toContainText("Your change was undone.");
	await expect(row).toContainText("Rejected");
	await expect(details.getByRole("radio", { name: "Rejected" })).toBeChecked();
});

test("a visitor’s typo is corrected in the details, and the history has the former value", async ({
	adminPage,
}) => {
	const person = await createRegistration(adminPage, { message: "As I wrote it." });
	await adminPage.goto(search(person.fullName));
	await adminPage.getByRole("button", { name: "Details", exact: true }).click();
	await adminPage.getByRole("button", { name: "Edit" }).click();
	const form = adminPage.getByRole("dialog", { name: "Edit registration" });
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
	const sent = adminPage.waitForRequest((call) => call.method() === "PATCH");
	await form.getByRole("button", { name: "Save" }).click();
	expect((await sent).headers()["if-match"]).toBe('"1"');
	await expect(toastOf(adminPage, "Registration updated")).toBeVisible();
	const details = adminPage.getByRole("dialog", { name });
	await expect(details).toContainText("EKG Technician");
	await expect(details).toContainText("right@mail.example");
	await expect(details).toContainText("As I wrote it.");
	await expect(details).toContainText(person.email);
	await expect(adminPage.getByRole("row").nth(1)).toContainText("732-555-0199");
});

test("the status of a selection is set, and undone within eight seconds", async ({ adminPage }) => {
	const mark = `bulk${Date.now()}`;
	await createRegistration(adminPage, { fullName: `One ${mark}` });
	await createRegistration(adminPage, { fullName: `Two ${mark}` });
	await adminPage.goto(search(mark));
	await adminPage.getByLabel("Select all on this page").check();
	const bar = adminPage.getByRole("region", { name: "Selection" });
	await expect(bar).toContainText("2 selected");
	await bar.getByRole("button", { name: "Set status" }).click();
	await adminPage.getByRole("menuitem", { name: "Accepted" }).click();
	await expect(toastOf(adminPage, "Status Updated")).toContainText(
		"2 registrations marked as accepted.",
	);
	await expect(adminPage.getByRole("table").getByText("Accepted")).toHaveCount(2);
	await adminPage.getByRole("button", { name: "Undo" }).click();
	await expect(toastOf(adminPage, "Undone")).toBeVisible();
	await expect(adminPage.getByRole("table").getByText("Pending")).toHaveCount(2);
});

test("archiving hides a registration, and restoring it shows it again", async ({ adminPage }) => {
	const person = await createRegistration(adminPage);
	await adminPage.goto(search(person.fullName));
	await adminPage.getByLabel(`Select ${person.fullName}`).check();
	await adminPage.getByRole("button", { name: "Archive" }).click();
	await expect(toastOf(adminPage, "Archived")).toContainText("1 registration archived.");
	await expect(adminPage.getByText("No registrations found.")).toBeVisible();
	await adminPage.goto(`${search(person.fullName)}&archived=true`);
	await adminPage.getByRole("button", { name: "Details", exact: true }).click();
	// By key: what loads above it may move it from under the mouse.
	await adminPage.getByRole("dialog").getByRole("button", { name: "Restore" }).press("Enter");
	await expect(toastOf(adminPage, "Restored")).toBeVisible();
	await adminPage.goto(search(person.fullName));
	await expect(adminPage.getByRole("row")).toHaveCount(2);
});

test("deleting permanently needs two confirmations", async ({ adminPage }) => {
	const person = await createRegistration(adminPage);
	await adminPage.goto(search(person.fullName));
	await adminPage.getByRole("button", { name: "Details", exact: true }).click();
	await adminPage.getByRole("button", { name: "Delete permanently", exact: true }).click();
	const first = adminPage.getByRole("alertdialog");
	await expect(first).toContainText("This action cannot be undone.");
	await expect(first.getByRole("button", { name: "Cancel" })).toBeFocused();
	await first.getByRole("button", { name: "Delete permanently", exact: true }).click();
	await adminPage.getByRole("button", { name: `Yes, delete registration ${person.id}` }).click();
	await expect(toastOf(adminPage, "Registration deleted")).toBeVisible();
	await expect(adminPage.getByText("No registrations found.")).toBeVisible();
});

test("a deletion that is canceled at its second question gives the focus back", async ({
	adminPage,
}) => {
	const person = await createRegistration(adminPage);
	await adminPage.goto(search(person.fullName));
	await adminPage.getByRole("button", { name: "Details", exact: true }).click();
	const button = adminPage.getByRole("button", { name: "Delete permanently", exact: true });
	await button.press("Enter");
	const question = adminPage.getByRole("alertdialog");
	await question.getByRole("button", { name: "Delete permanently", exact: true }).press("Enter");
	await expect(question).toContainText("It can’t be restored.");
	await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
	await adminPage.keyboard.press("Enter");
	await expect(button).toBeFocused();
});

test("the filtered list is exported as a file", async ({ adminPage }) => {
	const person = await createRegistration(adminPage);
	await adminPage.goto(search(person.fullName));
	await expect(adminPage.getByRole("row")).toHaveCount(2);
	const coming = adminPage.waitForEvent("download");
	await adminPage.getByRole("button", { name: "Export CSV" }).click();
	const file = await coming;
	expect(file.suggestedFilename()).toMatch(/^registrations-\d{4}-\d\d-\d\d\.csv$/);
	const text = await new Response(
		(await file.createReadStream()) as unknown as ReadableStream,
	).text();
	expect(text).toContain(person.email);
	expect(text.trim().split("\n")).toHaveLength(2);
});

test("the address of an export works for a minute, however slowly the browser begins to save it", async ({
	adminPage,
}) => {
	await adminPage.clock.install();
	await adminPage.addInitScript(() => {
		const revoked: string[] = [];
		const revoke = URL.revokeObjectURL;
		URL.revokeObjectURL = (address) => {
			revoked.push(address);
			revoke.call(URL, address);
		};
		Object.assign(window, { revoked });
	});
	const revoked = () => adminPage.evaluate(() => (window as never as { revoked: [] }).revoked);
	await createRegistration(adminPage);
	await adminPage.goto("/admin/registrations");
	const coming = adminPage.waitForEvent("download");
	await adminPage.getByRole("button", { name: "Export CSV" }).click();
	const address = (await coming).url();
	await expect(toastOf(adminPage, "Export ready")).toBeVisible();
	expect(await revoked()).toEqual([]);
	await adminPage.clock.fastForward("01:00");
	expect(await revoked()).toEqual([address]);
});

test("new rows are announced without moving the list, and shown on request", async ({
	adminPage,
}) => {
	await createRegistration(adminPage);
	await adminPage.goto("/admin/registrations");
	await expect(adminPage.getByRole("table")).toBeVisible();
	const first = await adminPage.getByRole("row").nth(1).textContent();
	await expect(adminPage.getByRole("button", { name: "Refresh" })).toBeHidden();
	const person = await createRegistration(adminPage);
	const line = adminPage.getByRole("button", { name: /Show \d+ new registrations?/ });
	await expect(line).toBeVisible();
	expect(await adminPage.getByRole("row").nth(1).textContent()).toBe(first);
	await line.click();
	await expect(adminPage.getByRole("row").nth(1)).toContainText(person.fullName);
	await expect(line).toBeHidden();
});

test("without server-sent events there is a Refresh button, and nothing is polled", async ({
	adminPage,
}) => {
	await adminPage.route("**/api/admin/events", (route) => route.fulfill({ status: 404, body: "" }));
	await adminPage.goto("/admin/registrations");
	const person = await createRegistration(adminPage);
	await adminPage.getByRole("button", { name: "Refresh" }).click();
	await expect(adminPage.getByRole("row").nth(1)).toContainText(person.fullName);
});

test("the list is worked through by keyboard: arrows, Enter, X, Escape, and ? lists the keys", async ({
	adminPage,
}) => {
	const mark = `keys${Date.now()}`;
	await createRegistration(adminPage, { fullName: `First ${mark}` });
	await createRegistration(adminPage, { fullName: `Second ${mark}` });
	await adminPage.goto(search(mark));
	await expect(adminPage.getByRole("row")).toHaveCount(3);
	await adminPage.keyboard.press("ArrowDown");
	await adminPage.keyboard.press("ArrowDown");
	await adminPage.keyboard.press("x");
	await expect(adminPage.getByLabel(`Select First ${mark}`)).toBeChecked();
	await adminPage.keyboard.press("Escape");
	await expect(adminPage.getByRole("region", { name: "Selection" })).toBeHidden();
	await adminPage.keyboard.press("Enter");
	const dialog = adminPage.getByRole("dialog", { name: `First ${mark}` });
	await expect(dialog).toBeVisible();
	await adminPage.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await expect(adminPage.getByRole("row").filter({ hasText: `First ${mark}` })).toBeFocused();
	await adminPage.keyboard.press("?");
	await expect(adminPage.getByRole("dialog", { name: "Keyboard shortcuts" })).toContainText(
		"Search",
	);
});

test("on a phone each registration is a card with a number to tap", async ({ adminPage }) => {
	const person = await createRegistration(adminPage);
	await adminPage.setViewportSize({ width: 390, height: 844 });
	await adminPage.goto(search(person.fullName));
	const call = adminPage.getByRole("link", { name: person.phone });
	await expect(call).toHaveAttribute("href", `tel:${person.phone.replaceAll("-", "")}`);
	expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44);
	expect(await adminPage.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("a deleted registration shows an error without a retry", async ({ adminPage }) => {
	await adminPage.goto("/admin/registrations?open=2147483647");
	const panel = adminPage.getByRole("dialog");
	await expect(panel).toContainText("This registration no longer exists.");
	await expect(panel.getByRole("button", { name: "Retry" })).toHaveCount(0);
});

test("a view is saved under a name and shown above the list", async ({ adminPage }) => {
	const name = `View ${Date.now() % 100_000}`;
	await adminPage.goto("/admin/registrations?status=rejected&sort=fullName");
	await adminPage.getByRole("button", { name: "Save view" }).click();
	await adminPage.getByLabel("Name", { exact: true }).fill(name);
	await adminPage.getByRole("dialog").getByRole("button", { name: "Save view" }).click();
	await expect(toastOf(adminPage, "View saved")).toBeVisible();
	await adminPage.goto("/admin/registrations");
	await adminPage.getByRole("link", { name }).click();
	await expect(adminPage).toHaveURL(/status=rejected/);
	await adminPage.getByRole("button", { name: `Delete view ${name}` }).click();
	await expect(adminPage.getByRole("link", { name })).toBeHidden();
});

test("stage, status and spam, set faster than the server answers, are all saved", async ({
	adminPage,
}) => {
	const person = await createRegistration(adminPage);
	const answers = Promise.withResolvers<void>();
	const lists = Promise.withResolvers<void>();
	await adminPage.goto(`${search(person.fullName)}&open=${person.id}`);
	const details = adminPage.getByRole("dialog", { name: person.fullName });
	await expect(details.getByRole("radio", { name: "Pending" })).toBeChecked();
	await adminPage.route("**/api/admin/registrations/bulk", async (route) => {
		await answers.promise;
		await route.continue();
	});
	await adminPage.route("**/api/admin/registrations?*", async (route) => {
		await lists.promise;
		await route.continue();
	});
	await details.getByLabel("Stage").selectOption("Contacted");
	await details.getByRole("radio", { name: "Accepted" }).check();
	await details.getByRole("button", { name: "Mark as spam" }).click();
	answers.resolve();
	await expect(toastOf(adminPage, "Marked as spam")).toBeVisible();
	expect(await toastOf(adminPage, "Update Failed").count()).toBe(0);
	lists.resolve();
	await expect(details).toContainText("Its emails are held.");
	await expect(details.getByLabel("Stage")).toHaveValue("contacted");
	await expect(details.getByRole("radio", { name: "Accepted" })).toBeChecked();
});
