import type { Page } from "@playwright/test";
import { aClassAhead, aRegistration } from "../factories.ts";
import { expectNoFindings } from "./axe.ts";
import { expect, type Site, test } from "./site.ts";
import { fillRegistration, registerButton, shownReference, whenReady } from "./visitor.ts";

const program = (page: Page) => page.getByLabel("Program", { exact: true });
const classOf = (page: Page) => page.getByLabel(/^Class/);
const offered = "Mar 4 – May 1, 2031 · Tue, Thu 6:00–9:00 PM · $1,250 · Waiting list";

async function expectNoScrollAt320(page: Page) {
	const size = page.viewportSize();
	await page.setViewportSize({ width: 320, height: 640 });
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
	if (size) await page.setViewportSize(size);
}

/** A class whose one seat is taken. @returns its id and the registration that has the seat */
async function fullClass(site: Site) {
	const added = await site.asAdmin("POST", "/api/admin/classes", aClassAhead({ seats: 1 }));
	const { id } = await added.json();
	const taken = await site.asAdmin("POST", "/api/register", aRegistration({ classId: id }));
	const { id: holder } = await taken.json();
	await change(site, holder, "place");
	return { id, holder };
}

async function change(site: Site, registrationId: number, act: string) {
	const answer = await site.asAdmin("POST", "/api/admin/placements", { registrationId, act });
	expect(answer.status, await answer.clone().text()).toBe(200);
}

/** Somebody new, who is not suspected for the many who share a name, phone and message in other tests. */
function newcomer() {
	const { fullName: name, email, phone, message } = aRegistration();
	return { name, email, phone, message };
}

/** Path of the page of the registration that a success view shows. */
async function ownPage(site: Site, page: Page): Promise<string> {
	const reference = await shownReference(page).innerText();
	const found = await site.asAdmin("GET", `/api/admin/registrations?q=${reference}`);
	const [{ id }] = await found.json();
	const link = await site.asAdmin("POST", `/api/admin/registrations/${id}/applicant-links`);
	return new URL((await link.json()).url).pathname;
}

test("from free hours to a full class, its waiting list, an offer and a place; a second tab’s answer comes too late", async ({
	page,
	site,
	browser,
}) => {
	const { id, holder } = await fullClass(site);
	const other = await site.asAdmin("POST", "/api/admin/classes", aClassAhead({ courseId: 3 }));
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/");
	await page.getByRole("link", { name: "Find a class that fits your week" }).click();
	await whenReady(page);
	for (const hours of ["Tuesday", "Thursday", "After 5 PM"]) {
		await page.getByLabel(hours).focus();
		await page.keyboard.press("Space");
	}
	await page.keyboard.press("Enter");
	const found = page.getByRole("listitem").filter({ hasText: "Certified Nursing Assistant" });
	await expect(found).toContainText("Waiting list");
	await found.getByRole("link", { name: "Join the waiting list" }).focus();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(`/register?program=cna&class=${id}`);
	await whenReady(page);
	await expect(program(page)).toHaveValue("2");
	await expect(classOf(page)).toHaveValue(String(id));
	await program(page).selectOption({ label: "Certified Home Health Aide (CHHA)" });
	await expect(classOf(page).getByRole("option")).toHaveCount(2);
	await expect(classOf(page)).toHaveValue("");
	await program(page).selectOption({ label: "EKG Technician" });
	await expect(classOf(page)).toBeHidden();
	await fillRegistration(page, { ...newcomer(), course: "Certified Nursing Assistant (CNA)" });
	await expect(classOf(page)).toHaveValue("");
	await classOf(page).selectOption({ label: offered });
	await page.reload();
	await whenReady(page);
	await expect(classOf(page)).toHaveValue(String(id));
	await expectNoFindings(page);
	await expectNoScrollAt320(page);
	const request = page.waitForRequest("**/api/register");
	await registerButton(page).click();
	expect((await request).postDataJSON()).toMatchObject({ courseId: 2, classId: id });
	await expect(page.getByRole("main")).toContainText("You are on the waiting list, number 1.");
	await expect(page.getByRole("main")).toContainText("It is yours only if you accept it by");
	await expect(page.getByRole("main")).not.toContainText("booked");

	const path = await ownPage(site, page);
	await page.setViewportSize({ width: 1366, height: 768 });
	await page.goto(path);
	const seat = page.getByRole("region", { name: "Your class" });
	await expect(seat).toContainText("You are on the waiting list, number 1.");
	await expect(seat.getByRole("button", { name: "Accept" })).toBeHidden();
	await change(site, holder, "release");
	await page.reload();
	await expect(seat).toContainText("A seat in this class is yours if you accept it by ");
	await seat.getByText("See all 18 meetings").click();
	await expect(seat.getByText("Tuesday, March 4, 6:00–9:00 PM")).toBeVisible();
	await expectNoFindings(page);
	await expectNoScrollAt320(page);
	const now = page.getByRole("region", { name: "What happens now" });
	await expect(now).not.toContainText("calls or emails you");
	await page.setViewportSize({ width: 390, height: 844 });
	const accept = seat.getByRole("button", { name: "Accept" });
	const { y = 844 } = (await accept.boundingBox()) ?? {};
	expect(y, "without scrolling").toBeLessThan(800);
	await page.setViewportSize({ width: 1366, height: 768 });
	await page.goto(`/es${path}`);
	const spanish = page.getByRole("region", { name: "Su clase" });
	await expect(spanish.locator("[lang=en]")).toHaveText("Cash, card or in three parts.");
	await page.goto(path);
	const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: site.url });
	await plain.goto(path);
	await seat.getByRole("button", { name: "Accept" }).focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("status").first()).toHaveText(
		"You accepted. Your place is confirmed.",
	);
	await expect(seat).toContainText("You have a place in this class.");
	await expect(now.getByRole("listitem")).toHaveText([
		/^We received your registration/,
		/^First day of your class: Tuesday, March 4, 6:00–9:00 PM\. Where: 100 Example/,
		"How to pay: Cash, card or in three parts.",
	]);
	await plain.getByText("Decline", { exact: true }).click();
	await plain.getByRole("button", { name: "Decline the seat" }).click();
	await expect(plain.getByRole("status").first()).toHaveText(
		"This offer has ended. Please call us.",
	);
	await expect(plain.getByRole("region", { name: "Your class" })).toContainText(
		"You have a place in this class.",
	);
	await plain.close();
	const download = page.waitForEvent("download");
	await seat.getByRole("link", { name: "Add the class to my calendar" }).click();
	expect((await download).suggestedFilename()).toBe("class.ics");
	await site.asAdmin("PATCH", `/api/admin/classes/${id}`, { state: "cancelled" });
	await site.asAdmin("DELETE", `/api/admin/classes/${(await other.json()).id}`);
});

