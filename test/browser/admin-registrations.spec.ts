import { expect, registered, signedIn, test, toastOf } from "./office.ts";

test.use({ viewport: { width: 1366, height: 800 } });

const search = (name: string) => `/admin/registrations?q=${encodeURIComponent(name)}`;

test("the registrations stand in a table with ID, Name, Email, Phone, Course, Date, Status and Actions", async ({
	office,
}) => {
	const person = await registered(office);
	await office.goto(search(person.fullName));
	await expect(office.getByRole("columnheader")).toHaveText([
		"",
		"ID",
		"Name",
		"Email",
		"Phone",
		"Course",
		"Date",
		"Status",
		"Actions",
	]);
	const row = office.getByRole("row").nth(1);
	const day = new Intl.DateTimeFormat("en-US", {
		timeZone: "America/New_York",
		month: "short",
		day: "numeric",
		year: "numeric",
	}).format(new Date(person.createdAt));
	await expect(row.getByRole("cell")).toHaveText([
		"",
		String(person.id),
		person.fullName,
		person.email,
		person.phone,
		person.courseTitle,
		day,
		"Pending",
		"DetailsUpdate",
	]);
});

test("Details opens a dialog with the whole registration and its date as 'MMMM d, yyyy at h:mm a'", async ({
	office,
}) => {
	const person = await registered(office, { message: "Is there an evening class?" });
	await office.goto(search(person.fullName));
	await office.getByRole("button", { name: "Details", exact: true }).click();
	const dialog = office.getByRole("dialog", { name: person.fullName });
	await expect(dialog).toContainText(person.courseTitle);
	await expect(dialog).toContainText(person.email);
	await expect(dialog).toContainText("Is there an evening class?");
	await expect(dialog).toContainText(/[A-Z][a-z]+ \d{1,2}, \d{4} at \d{1,2}:\d\d [AP]M/);
	await office.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
});

test("Update sets any of the three states; the list and the dashboard are asked for again", async ({
	office,
}) => {
	const person = await registered(office);
	await office.goto(search(person.fullName));
	const asked: string[] = [];
	for (const status of ["Accepted", "Rejected", "Pending"]) {
		await office.getByRole("button", { name: "Update", exact: true }).click();
		const dialog = office.getByRole("dialog", { name: "Update status" });
		await dialog.getByText(status, { exact: true }).click();
		const record = (sent: import("@playwright/test").Request) =>
			asked.push(new URL(sent.url()).pathname);
		office.on("request", record);
		await dialog.getByRole("button", { name: "Update" }).click();
		const toast = toastOf(office, "Status Updated");
		await expect(toast).toContainText("Registration status has been updated successfully.");
		await expect(dialog).toBeHidden();
		await expect(office.getByRole("row").nth(1)).toContainText(status);
		office.off("request", record);
		expect(asked).toContain("/api/admin/registrations");
		expect(asked).toContain("/api/admin/dashboard");
	}
});

test("a status that cannot be saved is a toast: Update Failed", async ({ office }) => {
	const person = await registered(office);
	await office.goto(search(person.fullName));
	await office.route("**/api/admin/registrations/*", (route) =>
		route.request().method() === "PATCH"
			? route.fulfill({ status: 500, body: "The disk is full." })
			: route.fallback(),
	);
	await office.getByRole("button", { name: "Update", exact: true }).click();
	const dialog = office.getByRole("dialog", { name: "Update status" });
	await dialog.getByText("Accepted", { exact: true }).click();
	await dialog.getByRole("button", { name: "Update" }).click();
	const toast = toastOf(office, "Update Failed");
	await expect(toast).toContainText("500: The disk is full.");
	await expect(toast).toHaveClass(/bad/);
	await expect(dialog).toBeVisible();
	await office.unroute("**/api/admin/registrations/*");
	await office.route("**/api/admin/registrations/*", (route) => route.abort());
	await dialog.getByRole("button", { name: "Update" }).click();
	await expect(toast).toContainText("Failed to update registration status.");
});

test("an empty list says: No registrations found.", async ({ office }) => {
	await office.goto("/admin/registrations?q=nobodyiscalledthis");
	await expect(office.getByText("No registrations found.")).toBeVisible();
	await office.getByRole("button", { name: "Clear search and filters" }).click();
	await expect(office).toHaveURL("/admin/registrations");
});

