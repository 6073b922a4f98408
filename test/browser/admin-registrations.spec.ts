import { expect, registered, test, toastOf } from "./admin.ts";

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

test("Update sets any status; the list and the dashboard are refetched", async ({ office }) => {
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

test("the views above the list show their counts", async ({ office }) => {
	await registered(office);
	await office.goto("/admin/registrations");
	const views = office.getByRole("navigation", { name: "Views" });
	const dashboard = await (await office.request.get("/api/admin/dashboard")).json();
	for (const view of [
		`All ${dashboard.totalRegistrations}`,
		`Pending ${dashboard.pendingRegistrations}`,
		"Archive",
	])
		await expect(views.getByRole("link", { name: view, exact: true })).toBeVisible();
});

test("an empty list shows: No registrations found.", async ({ office }) => {
	await office.goto("/admin/registrations?q=nobodyiscalledthis");
	await expect(office.getByText("No registrations found.")).toBeVisible();
	await office.getByRole("button", { name: "Clear search and filters" }).click();
	await expect(office).toHaveURL("/admin/registrations");
});

test("search, filters, sort and page are in the URL and sent to the server with a limit", {
	tag: "@smoke",
}, async ({ office }) => {
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

test("the list works with responses that have only the specification's fields and no count", async ({
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
		route.fulfill({ status: 404, body: "Not found." }),
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

test("a list that cannot be loaded keeps its filters and can be tried again", async ({
	office,
}) => {
	const person = await registered(office);
	await office.route("**/api/admin/registrations?*", (route) =>
		route.fulfill({ status: 503, body: "The database does not answer." }),
	);
	await office.goto(search(person.fullName));
	const alert = office.getByRole("alert");
	await expect(alert).toContainText("Failed to load registrations.");
	await expect(alert).toContainText("The database does not answer. (503)");
	await office.unroute("**/api/admin/registrations?*");
	await office.getByRole("button", { name: "Retry" }).click();
	await expect(office.getByRole("row")).toHaveCount(2);
	await office.route("**/api/admin/registrations?*", (route) => route.abort());
	await office.getByLabel("Status").first().selectOption("pending");
	await expect(office.getByRole("alert")).toContainText("Can’t reach the server.");
});
