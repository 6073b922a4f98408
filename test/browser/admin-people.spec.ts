import type { Page } from "@playwright/test";
import {
	createContact,
	createRegistration,
	expect,
	listBelow,
	openAsSecondAdministrator,
	test,
	testPerson,
	toastOf,
} from "./admin.ts";
import { askQuestions } from "./admin-chats.ts";
import { expectNoFindings } from "./axe.ts";

test.use({ viewport: { width: 1366, height: 800 } });

const phone = { width: 390, height: 844 };

const timelineOf = (page: Page) => listBelow(page, "What happened");
const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

/** Returns the number of a registration's person. */
async function personOf(page: Page, { id }: { id: number }): Promise<number> {
	return (await (await page.request.get(`/api/admin/registrations/${id}`)).json()).personId;
}

/** Opens the page of a registration's person. */
async function openPerson(page: Page, registration: { id: number }) {
	await page.goto(`/admin/people/${await personOf(page, registration)}`);
	await expect(page.getByRole("heading", { name: "What happened" })).toBeVisible();
}

async function expectNoSidewaysScroll(page: Page) {
	const overflow = await page.evaluate(
		() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
	);
	expect(overflow).toBeLessThanOrEqual(0);
}

test("at 390 and 1366 px what follows the person of a record stays in its place when the person is there", async ({
	adminPage: page,
}) => {
	const { id } = await createRegistration(page);
	for (const size of [{ width: 1366, height: 800 }, phone]) {
		await page.setViewportSize(size);
		const asked = Promise.withResolvers<void>();
		const answered = Promise.withResolvers<void>();
		await page.route("**/api/admin/people/*", async (route) => {
			asked.resolve();
			await answered.promise;
			await route.continue();
		});
		await page.goto(`/admin/registrations?open=${id}`);
		await asked.promise;
		const below = page.getByRole("dialog").getByRole("heading", { name: "Applicant’s page" });
		const top = async () => Math.round((await below.boundingBox())?.y ?? Number.NaN);
		const before = await top();
		answered.resolve();
		await expect(page.getByRole("region", { name: "Person" })).toBeVisible();
		expect(await top()).toBe(before);
		await page.unroute("**/api/admin/people/*");
	}
});

