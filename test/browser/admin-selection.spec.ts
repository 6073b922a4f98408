import type { Locator, Page } from "@playwright/test";
import { expect, registered, test, toastOf, written } from "./admin.ts";

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
		await registered(page, { fullName: `Person ${mark} ${n}` });
	}
	return mark;
}

test("rows selected on two pages are archived together, and Undo brings all of them back", async ({
	office,
}) => {
	const mark = await twoPages(office);
	await office.goto(search("registrations", mark));
	await office.getByLabel(`Select Person ${mark} 51`, { exact: true }).check();
	await office.getByRole("button", { name: "Next" }).click();
	await expect(dataRows(office)).toHaveCount(2);
	await expect(selection(office)).toContainText("1 selected");
	await office.getByLabel(`Select Person ${mark} 0`, { exact: true }).check();
	await expect(selection(office)).toContainText("2 selected");
	await office.getByRole("button", { name: "Archive", exact: true }).click();
	await expect(toastOf(office, "Archived")).toContainText("2 registrations archived.");
	await expect(selection(office)).toBeHidden();
	await expect(office.getByRole("heading", { level: 1 })).toHaveText("Registrations 50");
	await office.getByRole("button", { name: "Undo" }).click();
	await expect(toastOf(office, "Undone")).toContainText("Your change was undone.");
	await expect(office.getByRole("heading", { level: 1 })).toHaveText("Registrations 52");
});

test("all that match are changed by their filter, on every page, and Undo brings all of them back", async ({
	office,
}) => {
	const mark = await twoPages(office);
	await office.goto(search("registrations", mark));
	await office.getByLabel("Select all on this page").check();
	await expect(selection(office)).toContainText("50 selected");
	await office.getByRole("button", { name: "Select all 52 that match" }).click();
	await expect(selection(office)).toContainText("All 52 selected");
	await office.getByRole("button", { name: "Next" }).click();
	await expect(dataRows(office)).toHaveCount(2);
	await expect(dataRows(office).getByRole("checkbox", { checked: true })).toHaveCount(2);

	const sent = office.waitForRequest((call) => call.method() === "PATCH");
	await selection(office).getByRole("button", { name: "Set status" }).click();
	await office.getByRole("menuitem", { name: "Accepted" }).click();
	const call = await sent;
	expect(new URL(call.url()).search).toBe(`?q=${mark}`);
	expect(call.postDataJSON()).toEqual({ total: 52, change: { status: "accepted" } });
	await expect(toastOf(office, "Status Updated")).toContainText(
		"52 registrations marked as accepted.",
	);
	await expect(dataRows(office).getByText("Accepted")).toHaveCount(2);
	await office.getByRole("button", { name: "Undo" }).click();
	await expect(toastOf(office, "Undone")).toBeVisible();
	await expect(dataRows(office).getByText("Pending")).toHaveCount(2);
	await office.getByRole("button", { name: "Previous" }).click();
	await expect(dataRows(office).getByText("Pending")).toHaveCount(PAGE_SIZE);
});

test("other filters start with an empty selection; another sort order keeps it", async ({
	office,
}) => {
	const mark = aMark();
	const { fullName } = await registered(office, { fullName: `One ${mark}` });
	await registered(office, { fullName: `Two ${mark}` });
	await office.goto(search("registrations", mark));
	await office.getByLabel(`Select ${fullName}`).check();
	await office.getByRole("columnheader", { name: "Name" }).getByRole("button").click();
	await expect(office).toHaveURL(/sort=fullName/);
	await expect(selection(office)).toContainText("1 selected");
	await office.getByLabel("Status", { exact: true }).selectOption("pending");
	await expect(office).toHaveURL(/status=pending/);
	await expect(office.getByLabel(`Select ${fullName}`)).not.toBeChecked();
	await expect(selection(office)).toBeHidden();
});

test("one more that matches by now is not changed unseen: nothing is, and the new number is shown", async ({
	office,
}) => {
	const mark = aMark();
	await registered(office, { fullName: `One ${mark}` });
	await registered(office, { fullName: `Two ${mark}` });
	await office.goto(search("registrations", mark));
	await office.getByLabel(`Select One ${mark}`).check();
	await office.getByRole("button", { name: "Select all 2 that match" }).click();
	await registered(office, { fullName: `Three ${mark}` });
	await office.getByRole("button", { name: "Archive", exact: true }).click();
	await expect(toastOf(office, "Update Failed")).toContainText(
		"The list has changed: 3 records match now. Check it and try again.",
	);
	await expect(dataRows(office)).toHaveCount(3);
	await expect(selection(office)).toContainText("All 3 selected");
	await office.getByRole("button", { name: "Archive", exact: true }).click();
	await expect(toastOf(office, "Archived")).toContainText("3 registrations archived.");
});

test("a row that has changed since it was selected on another page is saved from its version on screen", async ({
	office,
	site,
}) => {
	const mark = await twoPages(office);
	await office.goto(search("registrations", mark));
	const row = dataRows(office).first();
	await row.getByRole("checkbox").check();
	// Its version changes through the administrator's own edit.
	await row.getByRole("button", { name: "Update", exact: true }).click();
	const dialog = office.getByRole("dialog", { name: "Update status" });
	await dialog.getByText("Rejected", { exact: true }).click();
	await dialog.getByRole("button", { name: "Update" }).click();
	await expect(row).toContainText("Rejected");
	await office.getByRole("button", { name: "Next" }).click();
	await expect(dataRows(office)).toHaveCount(2);
	await dataRows(office).first().getByRole("checkbox").check();
	await expect(selection(office)).toContainText("2 selected");
	await office.getByRole("button", { name: "Archive", exact: true }).click();
	await expect(toastOf(office, "Archived")).toContainText("2 registrations archived.");
	const archived = await site.asAdmin("GET", `/api/admin/registrations?archived=true&q=${mark}`);
	expect(await archived.json()).toHaveLength(2);
});

test("all matching messages are marked as read, also on phones", async ({ office }) => {
	const subject = aMark();
	const first = await written(office, { subject });
	await written(office, { subject });
	await office.setViewportSize({ width: 390, height: 844 });
	await office.goto(search("contacts", subject));
	await office.getByLabel(`Select message from ${first.name}`).check();
	await office.getByRole("button", { name: "Select all 2 that match" }).click();
	await expect(selection(office)).toContainText("All 2 selected");
	await selection(office).getByRole("button", { name: "Mark as read" }).click();
	await expect(toastOf(office, "Contact Updated")).toContainText(
		"2 messages have been marked as read.",
	);
	await expect(dataRows(office).getByText("Unread")).toHaveCount(0);
});

test("on a phone every row has its checkbox left of the name, and a selected row is tinted", async ({
	office,
}) => {
	const mark = aMark();
	await registered(office, { fullName: `Left ${mark}` });
	await written(office, { subject: mark });
	await office.setViewportSize({ width: 390, height: 844 });
	for (const list of ["registrations", "contacts"]) {
		await office.goto(search(list, mark));
		const row = dataRows(office).first();
		const plain = await backgroundOf(row);
		const checkbox = await row.getByRole("checkbox").boundingBox();
		const name = await row.locator(".name-cell").boundingBox();
		expect(checkbox && name && checkbox.x + checkbox.width <= name.x, list).toBe(true);
		await row.getByRole("checkbox").check();
		expect(await backgroundOf(row), list).not.toBe(plain);
	}
});

const backgroundOf = (row: Locator) => row.evaluate((tr) => getComputedStyle(tr).backgroundColor);
