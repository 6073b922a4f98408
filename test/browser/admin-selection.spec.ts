import type { Locator, Page } from "@playwright/test";
import { createContact, createRegistration, expect, test, toastOf } from "./admin.ts";

test.use({ viewport: { width: 1366, height: 800 } });

const PAGE_SIZE = 50;
const search = (list: string, mark: string) => `/admin/${list}?q=${mark}`;
const selection = (page: Page) => page.getByRole("region", { name: "Selection" });
const dataRows = (page: Page) => page.locator("tbody").getByRole("row");

let marks = 0;
/** Returns a word that only one test's records have. */
const aMark = () => `mark${process.pid}x${++marks}x`;

/** Registers a page of people and two more. @returns the word that they share */
async function twoPages(page: Page): Promise<string> {
	const mark = aMark();
	for (let n = 0; n < PAGE_SIZE + 2; n++) {
		await createRegistration(page, { fullName: `Person ${mark} ${n}` });
	}
	return mark;
}

test("rows selected on two pages, and all that match on every page, are changed together, and Undo brings all of them back", async ({
	adminPage,
}) => {
	const mark = await twoPages(adminPage);
	await adminPage.goto(search("registrations", mark));
	await adminPage.getByLabel(`Select Person ${mark} 51`, { exact: true }).check();
	await adminPage.getByRole("button", { name: "Next" }).click();
	await expect(dataRows(adminPage)).toHaveCount(2);
	await expect(selection(adminPage)).toContainText("1 selected");
	await adminPage.getByLabel(`Select Person ${mark} 0`, { exact: true }).check();
	await expect(selection(adminPage)).toContainText("2 selected");
	await adminPage.getByRole("button", { name: "Archive", exact: true }).click();
	await expect(toastOf(adminPage, "Archived")).toContainText("2 registrations archived.");
	await expect(selection(adminPage)).toBeHidden();
	await expect(adminPage.getByRole("heading", { level: 1 })).toHaveText("Registrations 50");
	await adminPage.getByRole("button", { name: "Undo" }).click();
	await expect(toastOf(adminPage, "Undone")).toContainText("Your change was undone.");
	await expect(adminPage.getByRole("heading", { level: 1 })).toHaveText("Registrations 52");

	await adminPage.goto(search("registrations", mark));
	await adminPage.getByLabel("Select all on this page").check();
	await expect(selection(adminPage)).toContainText("50 selected");
	await adminPage.getByRole("button", { name: "Select all 52 that match" }).click();
	await expect(selection(adminPage)).toContainText("All 52 selected");
	await adminPage.getByRole("button", { name: "Next" }).click();
	await expect(dataRows(adminPage)).toHaveCount(2);
	await expect(dataRows(adminPage).getByRole("checkbox", { checked: true })).toHaveCount(2);

	const sent = adminPage.waitForRequest((call) => call.method() === "PATCH");
	await selection(adminPage).getByRole("button", { name: "Set status" }).click();
	await adminPage.getByRole("menuitem", { name: "Accepted" }).click();
	const call = await sent;
	expect(new URL(call.url()).search).toBe(`?q=${mark}`);
	expect(call.postDataJSON()).toEqual({ total: 52, change: { status: "accepted" } });
	await expect(toastOf(adminPage, "Status Updated")).toContainText(
		"52 registrations marked as accepted.",
	);
	await expect(dataRows(adminPage).getByText("Accepted")).toHaveCount(2);
	await adminPage.getByRole("button", { name: "Undo" }).click();
	await expect(toastOf(adminPage, "Undone")).toBeVisible();
	await expect(dataRows(adminPage).getByText("Pending")).toHaveCount(2);
	await adminPage.getByRole("button", { name: "Previous" }).click();
	await expect(dataRows(adminPage).getByText("Pending")).toHaveCount(PAGE_SIZE);
});

test("other filters start with an empty selection; another sort order keeps it", async ({
	adminPage,
}) => {
	const mark = aMark();
	const { fullName } = await createRegistration(adminPage, { fullName: `One ${mark}` });
	await createRegistration(adminPage, { fullName: `Two ${mark}` });
	await adminPage.goto(search("registrations", mark));
	await adminPage.getByLabel(`Select ${fullName}`).check();
	await adminPage.getByRole("columnheader", { name: "Name" }).getByRole("button").click();
	await expect(adminPage).toHaveURL(/sort=fullName/);
	await expect(selection(adminPage)).toContainText("1 selected");
	await adminPage.getByLabel("Status", { exact: true }).selectOption("pending");
	await expect(adminPage).toHaveURL(/status=pending/);
	await expect(adminPage.getByLabel(`Select ${fullName}`)).not.toBeChecked();
	await expect(selection(adminPage)).toBeHidden();
});