test("search, filters, sort and page stand in the address and are asked of the server with a limit", async ({
	office,
}) => {
	const person = await registered(office);
	await office.goto("/admin/registrations");
	await expect(office.getByRole("row").nth(1)).toBeVisible();
	const asked = office.waitForRequest((sent) => /registrations\?.*q=/.test(sent.url()));
	await office.keyboard.press("/");
	await office.keyboard.type(person.email);
	const url = new URL((await asked).url());
	expect(url.searchParams.get("limit")).toBe("50");
	await expect(office.getByRole("row")).toHaveCount(2);
	await office.getByLabel("Status").first().selectOption("accepted");
	await expect(office.getByText("No registrations found.")).toBeVisible();
	await office.getByLabel("Status").first().selectOption("pending");
	await office.getByRole("button", { name: "Name" }).click();
	await expect(office).toHaveURL(/q=.*status=pending.*sort=fullName/);
	await office.reload();
	await expect(office.getByRole("columnheader", { name: "Name" })).toHaveAttribute(
		"aria-sort",
		"ascending",
	);
	await expect(office.getByRole("row")).toHaveCount(2);
});

test("the list works with answers that hold only the specification's fields and no count", async ({
	office,
}) => {
	const rows = Array.from({ length: 120 }, (_, index) => ({
		id: 120 - index,
		fullName: `Plain Person ${120 - index}`,
		email: "plain@mail.example",
		phone: "732-555-0100",
		courseId: 1,
		message: null,
		createdAt: "2026-11-20T19:14:00.000Z",
		status: "pending",
	}));
	const course = {
		id: 1,
		slug: "cna",
		title: "Nursing",
		summary: "s",
		description: "d",
		imagePath: null,
		isActive: true,
	};
	await office.route(/\/api\/admin\/(?!dashboard|courses|registrations\?)/, (route) =>
		route.fulfill({ status: 404, body: "There is nothing at this address." }),
	);
	await office.route("**/api/admin/courses", (route) => route.fulfill({ json: [course] }));
	await office.route("**/api/admin/registrations?*", (route) => route.fulfill({ json: rows }));
	await office.goto("/admin/registrations");
	await expect(office.getByRole("row")).toHaveCount(51);
	await expect(office.getByText("1–50 of 120")).toBeVisible();
	await expect(office.getByRole("row").nth(1)).toContainText("Nursing");
	await expect(office.getByRole("row").nth(1)).toContainText("Nov 20, 2026");
	await office.getByRole("button", { name: "Next" }).click();
	await expect(office.getByText("51–100 of 120")).toBeVisible();
	await office.getByRole("button", { name: "Details", exact: true }).first().click();
	await expect(office.getByRole("dialog")).toContainText("November 20, 2026 at 2:14 PM");
});

test("many are chosen at once: their status is set and taken back within eight seconds", async ({
	office,
}) => {
	const mark = `bulk${Date.now()}`;
	await registered(office, { fullName: `One ${mark}` });
	await registered(office, { fullName: `Two ${mark}` });
	await office.goto(search(mark));
	await office.getByLabel("Select all on this page").check();
	const bar = office.getByRole("region", { name: "Selection" });
	await expect(bar).toContainText("2 selected");
	await bar.getByRole("button", { name: "Set status" }).click();
	await office.getByRole("menuitem", { name: "Accepted" }).click();
	await expect(toastOf(office, "Status Updated")).toContainText("2 registrations are accepted.");
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
	await expect(toastOf(office, "Archived")).toContainText("1 registration is in the archive.");
	await expect(office.getByText("No registrations found.")).toBeVisible();
	await office.goto(`${search(person.fullName)}&archived=true`);
	await office.getByRole("button", { name: "Details", exact: true }).click();
	await office.getByRole("dialog").getByRole("button", { name: "Back to the list" }).click();
	await expect(toastOf(office, "Back in the list")).toBeVisible();
	await office.goto(search(person.fullName));
	await expect(office.getByRole("row")).toHaveCount(2);
});

