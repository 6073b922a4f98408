import { createRegistration, expect, test, toastOf } from "./admin.ts";

test.use({ viewport: { width: 1366, height: 800 } });

const search = (name: string) => `/admin/registrations?q=${encodeURIComponent(name)}`;

test("counts that arrive late move no view", async ({ adminPage }) => {
	const arrived = Promise.withResolvers<void>();
	await adminPage.route("**/api/admin/registrations/count*", async (route) => {
		await arrived.promise;
		await route.continue();
	});
	await adminPage.goto("/admin/registrations");
	const views = adminPage.getByRole("navigation", { name: "Views" });
	const archive = views.getByRole("link", { name: "Archive" });
	await expect(views.getByRole("link", { name: "All", exact: true })).toBeVisible();
	const before = await archive.boundingBox();
	arrived.resolve();
	await expect(views.getByRole("link", { name: /^All \d+$/ })).toBeVisible();
	await expect(views.getByRole("link", { name: /^Spam \d+$/ })).toBeVisible();
	expect(await archive.boundingBox()).toEqual(before);
});

test("the registrations stand in a table with ID, Name, Email, Phone, Course, Date, Status and Actions", async ({
	adminPage,
}) => {
	const person = await createRegistration(adminPage);
	await adminPage.goto(search(person.fullName));
	await expect(adminPage.getByRole("columnheader")).toHaveText([
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
	const row = adminPage.getByRole("row").nth(1);
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
	adminPage,
}) => {
	const person = await createRegistration(adminPage, { message: "Is there an evening class?" });
	await adminPage.goto(search(person.fullName));
	await adminPage.getByRole("button", { name: "Details", exact: true }).click();
	const dialog = adminPage.getByRole("dialog", { name: person.fullName });
	await expect(dialog).toContainText(person.courseTitle);
	await expect(dialog).toContainText(person.email);
	await expect(dialog).toContainText("Is there an evening class?");
	await expect(dialog).toContainText(/[A-Z][a-z]+ \d{1,2}, \d{4} at \d{1,2}:\d\d [AP]M/);
	await adminPage.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
});

test("Update sets any status; the list and the dashboard are refetched", async ({ adminPage }) => {
	const person = await createRegistration(adminPage);
	await adminPage.goto(search(person.fullName));
	const requests: string[] = [];
	for (const status of ["Accepted", "Rejected", "Pending"]) {
		await adminPage.getByRole("button", { name: "Update", exact: true }).click();
		const dialog = adminPage.getByRole("dialog", { name: "Update status" });
		await dialog.getByText(status, { exact: true }).click();
		const record = (sent: import("@playwright/test").Request) =>
			requests.push(new URL(sent.url()).pathname);
		adminPage.on("request", record);
		await dialog.getByRole("button", { name: "Update" }).click();
		const toast = toastOf(adminPage, "Status Updated");
		await expect(toast).toContainText("Registration status has been updated successfully.");
		await expect(dialog).toBeHidden();
		await expect(adminPage.getByRole("row").nth(1)).toContainText(status);
		adminPage.off("request", record);
		expect(requests).toContain("/api/admin/registrations");
		expect(requests).toContain("/api/admin/dashboard");
	}
});

test("a status that cannot be saved is a toast: Update Failed", async ({ adminPage }) => {
	const person = await createRegistration(adminPage);
	await adminPage.goto(search(person.fullName));
	await adminPage.route("**/api/admin/registrations/*", (route) =>
		route.request().method() === "PATCH"
			? route.fulfill({ status: 500, body: "The disk is full." })
			: route.fallback(),
	);
	await adminPage.getByRole("button", { name: "Update", exact: true }).click();
	const dialog = adminPage.getByRole("dialog", { name: "Update status" });
	await dialog.getByText("Accepted", { exact: true }).click();
	await dialog.getByRole("button", { name: "Update" }).click();
	const toast = toastOf(adminPage, "Update Failed");
	await expect(toast).toContainText("500: The disk is full.");
	await expect(toast).toHaveClass(/bad/);
	await expect(dialog).toBeVisible();
	await adminPage.unroute("**/api/admin/registrations/*");
	await adminPage.route("**/api/admin/registrations/*", (route) => route.abort());
	await dialog.getByRole("button", { name: "Update" }).click();
	await expect(toast).toContainText("Failed to update registration status.");
});

test("the views above the list show their counts", async ({ adminPage }) => {
	await createRegistration(adminPage);
	await adminPage.goto("/admin/registrations");
	const views = adminPage.getByRole("navigation", { name: "Views" });
	const dashboard = await (await adminPage.request.get("/api/admin/dashboard")).json();
	for (const view of [
		`All ${dashboard.totalRegistrations}`,
		`Pending ${dashboard.pendingRegistrations}`,
		"Archive",
	])
		await expect(views.getByRole("link", { name: view, exact: true })).toBeVisible();
});

test("an empty list shows: No registrations found.", async ({ adminPage }) => {
	await adminPage.goto("/admin/registrations?q=nobodyiscalledthis");
	await expect(adminPage.getByText("No registrations found.")).toBeVisible();
	await adminPage.getByRole("button", { name: "Clear search and filters" }).click();
	await expect(adminPage).toHaveURL("/admin/registrations");
});

test("search, filters, sort and page are in the URL and sent to the server with a limit", async ({
	adminPage,
}) => {
	const person = await createRegistration(adminPage);
	await adminPage.goto("/admin/registrations");
	await expect(adminPage.getByRole("row").nth(1)).toBeVisible();
	const request = adminPage.waitForRequest((sent) => /registrations\?.*q=/.test(sent.url()));
	await adminPage.keyboard.press("/");
	await adminPage.keyboard.type(person.email);
	const url = new URL((await request).url());
	expect(url.searchParams.get("limit")).toBe("50");
	await expect(adminPage.getByRole("row")).toHaveCount(2);
	await adminPage.getByLabel("Status").first().selectOption("accepted");
	await expect(adminPage.getByText("No registrations found.")).toBeVisible();
	await adminPage.getByLabel("Status").first().selectOption("pending");
	await adminPage.getByRole("button", { name: "Name" }).click();
	await expect(adminPage).toHaveURL(/q=.*status=pending.*sort=fullName/);
	await adminPage.reload();
	await expect(adminPage.getByRole("columnheader", { name: "Name" })).toHaveAttribute(
		"aria-sort",
		"ascending",
	);
	await expect(adminPage.getByRole("row")).toHaveCount(2);
});

test("the list works with responses that have only the specification's fields and no count", async ({
	adminPage,
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
	await adminPage.route(/\/api\/admin\/(?!dashboard|courses|registrations\?)/, (route) =>
		route.fulfill({ status: 404, body: "Not found." }),
	);
	await adminPage.route("**/api/admin/courses", (route) => route.fulfill({ json: [course] }));
	await adminPage.route("**/api/admin/registrations?*", (route) => route.fulfill({ json: rows }));
	await adminPage.goto("/admin/registrations");
	await expect(adminPage.getByRole("row")).toHaveCount(51);
	await expect(adminPage.getByText("1–50 of 120")).toBeVisible();
	await expect(adminPage.getByRole("row").nth(1)).toContainText("Nursing");
	await expect(adminPage.getByRole("row").nth(1)).toContainText("Nov 20, 2026");
	await adminPage.getByRole("button", { name: "Next" }).click();
	await expect(adminPage.getByText("51–100 of 120")).toBeVisible();
	await adminPage.getByRole("button", { name: "Details", exact: true }).first().click();
	await expect(adminPage.getByRole("dialog")).toContainText("November 20, 2026 at 2:14 PM");
});

test("a list that cannot be loaded keeps its filters and can be tried again", async ({
	adminPage,
}) => {
	const person = await createRegistration(adminPage);
	await adminPage.route("**/api/admin/registrations?*", (route) =>
		route.fulfill({ status: 503, body: "The database does not answer." }),
	);
	await adminPage.goto(search(person.fullName));
	const alert = adminPage.getByRole("alert");
	await expect(alert).toContainText("Failed to load registrations.");
	await expect(alert).toContainText("The database does not answer. (503)");
	await adminPage.unroute("**/api/admin/registrations?*");
	await adminPage.getByRole("button", { name: "Retry" }).click();
	await expect(adminPage.getByRole("row")).toHaveCount(2);
	await adminPage.route("**/api/admin/registrations?*", (route) => route.abort());
	await adminPage.getByLabel("Status").first().selectOption("pending");
	await expect(adminPage.getByRole("alert")).toContainText("Can’t reach the server.");
});