test("if one more matches by now, nothing is changed and the new number is shown", async ({
	adminPage,
}) => {
	const mark = aMark();
	await createRegistration(adminPage, { fullName: `One ${mark}` });
	await createRegistration(adminPage, { fullName: `Two ${mark}` });
	await adminPage.goto(search("registrations", mark));
	await adminPage.getByLabel(`Select One ${mark}`).check();
	await adminPage.getByRole("button", { name: "Select all 2 that match" }).click();
	await createRegistration(adminPage, { fullName: `Three ${mark}` });
	await adminPage.getByRole("button", { name: "Archive", exact: true }).click();
	await expect(toastOf(adminPage, "Update Failed")).toContainText(
		"The list has changed: 3 records match now. Check it and try again.",
	);
	await expect(dataRows(adminPage)).toHaveCount(3);
	await expect(selection(adminPage)).toContainText("All 3 selected");
	await adminPage.getByRole("button", { name: "Archive", exact: true }).click();
	await expect(toastOf(adminPage, "Archived")).toContainText("3 registrations archived.");
});

test("a row that has changed since it was selected on another page is saved from its version on screen", async ({
	adminPage,
	site,
}) => {
	const mark = await twoPages(adminPage);
	await adminPage.goto(search("registrations", mark));
	const row = dataRows(adminPage).first();
	await row.getByRole("checkbox").check();
	// Its version changes through the administrator's own edit.
	await row.getByRole("button", { name: "Update", exact: true }).click();
	const dialog = adminPage.getByRole("dialog", { name: "Update status" });
	await dialog.getByText("Rejected", { exact: true }).click();
	await dialog.getByRole("button", { name: "Update" }).click();
	await expect(row).toContainText("Rejected");
	await adminPage.getByRole("button", { name: "Next" }).click();
	await expect(dataRows(adminPage)).toHaveCount(2);
	await dataRows(adminPage).first().getByRole("checkbox").check();
	await expect(selection(adminPage)).toContainText("2 selected");
	await adminPage.getByRole("button", { name: "Archive", exact: true }).click();
	await expect(toastOf(adminPage, "Archived")).toContainText("2 registrations archived.");
	const archived = await site.asAdmin("GET", `/api/admin/registrations?archived=true&q=${mark}`);
	expect(await archived.json()).toHaveLength(2);
});

test("all matching messages are marked as read, also on phones", async ({ adminPage }) => {
	const subject = aMark();
	const first = await createContact(adminPage, { subject });
	await createContact(adminPage, { subject });
	await adminPage.setViewportSize({ width: 390, height: 844 });
	await adminPage.goto(search("contacts", subject));
	await adminPage.getByLabel(`Select message from ${first.name}`).check();
	await adminPage.getByRole("button", { name: "Select all 2 that match" }).click();
	await expect(selection(adminPage)).toContainText("All 2 selected");
	await selection(adminPage).getByRole("button", { name: "Mark as read" }).click();
	await expect(toastOf(adminPage, "Contact Updated")).toContainText(
		"2 messages have been marked as read.",
	);
	await expect(dataRows(adminPage).getByText("Unread")).toHaveCount(0);
});

test("on a phone every row has its checkbox left of the name, and a selected row is tinted", async ({
	adminPage,
}) => {
	const mark = aMark();
	await createRegistration(adminPage, { fullName: `Left ${mark}` });
	await createContact(adminPage, { subject: mark });
	await adminPage.setViewportSize({ width: 390, height: 844 });
	for (const list of ["registrations", "contacts"]) {
		await adminPage.goto(search(list, mark));
		const row = dataRows(adminPage).first();
		const plain = await backgroundOf(row);
		const checkbox = await row.getByRole("checkbox").boundingBox();
		const name = await row.getByRole("link").first().boundingBox();
		expect(checkbox && name && checkbox.x + checkbox.width <= name.x, list).toBe(true);
		await row.getByRole("checkbox").check();
		expect(await backgroundOf(row), list).not.toBe(plain);
	}
});

const backgroundOf = (row: Locator) => row.evaluate((tr) => getComputedStyle(tr).backgroundColor);