test("erasing is asked twice and final", async ({ office }) => {
	const person = await registered(office);
	await office.goto(search(person.fullName));
	await office.getByRole("button", { name: "Details", exact: true }).click();
	await office.getByRole("button", { name: "Erase", exact: true }).click();
	const first = office.getByRole("alertdialog");
	await expect(first).toContainText("This action cannot be undone.");
	await expect(first.getByRole("button", { name: "Cancel" })).toBeFocused();
	await first.getByRole("button", { name: "Erase", exact: true }).click();
	await office.getByRole("button", { name: `Yes, erase registration ${person.id}` }).click();
	await expect(toastOf(office, "Registration erased")).toBeVisible();
	await expect(office.getByText("No registrations found.")).toBeVisible();
});

test("what the filters show is exported as a file", async ({ office }) => {
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

test("two people at once: the second sees what the first wrote, and chooses", async ({
	office,
	site,
	browser,
}) => {
	const person = await registered(office);
	await office.goto(search(person.fullName));
	await office.getByRole("button", { name: "Update", exact: true }).click();
	const other = await browser.newContext({
		baseURL: site.url,
		viewport: { width: 1366, height: 800 },
	});
	const page = await other.newPage();
	await signedIn(page);
	await page.goto(search(person.fullName));
	await page.getByRole("button", { name: "Update", exact: true }).click();
	await page.getByRole("dialog").getByText("Rejected", { exact: true }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Update" }).click();
	await expect(toastOf(page, "Status Updated")).toBeVisible();
	await other.close();

	await office.getByRole("dialog").getByText("Accepted", { exact: true }).click();
	await office.getByRole("dialog").getByRole("button", { name: "Update" }).click();
	const conflict = office.getByRole("dialog", { name: "admin changed this record" });
	await expect(conflict).toContainText("admin wroteRejected");
	await expect(conflict).toContainText("You wroteAccepted");
	await conflict.getByText("Accepted", { exact: true }).click();
	await conflict.getByRole("button", { name: "Save this choice" }).click();
	await expect(toastOf(office, "Status Updated")).toBeVisible();
	await expect(office.getByRole("row").nth(1)).toContainText("Accepted");
});

test("something new is announced without moving the list, and shown when asked for", async ({
	office,
}) => {
	await office.goto("/admin/registrations");
	await expect(office.getByRole("table")).toBeVisible();
	const first = await office.getByRole("row").nth(1).textContent();
	await expect(office.getByRole("button", { name: "Refresh" })).toBeHidden();
	const person = await registered(office);
	const line = office.getByRole("button", { name: /\d+ new registrations?\. Show/ });
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
	await expect(office.getByRole("dialog", { name: "Keyboard" })).toContainText("Search");
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

test("a list that cannot be loaded keeps its filters and can be tried again", async ({
	office,
}) => {
	const person = await registered(office);
	await office.route("**/api/admin/registrations?*", (route) =>
		route.fulfill({ status: 503, body: "The database does not answer." }),
	);
	await office.goto(search(person.fullName));
	const alert = office.getByRole("alert");
	await expect(alert).toContainText("The registrations could not be loaded.");
	await expect(alert).toContainText("The database does not answer. (503)");
	await office.unroute("**/api/admin/registrations?*");
	await office.getByRole("button", { name: "Try again" }).click();
	await expect(office.getByRole("row")).toHaveCount(2);
	await office.route("**/api/admin/registrations?*", (route) => route.abort());
	await office.getByLabel("Status").first().selectOption("pending");
	await expect(office.getByRole("alert")).toContainText("The server cannot be reached.");
});

test("a view is saved under a name and stands above the list", async ({ office }) => {
	const name = `View ${Date.now() % 100_000}`;
	await office.goto("/admin/registrations?status=rejected&sort=fullName");
	await office.getByRole("button", { name: "Save view" }).click();
	await office.getByLabel("Name", { exact: true }).fill(name);
	await office.getByRole("dialog").getByRole("button", { name: "Save view" }).click();
	await expect(toastOf(office, "View saved")).toBeVisible();
	await office.goto("/admin/registrations");
	await office.getByRole("link", { name }).click();
	await expect(office).toHaveURL(/status=rejected/);
	await office.getByRole("button", { name: `Delete the view ${name}` }).click();
	await expect(office.getByRole("link", { name })).toBeHidden();
});