test.describe("someone who walks in", () => {
	test("is entered by keyboard; a reload keeps what is typed", async ({ adminPage: page }) => {
		const { fullName, email, phone } = testPerson();
		await page.goto("/admin/registrations");
		await page.getByRole("link", { name: "Add registration" }).press("Enter");
		await page.getByRole("radio", { name: "Walk-in" }).press("Space");
		await page.keyboard.press("Tab");
		await page.keyboard.type(fullName);
		await page.keyboard.press("Tab");
		await page.keyboard.type(email);
		await page.keyboard.press("Tab");
		await page.keyboard.type(phone);
		await page.reload();
		await expect(page.getByText("Unsaved draft restored.")).toBeVisible();
		await expect(page.getByLabel("Full name")).toHaveValue(fullName);
		await expectNoFindings(page);

		await page.keyboard.press("Control+s");
		await expect(page.getByText("Please ask them first")).toBeVisible();
		await expect(page.getByLabel("Course")).toBeFocused();
		await page.getByLabel("Course").selectOption({ index: 2 });
		await page.getByRole("checkbox", { name: /They agree/ }).press("Space");
		await page.keyboard.press("Control+s");
		await expect(toastOf(page, "Registration added")).toContainText(/R-\d+/);
		const panel = page.getByRole("dialog");
		await expect(panel.getByRole("heading", { name: fullName })).toBeVisible();
		await expect(panel.getByText("Walk-in").first()).toBeVisible();
		await expect(panel.getByRole("link", { name: "Confirmation" })).toBeVisible();
		await expect(panel.getByRole("link", { name: "To the school" })).toHaveCount(0);

		await panel.getByRole("region", { name: "Person" }).getByRole("link").click();
		await expect(timelineOf(page)).toContainText("Added by the office: walk-in");
		await expect(timelineOf(page)).toContainText("They agree that our office may store");
		await page.goto(`/admin/registrations?source=walk-in&q=${encodeURIComponent(fullName)}`);
		await expect(rowOf(page, fullName)).toBeVisible();
		await page.goto("/admin/registrations/new");
		await expect(page.getByLabel("Full name")).toHaveValue("");
	});

	test("is recognized before anything is stored", async ({ adminPage: page }) => {
		const known = await createRegistration(page);
		await page.goto("/admin/registrations/new");
		await page.getByRole("textbox", { name: "Email" }).fill(known.email.toUpperCase());
		const note = page.getByRole("status").filter({ hasText: "The office knows them." });
		await expect(note).toContainText("Same email");
		await expect(note.getByRole("link", { name: known.fullName })).toBeVisible();
		await page.getByRole("textbox", { name: "Email" }).fill("somebody.new@mail.example");
		await page.getByRole("textbox", { name: "Phone" }).fill(`+1 ${known.phone}`);
		await page.getByLabel("Full name").fill("Another Name");
		await expect(page.getByText("Maybe the office knows them.")).toBeVisible();
		await page.setViewportSize(phone);
		await expectNoFindings(page);
		await page.setViewportSize({ width: 320, height: 640 });
		await expectNoSidewaysScroll(page);
	});

	test("stays typed where saving fails, and is stored once when it is tried again", async ({
		adminPage: page,
	}) => {
		const { fullName, email, phone } = testPerson();
		await page.goto("/admin/registrations/new");
		await page.getByRole("radio", { name: "Phone call" }).check();
		await page.getByLabel("Full name").fill(fullName);
		await page.getByRole("textbox", { name: "Email" }).fill(email);
		await page.getByRole("textbox", { name: "Phone" }).fill(phone);
		await page.getByLabel("Course").selectOption({ index: 1 });
		await page.getByRole("checkbox", { name: /They agree/ }).check();
		// The registration is stored, and its response gets lost.
		await page.route("**/api/admin/registrations", async (route) => {
			await route.fetch();
			await route.abort();
		});
		await page.getByRole("button", { name: /^Save/ }).click();
		await expect(page.getByRole("alert")).toContainText("Your changes are still here.");
		await page.unroute("**/api/admin/registrations");
		await page.getByRole("button", { name: /^Save/ }).click();
		await expect(toastOf(page, "Registration added")).toBeVisible();
		await page.goto(`/admin/registrations?q=${encodeURIComponent(email)}`);
		await expect(rowOf(page, fullName)).toHaveCount(1);
	});
});

