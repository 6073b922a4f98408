import {
	createContact,
	createCourse,
	createRegistration,
	expect,
	openAsSecondAdministrator,
	signIn,
	test,
	toastOf,
} from "./admin.ts";
import type { Site } from "./site.ts";

// Two people work on the same record at the same time: no change is lost silently.

test.use({ viewport: { width: 1366, height: 800 } });

const registrationsOf = (name: string) => `/admin/registrations?q=${encodeURIComponent(name)}`;
const messagesOf = (name: string) => `/admin/contacts?q=${encodeURIComponent(name)}`;
const courseAt = (title: string) => `/admin/courses?q=${encodeURIComponent(title)}`;

/** Changes a record as another person. */
async function change(site: Site, path: string, body: object) {
	expect((await site.asAdmin("PATCH", `/api/admin/${path}`, body)).status).toBe(200);
}

test("Undo skips a record that another person has changed since, and reports it", async ({
	adminPage,
	site,
}) => {
	const mark = `undo${Date.now()}`;
	const first = await createRegistration(adminPage, { fullName: `One ${mark}` });
	await createRegistration(adminPage, { fullName: `Two ${mark}` });
	await adminPage.goto(registrationsOf(mark));
	await adminPage.getByLabel("Select all on this page").check();
	await adminPage.getByRole("button", { name: "Set status" }).click();
	await adminPage.getByRole("menuitem", { name: "Accepted" }).click();
	const undo = toastOf(adminPage, "Status Updated").getByRole("button", { name: "Undo" });
	await expect(undo).toBeVisible();
	// Hovering pauses the toast's timer.
	await undo.hover();

	await change(site, `registrations/${first.id}`, { status: "rejected" });
	await undo.click();
	await expect(toastOf(adminPage, "Undone")).toContainText(
		"1 was skipped because someone else changed it.",
	);
	await expect(adminPage.getByRole("row").filter({ hasText: first.fullName })).toContainText(
		"Rejected",
	);
	await expect(adminPage.getByRole("row").filter({ hasText: `Two ${mark}` })).toContainText(
		"Pending",
	);
});

test("what loads later for an open registration moves none of its actions", async ({
	adminPage,
}) => {
	const { id } = await createRegistration(adminPage);
	const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
	await adminPage.route(/\/api\/admin\/(?:people|emails|activity)/, async (route) => {
		await allowed;
		await route.continue();
	});
	await adminPage.goto(`/admin/registrations?open=${id}`);
	const edit = adminPage.getByRole("button", { name: "Edit" });
	await expect(edit).toBeVisible();
	const before = await edit.boundingBox();
	allow();
	await expect(adminPage.getByRole("dialog").getByText("1 registration")).toBeVisible();
	expect(await edit.boundingBox()).toEqual(before);
});

test("two people set one status: the second sees both versions and chooses", async ({
	adminPage,
	site,
}) => {
	const person = await createRegistration(adminPage);
	await adminPage.goto(registrationsOf(person.fullName));
	await adminPage.getByRole("button", { name: "Update", exact: true }).click();
	await change(site, `registrations/${person.id}`, { status: "rejected" });

	await adminPage.getByRole("dialog").getByText("Accepted", { exact: true }).click();
	await adminPage.getByRole("dialog").getByRole("button", { name: "Update" }).click();
	const conflict = adminPage.getByRole("dialog", { name: "admin also edited this record" });
	await expect(conflict).toContainText("admin’s versionRejected");
	await expect(conflict).toContainText("Your versionAccepted");
	await conflict.getByText("Accepted", { exact: true }).click();
	await conflict.getByRole("button", { name: "Save selection" }).click();
	await expect(toastOf(adminPage, "Status Updated")).toBeVisible();
	await expect(adminPage.getByRole("row").nth(1)).toContainText("Accepted");
});

test("a message that one person archives is not erased by another unseen", async ({
	adminPage,
	site,
}) => {
	const message = await createContact(adminPage);
	await adminPage.goto(messagesOf(message.name));
	await adminPage.getByRole("button", { name: "View", exact: true }).click();
	await expect(toastOf(adminPage, "Contact Updated")).toBeVisible();
	await expect(adminPage.getByRole("row").nth(1)).toContainText("Read");

	const archived = { records: [{ id: message.id, archived: true }] };
	expect((await site.asAdmin("POST", "/api/admin/contacts/bulk", archived)).status).toBe(200);

	await adminPage
		.getByRole("dialog")
		.getByRole("button", { name: "Delete permanently", exact: true })
		.click();
	await adminPage
		.getByRole("alertdialog")
		.getByRole("button", { name: "Delete permanently", exact: true })
		.click();
	await adminPage.getByRole("button", { name: `Yes, delete message ${message.id}` }).click();
	await expect(toastOf(adminPage, "Deletion Failed")).toContainText(
		"Someone else changed this record after you opened it. Refresh and try again.",
	);
	await adminPage.goto(`${messagesOf(message.name)}&archived=true`);
	await expect(adminPage.getByRole("row")).toHaveCount(2);
});