test("without JavaScript a class is chosen, refused at its field with another program, waited for and declined", async ({
	site,
	browser,
}) => {
	const { id, holder } = await fullClass(site);
	const page = await browser.newPage({ javaScriptEnabled: false, baseURL: site.url });
	await page.goto(`/register?class=${id}`);
	await fillRegistration(page, newcomer());
	await registerButton(page).click();
	await expect(classOf(page)).toHaveAccessibleDescription(/Please choose another class/);
	await program(page).selectOption({ label: "Certified Nursing Assistant (CNA)" });
	await registerButton(page).click();
	await expect(page.getByRole("heading", { name: "Registration Successful!" })).toBeVisible();
	await expect(page.getByRole("main")).not.toContainText("waiting list");

	await page.goto(`/register?class=${id}`);
	await fillRegistration(page, { ...newcomer(), course: "" });
	await registerButton(page).click();
	await expect(page.getByRole("main")).toContainText("You are on the waiting list, number 1.");

	const path = await ownPage(site, page);
	await change(site, holder, "release");
	await page.goto(path);
	await page.getByText("Decline", { exact: true }).click();
	await page.getByRole("button", { name: "Decline the seat" }).click();
	const now = page.getByRole("region", { name: "What happens now" });
	await expect(now).toContainText("You do not have a place in a class.");
	await expect(now).not.toContainText("calls or emails you");
	await page.close();
	await site.asAdmin("PATCH", `/api/admin/classes/${id}`, { state: "cancelled" });
});

test("what is registered is said also where the connection was lost before, in Spanish with a class", async ({
	page,
	site,
}) => {
	const added = await site.asAdmin("POST", "/api/admin/classes", aClassAhead({ seats: 5 }));
	const { id } = await added.json();
	await page.goto(`/es/register?program=cna&class=${id}`);
	await whenReady(page);
	const { name, email, phone } = newcomer();
	await page.getByLabel("Nombre completo").fill(name);
	await page.getByLabel("Correo electrónico").fill(email);
	await page.getByLabel("Teléfono").fill(phone);
	const send = page.getByRole("button", { name: "Inscribirme" });
	await page.context().setOffline(true);
	await send.click();
	await expect(page.getByText("Sus respuestas siguen aquí")).toBeVisible();
	await page.context().setOffline(false);
	await send.click();
	await expect(page).toHaveURL(/\?registered=R-\d{6}/);
	await expect(shownReference(page)).toHaveText(/^R-\d{6}$/);
	await site.asAdmin("PATCH", `/api/admin/classes/${id}`, { state: "cancelled" });
});