test("duplicates are offered, merged and split again", async ({ adminPage: page }) => {
	const daughter = await createRegistration(page);
	const mother = await createRegistration(page, { phone: daughter.phone });
	await openPerson(page, daughter);
	const duplicates = page.getByRole("region", { name: "Possible duplicates" });
	await expect(duplicates).toContainText("Same phone");
	await duplicates.getByRole("button", { name: "Merge" }).press("Enter");
	const confirm = page.getByRole("alertdialog");
	await expect(confirm).toContainText(`Merge ${mother.fullName} into ${daughter.fullName}?`);
	await confirm.getByRole("button", { name: "Merge" }).press("Enter");
	await expect(toastOf(page, "Merged")).toBeVisible();
	await expect(duplicates).toHaveCount(0);
	await expect(timelineOf(page)).toContainText(`Merged with ${mother.reference}`);
	await expectNoFindings(page, "main");

	const others = page.getByRole("button", { name: "Split off" });
	await others.and(page.getByRole("button", { name: mother.reference })).press("Enter");
	await expect(toastOf(page, "Split off")).toBeVisible();
	await expect(timelineOf(page)).toContainText(`${mother.reference} is another person`);
	await expect(duplicates).toHaveCount(0);
	await openPerson(page, mother);
	await expect(timelineOf(page)).toContainText(`Split off from ${daughter.reference}`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(mother.fullName);
});

test.describe("two people on one person", () => {
	test("changes of different fields are merged, of one field somebody chooses", async ({
		adminPage: page,
	}) => {
		const registration = await createRegistration(page);
		await openPerson(page, registration);
		const other = await openAsSecondAdministrator(page, page.url());
		const task = (of: Page) => of.getByLabel("Task", { exact: true });
		await task(page).pressSequentially("Call about papers");
		await other.getByLabel("Owner").selectOption("admin");
		await expect(toastOf(other, "Saved")).toBeVisible();
		await expect(timelineOf(page)).toContainText("Owner: empty → admin");
		await expect(task(page)).toHaveValue("Call about papers");
		await page.keyboard.press("Enter");
		await expect(toastOf(page, "Saved")).toBeVisible();
		await expect(page.getByLabel("Owner").locator("option:checked")).toHaveText("admin");
		await expect(task(other)).toHaveValue("Call about papers");

		await task(page).fill("Call in the evening");
		await task(other).fill("Write to her");
		await other.keyboard.press("Enter");
		await expect(timelineOf(page)).toContainText("Task: Call about papers → Write to her");
		await expect(task(page)).toHaveValue("Call in the evening");
		await task(page).press("Enter");
		const conflict = page.getByRole("dialog", { name: "admin also edited this plan" });
		await expect(conflict).toContainText("Write to her");
		await expect(conflict).toContainText("Call in the evening");
		await expectNoFindings(page, "[role=dialog]");
		await conflict.getByRole("radio", { name: /Call in the evening/ }).check();
		await conflict.getByRole("button", { name: /Save|Keep/ }).click();
		await expect(timelineOf(page)).toContainText("Task: Write to her → Call in the evening");
		await other.context().close();
	});

	test("a note that both change shows theirs and keeps mine", async ({ adminPage: page, site }) => {
		await openPerson(page, await createRegistration(page));
		await page.getByPlaceholder("Add a note").fill("Works until 4.");
		await page.getByRole("button", { name: "Save note" }).click();
		await expect(timelineOf(page)).toContainText("Works until 4.");
		const edit = timelineOf(page).getByRole("textbox", { name: "Note" });
		await page.getByRole("button", { name: "Edit note" }).click();
		await edit.fill("Works until 5.");
		const { pathname } = new URL(page.url());
		const [note] = (await (await site.asAdmin("GET", `/api${pathname}`)).json()).entries;
		const theirs = { text: "Works until 6." };
		const changed = await site.asAdmin("PATCH", `/api/admin/person-entries/${note.id}`, theirs);
		expect(changed.status).toBe(200);
		await expect(page.getByRole("alert")).toContainText("“Works until 6.”");
		await expect(edit).toHaveValue("Works until 5.");
		await timelineOf(page).getByRole("button", { name: "Save" }).click();
		await expect(timelineOf(page).getByText("Works until 5.", { exact: true })).toBeVisible();
	});

	test("what is typed stays in sight when a colleague merges the person away", async ({
		adminPage: page,
		site,
	}) => {
		const one = await personOf(page, await createRegistration(page));
		const duplicate = await createRegistration(page);
		await openPerson(page, duplicate);
		await page.getByPlaceholder("Add a note").fill("A long note about papers.");
		const merge = { personId: await personOf(page, duplicate) };
		const merged = await site.asAdmin("POST", `/api/admin/people/${one}/merge`, merge);
		expect(merged.status).toBe(200);
		await expect(page.getByText("This person no longer exists.")).toBeVisible();
		await expect(page.getByPlaceholder("Add a note")).toHaveValue("A long note about papers.");
	});
});

test.describe("stage and answer state by keyboard", () => {
	test("a stage changes beside the status, with Undo, in panel, list and timeline", async ({
		adminPage: page,
	}) => {
		const { id, fullName } = await createRegistration(page);
		await page.goto(`/admin/registrations?q=${encodeURIComponent(fullName)}&open=${id}`);
		const panel = page.getByRole("dialog");
		const stage = panel.getByLabel("Stage");
		await stage.focus();
		await page.keyboard.type("Visit");
		await expect(toastOf(page, "Stage Updated")).toContainText("moved to “Visit booked”");
		await expect(stage).toBeFocused();
		await expect(stage.locator("option:checked")).toHaveText("Visit booked");
		await expect(panel.getByRole("radio", { name: "Pending" })).toBeChecked();
		await expect(rowOf(page, fullName)).toContainText("Visit booked");
		await toastOf(page, "Stage Updated").getByRole("button", { name: "Undo" }).press("Enter");
		await expect(toastOf(page, "Undone")).toBeVisible();
		await expect(stage.locator("option:checked")).toHaveText("New");

		await panel.getByRole("radio", { name: "Accepted" }).check();
		await expect(toastOf(page, "Status Updated")).toBeVisible();
		await expect(stage.locator("option:checked")).toHaveText("New");
		await openPerson(page, { id });
		await page.getByLabel(/^Stage of/).selectOption("Enrolled");
		await expect(timelineOf(page)).toContainText("Stage: new → enrolled");
		// What one user changed within a minute is one entry.
		const before = timelineOf(page)
			.getByRole("listitem")
			.filter({ hasText: "Registration changed" });
		await expect(before).toContainText("Stagevisit bookednewStatusPendingAccepted");
	});

	test("many stages change at once, and a view keeps them together", async ({
		adminPage: page,
	}) => {
		const mark = `stage${Date.now()}`;
		await createRegistration(page, { fullName: `One ${mark}` });
		await createRegistration(page, { fullName: `Two ${mark}` });
		await page.goto(`/admin/registrations?q=${mark}`);
		await page.getByLabel("Select all on this page").press("Space");
		await page.getByRole("button", { name: "Set stage" }).press("Enter");
		await page.getByRole("menuitem", { name: "Waitlisted" }).press("Enter");
		await expect(toastOf(page, "Stage Updated")).toContainText("2 registrations moved");
		await page.getByRole("combobox", { name: "Stage" }).selectOption("Waitlisted");
		await expect(page).toHaveURL(/stage=waitlisted/);
		await expect(rowOf(page, mark)).toHaveCount(2);
		await page.getByRole("combobox", { name: "Stage" }).selectOption("New");
		await expect(page.getByText("No registrations found.")).toBeVisible();
	});

	test("opening a message reads it and answers nothing; the answer is set apart", async ({
		adminPage: page,
	}) => {
		const { id, email } = await createContact(page);
		await page.goto(`/admin/contacts?q=${encodeURIComponent(email)}&open=${id}`);
		await expect(toastOf(page, "Contact Updated")).toBeVisible();
		const panel = page.getByRole("dialog");
		const open = panel.getByRole("radio", { name: "Open" });
		await expect(open).toBeChecked();
		await expect(rowOf(page, email)).toContainText("Read");
		await expect(rowOf(page, email)).toContainText("Open");
		await open.focus();
		await page.keyboard.press("ArrowRight");
		await expect(toastOf(page, "Answer Updated")).toContainText("1 message marked as answered.");
		await expect(panel.getByRole("radio", { name: "Answered" })).toBeFocused();
		await expect(rowOf(page, email)).toContainText("Answered");

		await page.goto(`/admin/contacts?q=${encodeURIComponent(email)}&answerState=answered`);
		await page.getByLabel("Select all on this page").check();
		await page.getByRole("button", { name: "Set answer" }).press("Enter");
		await page.getByRole("menuitem", { name: "Closed" }).press("Enter");
		await expect(page.getByText("No contact messages found.")).toBeVisible();
	});
});

test("a conversation that asked for a call leads to its person", async ({ adminPage: page }) => {
	const visitor = await askQuestions(page, "How much is the CNA course?");
	await visitor.wantsACall();
	await page.goto(`/admin/chats?open=${visitor.conversationId}`);
	await page.getByRole("link", { name: "Person", exact: true }).click();
	await expect(page).toHaveURL(/\/admin\/people\/\d+$/);
	await expect(timelineOf(page)).toContainText("Asked for a call");
});

test("a person that fails to load says so and can be tried again", async ({ adminPage: page }) => {
	const registration = await createRegistration(page);
	await page.route("**/api/admin/people/*", (route) => route.abort());
	await page.goto(`/admin/registrations?open=${registration.id}`);
	await expect(page.getByRole("dialog")).toContainText("Failed to load");
	await page.unroute("**/api/admin/people/*");
	await page.getByRole("dialog").getByRole("button", { name: "Retry" }).click();
	await expect(page.getByRole("region", { name: "Person" })).toBeVisible();
});

test("a person fits on a phone", async ({ adminPage: page }) => {
	const registration = await createRegistration(page);
	await createContact(page, { email: registration.email });
	await openPerson(page, registration);
	await page.setViewportSize(phone);
	await expectNoFindings(page);
	await page.emulateMedia({ colorScheme: "dark" });
	await expectNoFindings(page);
	await page.setViewportSize({ width: 320, height: 640 });
	await expectNoSidewaysScroll(page);
});

test.describe("a stranger who writes with an applicant’s email address", () => {
	test("is shown next to the applicant until someone decides, at 390 and 1366 px", async ({
		adminPage: page,
	}) => {
		const applicant = await createRegistration(page);
		const strange = { name: "Mallory Grey", phone: `201-555-${applicant.phone.slice(-4)}` };
		await createContact(page, { ...strange, email: applicant.email });
		await openPerson(page, applicant);
		const call = (number: string) =>
			page.locator(".reach").getByRole("link", { name: number, exact: true });
		const asked = page.getByRole("region", { name: "New, from the website, not confirmed" });
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(applicant.fullName);
		await expect(call(applicant.phone)).toBeVisible();
		await expect(asked.getByRole("link", { name: strange.phone })).toHaveAttribute("href", /^tel:/);
		for (const size of [{ width: 1366, height: 800 }, phone]) {
			await page.setViewportSize(size);
			await expect(asked).toBeVisible();
			await expectNoFindings(page, "main");
			await expectNoSidewaysScroll(page);
		}

		await asked.getByRole("button", { name: /^Use these details/ }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(strange.name);
		await expect(call(strange.phone)).toBeVisible();
		await expect(asked).toHaveCount(0);
		await toastOf(page, "Details confirmed").getByRole("button", { name: "Undo" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(applicant.fullName);

		await asked.getByRole("button", { name: /^Keep the current ones/ }).click();
		await expect(asked).toHaveCount(0);
		await expect(call(applicant.phone)).toBeVisible();
		await expect(timelineOf(page)).toContainText("Contact details: not confirmed → not used");
		// A later look may decide otherwise.
		await page.getByRole("button", { name: /^Use these details ?: C-/ }).click();
		await expect(call(strange.phone)).toBeVisible();
		await page.getByRole("button", { name: /^Use these details ?: R-/ }).click();
		await expect(call(applicant.phone)).toBeVisible();
	});

	test("is not undone over what a colleague has decided since", async ({
		adminPage: page,
		site,
	}) => {
		const applicant = await createRegistration(page);
		const strange = { name: "Mallory Grey", phone: `201-555-${applicant.phone.slice(-4)}` };
		await createContact(page, { ...strange, email: applicant.email });
		await openPerson(page, applicant);
		await page.getByRole("button", { name: /^Use these details/ }).click();
		const heading = page.getByRole("heading", { level: 1 });
		await expect(heading).toHaveText(strange.name);
		const corrected = await site.asAdmin("PATCH", `/api/admin/registrations/${applicant.id}`, {
			fullName: "Ana Corrected",
		});
		expect(corrected.status).toBe(200);
		await expect(heading).toHaveText("Ana Corrected");
		await toastOf(page, "Details confirmed").getByRole("button", { name: "Undo" }).click();
		await expect(toastOf(page, "Update Failed")).toContainText("Someone else changed this record");
		await expect(heading).toHaveText("Ana Corrected");
	});
});
