import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import {
	createContact,
	createRegistration,
	expect,
	signIn,
	test,
	testPerson,
	toastOf,
} from "./admin.ts";
import { expectNoFindings } from "./axe.ts";
import { aPerson } from "./second-factor.ts";
import type { Site } from "./site.ts";

test.use({ viewport: { width: 390, height: 844 } });

/** Somebody with a registration, a message and a note. */
async function somebody(page: Page, site: Site) {
	const person = testPerson();
	const { fullName, email, phone } = person;
	const registration = await createRegistration(page, {
		...person,
		message: "Is <b>Friday</b> free?",
	});
	await createContact(page, { name: fullName, email, phone, message: "My diploma is from Peru." });
	const stored = await site.asAdmin("GET", `/api/admin/registrations/${registration.id}`);
	const { personId: id } = await stored.json();
	await site.asAdmin("POST", `/api/admin/people/${id}/entries`, {
		kind: "note",
		text: "Prefers the evening",
	});
	return { ...person, id: id as number, reference: registration.reference as string };
}

const download = async (page: Page, name: string) => {
	const [file] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("button", { name }).click(),
	]);
	return { name: file.suggestedFilename(), text: readFileSync(await file.path(), "utf8") };
};

const expectNoSidewaysScrolling = async (page: Page) =>
	expect(
		await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
	).toBeLessThanOrEqual(0);

test("one person is shown, exported and erased on a phone, by keyboard", async ({
	adminPage: page,
	site,
	context,
}) => {
	const ana = await somebody(page, site);
	await page.goto(`/admin/people/${ana.id}`);
	await page.getByRole("link", { name: "Personal data" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Personal data" })).toBeVisible();
	for (const text of [
		`Registration ${ana.reference}`,
		"Is <b>Friday</b> free?",
		"My diploma is from Peru.",
		"Prefers the evening",
		"“By registering, you agree that our office may call or email you about it.”",
	]) {
		await expect(page.getByText(text, { exact: true })).toBeVisible();
	}
	await expectNoSidewaysScrolling(page);
	await expectNoFindings(page);

	await page.getByLabel("Asked for on").fill("2026-11-02");
	const json = await download(page, "Copy as JSON");
	expect(json.name).toMatch(/^personal-data-\d+-\d{4}-\d\d-\d\d\.json$/);
	expect(JSON.parse(json.text)).toMatchObject({
		format: "personal-data",
		formatVersion: 2,
		person: { names: [ana.fullName], emails: [ana.email], phones: [ana.phone] },
		notesAndCalls: [{ text: "Prefers the evening" }],
	});
	await expect(toastOf(page, "Export ready")).toBeVisible();
	const html = await download(page, "Copy to read");
	expect(html.name).toMatch(/\.html$/);
	const reader = await context.newPage();
	await reader.setContent(html.text);
	await expect(reader.getByRole("heading", { level: 1 })).toContainText(ana.fullName);
	await expect(reader.getByText("Is <b>Friday</b> free?", { exact: true })).toBeVisible();
	await expectNoSidewaysScrolling(reader);
	await expectNoFindings(reader);
	await reader.close();

	await page.getByRole("button", { name: "Delete everything" }).press("Enter");
	const dialog = page.getByRole("dialog", { name: `Delete everything about ${ana.fullName}?` });
	await expect(dialog).toContainText("1 registration, 1 message, 4 emails, and 1 note or call");
	await expectNoFindings(page);
	const typed = dialog.getByLabel(`Type “${ana.fullName}” to confirm`);
	await typed.fill("Somebody Else");
	await page.keyboard.press("Enter");
	await expect(dialog.getByText("This is not the person’s name.")).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(dialog).toHaveCount(0);
	await expect(page.getByRole("button", { name: "Delete everything" })).toBeFocused();
	await page.keyboard.press("Enter");
	await typed.fill(ana.fullName);
	await page.keyboard.press("Enter");
	await expect(toastOf(page, "Everything deleted")).toBeVisible();
	await expect(page).toHaveURL(/\/admin\/registrations$/);
	await expect(page.getByText(ana.fullName)).toHaveCount(0);

	await page.goto("/admin/activity");
	await expect(page.getByText("Person permanently deleted")).toBeVisible();
	await expect(page.getByText(new RegExp(`${ana.reference}.*asked for on`))).toBeVisible();
	await page.goto(`/admin/people/${ana.id}/personal-data`);
	await expect(page.getByText("Nothing is stored about this person.")).toBeVisible();
	await expectNoFindings(page);
});

test("a failed call is said, and trying again shows the data", async ({
	adminPage: page,
	site,
}) => {
	const ana = await somebody(page, site);
	const call = "**/api/admin/people/*/personal-data";
	await page.route(call, (route) => route.fulfill({ status: 500, body: "Broken" }));
	await page.goto(`/admin/people/${ana.id}/personal-data`);
	const again = page.getByRole("button", { name: "Retry" });
	await expect(again).toBeVisible();
	await expectNoFindings(page);
	await page.unroute(call);
	await again.click();
	await expect(page.getByRole("heading", { name: `Registration ${ana.reference}` })).toBeVisible();
});

test("the front desk sees everything, without export and deletion", async ({ page, site }) => {
	const ana = await somebody(page, site);
	await signIn(page, await aPerson(site, { role: "desk" }));
	await page.goto(`/admin/people/${ana.id}/personal-data`);
	await expect(page.getByRole("heading", { name: `Registration ${ana.reference}` })).toBeVisible();
	await expect(page.getByRole("button", { name: /Copy|Delete/ })).toHaveCount(0);
});

test("the page says whom to call: nobody whose details the office hasn’t confirmed, without a word", async ({
	adminPage: page,
	site,
}) => {
	const ana = testPerson();
	const stranger = { name: "Mallory Grey", phone: "201-555-0163" };
	const message = await createContact(page, { ...ana, name: ana.fullName, phone: null });
	await createContact(page, { ...stranger, email: ana.email });
	const stored = await site.asAdmin("GET", `/api/admin/contacts/${message.id}`);
	const { personId, version } = await stored.json();
	await page.goto(`/admin/people/${personId}/personal-data`);
	const whom = page.getByText("First make sure");
	await expect(whom).toContainText(`that it is they who ask: write to ${ana.email}.`);
	await expect(whom).toContainText("hasn’t confirmed how to reach them");
	await expect(page.getByText(`${stranger.phone} (not confirmed)`, { exact: true })).toBeVisible();
	for (const width of [1366, 390]) {
		await page.setViewportSize({ width, height: 800 });
		await expectNoSidewaysScrolling(page);
	}
	const record = { kind: "contact", id: message.id, version, detailsState: "confirmed" };
	await site.asAdmin("PUT", `/api/admin/people/${personId}/details`, { record });
	await expect(whom).not.toContainText("hasn’t confirmed");
	await expectNoFindings(page);
});