test("a bulk change skips and counts the messages that another person has changed", async ({
	adminPage,
	site,
}) => {
	const subject = `both${Date.now()}`;
	const first = await createContact(adminPage, { subject });
	await createContact(adminPage, { subject });
	await adminPage.goto(`/admin/contacts?q=${subject}`);
	await adminPage.getByLabel("Select all on this page").check();
	// Whoever opens it has read it.
	await change(site, `contacts/${first.id}`, {});
	await adminPage.getByRole("button", { name: "Archive" }).click();
	await expect(toastOf(adminPage, "Archived")).toContainText(
		"1 message archived. 1 was skipped because someone else changed it.",
	);
	await expect(adminPage.getByRole("row")).toHaveCount(2);
	await expect(adminPage.getByRole("row").nth(1)).toContainText(first.name);
});

test("two browsers edit one course: the second to save sees both versions and can take theirs", async ({
	page,
}) => {
	const token = await signIn(page);
	const course = await createCourse(page, token);
	const path = `/admin/courses/${course.id}`;
	await page.goto(path);
	await page.getByLabel("Description").fill("Mine.");
	const other = await openAsSecondAdministrator(page, path);
	await other.getByLabel("Description").fill("Theirs.");
	await other.keyboard.press("Control+s");
	await expect(toastOf(other, "Course Updated")).toBeVisible();
	await other.context().close();

	await page.keyboard.press("Control+s");
	const conflict = page.getByRole("dialog", { name: "admin also edited this record" });
	await expect(conflict).toContainText("admin’s versionTheirs.");
	await expect(conflict).toContainText("Your versionMine.");
	await page.keyboard.press("Escape");
	await expect(page.getByLabel("Description")).toHaveValue("Mine.");
	await page.keyboard.press("Control+s");
	await conflict.getByRole("button", { name: "Use all of admin’s" }).click();
	await expect(page.getByLabel("Description")).toHaveValue("Theirs.");
	await expect(page.getByText("Unsaved changes")).toBeHidden();
});

test("two people describe one picture: the second sees both alt texts and chooses", async ({
	page,
}) => {
	const token = await signIn(page);
	const course = await createCourse(page, token);
	const path = `/api/admin/courses/${course.id}`;
	const headers = { authorization: `Bearer ${token}` };
	const imagePath = `https://pictures.example/${course.slug}.jpg`;
	const describe = (altText: string) =>
		page.request.patch(path, {
			headers: { ...headers, "picture-alt-text": encodeURIComponent(altText) },
			data: { imagePath },
		});
	expect((await describe("A class.")).status()).toBe(200);
	await page.goto(`/admin/courses/${course.id}`);
	const alt = page.getByLabel("Alt text");
	await expect(alt).toHaveValue("A class.");
	await alt.fill("My words.");
	await page.getByLabel("Summary").fill("My summary.");
	expect((await describe("Their words.")).status()).toBe(200);

	await page.getByRole("button", { name: /^Save/ }).click();
	const conflict = page.getByRole("dialog", { name: "admin also edited this record" });
	await expect(conflict).toContainText("admin’s versionTheir words.");
	await expect(conflict).toContainText("Your versionMy words.");
	await expect(conflict).toContainText("Your other changes will be saved too: Summary");
	await conflict.getByRole("button", { name: "Use all of admin’s" }).click();
	await expect(toastOf(page, "Course Updated")).toBeVisible();
	await expect(alt).toHaveValue("Their words.");
	await expect(page.getByText("Unsaved changes")).toBeHidden();
	const picture = await page.request.get("/api/admin/pictures", {
		headers,
		params: { imagePath },
	});
	expect((await picture.json()).alt).toBe("Their words.");
});

test("a course that has changed is neither deactivated nor deleted unseen", async ({
	page,
	site,
}) => {
	const token = await signIn(page);
	const course = await createCourse(page, token);
	await page.goto(courseAt(course.title));
	await expect(page.getByRole("row").nth(1)).toContainText(course.title);
	await change(site, `courses/${course.id}`, { summary: "Now it matters." });
	await page.getByRole("switch", { name: course.title }).press("Space");
	await expect(toastOf(page, "Update Failed")).toContainText(
		"Someone else changed this course. You’re now seeing the latest version.",
	);
	await expect(page.getByRole("switch", { name: course.title })).toBeChecked();
	expect((await page.request.get(`/api/courses/${course.slug}`)).status()).toBe(200);

	await page.getByRole("button", { name: `Actions for ${course.title}` }).click();
	await page.getByRole("menuitem", { name: "Delete" }).click();
	await change(site, `courses/${course.id}`, { summary: "And once more." });
	const question = page.getByRole("alertdialog");
	await question.getByRole("button", { name: "Delete course" }).click();
	await expect(toastOf(page, "Deletion Failed")).toContainText("Someone else changed this course.");
	await expect(question).toBeHidden();
	expect((await page.request.get(`/api/courses/${course.slug}`)).status()).toBe(200);
});
