import type { Page } from "@playwright/test";
import { aClass } from "../factories.ts";
import {
	createCourse,
	createRegistration,
	expect,
	signIn,
	test,
	testPerson,
	toastOf,
} from "./admin.ts";
import { expectNoFindings } from "./axe.ts";
import type { Site } from "./site.ts";

test.use({ viewport: { width: 1366, height: 800 } });

/** A registration without a place, and a class of its course. */
async function aChoice(page: Page, site: Site) {
	const { id: courseId } = (await createCourse(page, await signIn(page))) as { id: number };
	const body = aClass({ courseId, seats: 1, firstDay: "2031-03-04", lastDay: "2031-04-24" });
	const added = await site.asAdmin("POST", "/api/admin/classes", { ...body, registerBy: null });
	const { id: classId } = (await added.json()) as { id: number };
	return { classId, registration: await createRegistration(page, { courseId }) };
}

/** The same, and the registration has its one seat. */
async function aSeat(page: Page, site: Site) {
	const choice = await aChoice(page, site);
	const place = { registrationId: choice.registration.id, classId: choice.classId, act: "place" };
	await site.asAdmin("POST", "/api/admin/placements", place);
	return choice;
}

test("a morning with a freed seat: given, full, released, and offered to who waits", async ({
	page,
	site,
}) => {
	const { id: courseId } = (await createCourse(page, await signIn(page))) as { id: number };
	const body = aClass({ courseId, seats: 1, firstDay: "2031-03-04", lastDay: "2031-04-24" });
	const added = await site.asAdmin("POST", "/api/admin/classes", { ...body, registerBy: null });
	const { id } = (await added.json()) as { id: number };
	const first = await createRegistration(page, { courseId });
	const second = await createRegistration(page, { courseId });
	await page.goto(`/admin/registrations?open=${first.id}`);
	const panel = page.getByRole("dialog");
	await chooseClass(page);
	await panel.getByRole("button", { name: "Give seat" }).click();
	await expect(toastOf(page, "Seat given")).toBeVisible();
	await expect(panel.getByText("Has a seat")).toBeVisible();

	await page.goto(`/admin/registrations?open=${second.id}`);
	await expect(panel.getByRole("combobox", { name: "Class" })).toHaveValue("");
	await expect(panel.getByRole("button", { name: /seat|on the list/ })).toHaveCount(0);
	await chooseClass(page);
	await expect(panel.getByText("(full)")).toBeAttached();
	await expect(panel.getByRole("button", { name: /seat/ })).toHaveCount(0);
	await expect(
		panel.getByText("This class is full: no seat can be given or offered."),
	).toBeVisible();
	await panel.getByRole("button", { name: "Put on the list" }).click();
	await expect(panel.getByText("Waiting list", { exact: true })).toBeVisible();
	await expectNoFindings(page, "[role=dialog]");

	await panel.getByRole("link", { name: /^Mar 4/ }).click();
	await expect(page.getByText("1 of 1 seats taken, 1 waiting")).toBeVisible();
	await expectNoFindings(page, "main");
	await page.getByRole("button", { name: `Actions for ${first.fullName}` }).click();
	await page.getByRole("menuitem", { name: "Release" }).click();
	const question = page.getByRole("alertdialog", {
		name: `Release the seat of ${first.fullName}?`,
	});
	await expect(question).toContainText("This action cannot be undone.");
	await expect(page.getByText("1 of 1 seats taken, 1 waiting")).toBeVisible();
	await question.getByRole("button", { name: "Release" }).click();
	await expect(page.getByText("0 of 1 seats taken, 1 offered, 0 waiting")).toBeVisible();
	await expect(page.getByRole("row").filter({ hasText: second.fullName })).toContainText(
		"Offered until",
	);
	await expect(page.getByRole("row").filter({ hasText: first.fullName })).toHaveCount(0);
	expect((await site.asAdmin("GET", `/api/admin/classes/${id}/placements`)).status).toBe(200);

	await site.asAdmin("PATCH", `/api/admin/classes/${id}`, { state: "cancelled" });
	await expect(
		page.getByText("This class is canceled. Everyone below lost their place and is told by email."),
	).toBeVisible();
	await expect(page.getByRole("row").filter({ hasText: second.fullName })).toContainText(
		"Lost their place",
	);
	await expect(page.getByRole("button", { name: /^Actions for/ })).toHaveCount(0);
	await expectNoFindings(page, "main");
});

const chooseClass = (page: Page) =>
	page.getByRole("dialog").getByRole("combobox", { name: "Class" }).selectOption({ index: 1 });

test("who declined a seat is offered none by one click", async ({ page, site }) => {
	const { classId, registration } = await aChoice(page, site);
	const { id: registrationId } = registration;
	await site.asAdmin("POST", "/api/admin/placements", { registrationId, classId, act: "offer" });
	await site.asAdmin("POST", "/api/admin/placements", { registrationId, act: "release" });
	await page.goto(`/admin/registrations?open=${registrationId}`);
	const panel = page.getByRole("dialog");
	await expect(panel.getByRole("combobox", { name: "Class" })).toHaveValue("");
	await expect(panel.getByRole("button", { name: /seat|on the list/ })).toHaveCount(0);
});

test("a seat in a class that has begun is asked about before it is given", async ({
	page,
	site,
}) => {
	const { classId, registration } = await aChoice(page, site);
	await site.asAdmin("PATCH", `/api/admin/classes/${classId}`, {
		firstDay: "2026-01-06",
		lastDay: "2028-12-28",
	});
	await page.goto(`/admin/registrations?open=${registration.id}`);
	const panel = page.getByRole("dialog", { name: registration.fullName });
	await chooseClass(page);
	await expect(panel.getByText("(has begun)")).toBeAttached();
	await expect(panel.getByText("This class began on Jan 6, 2026.")).toBeVisible();
	await panel.getByRole("button", { name: "Give seat" }).click();
	const question = page.getByRole("alertdialog", {
		name: "Give a seat in a class that has begun?",
	});
	await expect(question).toContainText("It began on Jan 6, 2026.");
	await expectNoFindings(page, "[role=alertdialog]");
	await expect(panel.getByText("Has a seat")).toHaveCount(0);
	await question.getByRole("button", { name: "Give seat" }).click();
	await expect(panel.getByText("Has a seat")).toBeVisible();
});

test("a seat that a colleague frees by a rejection can be given right away", async ({
	page,
	site,
}) => {
	const { classId, registration: seated } = await aSeat(page, site);
	const registrations = "/api/admin/registrations";
	const { courseId } = await (await site.asAdmin("GET", `${registrations}/${seated.id}`)).json();
	const next = await createRegistration(page, { courseId });
	await page.goto(`/admin/registrations?open=${next.id}`);
	const panel = page.getByRole("dialog", { name: next.fullName });
	await chooseClass(page);
	await expect(panel.getByText(/This class is full/)).toBeVisible();
	await site.asAdmin("PATCH", `${registrations}/${seated.id}`, { status: "rejected" });
	await panel.getByRole("button", { name: "Give seat" }).click();
	await expect(panel.getByText("Has a seat")).toBeVisible();
	await site.asAdmin("PATCH", `/api/admin/classes/${classId}`, { state: "cancelled" });
});

test("a double click offers a seat once", async ({ page, site }) => {
	const { registration } = await aChoice(page, site);
	let calls = 0;
	page.on("request", (call) => {
		if (call.url().endsWith("/api/admin/placements")) calls += 1;
	});
	await page.goto(`/admin/registrations?open=${registration.id}`);
	await chooseClass(page);
	const offer = page.getByRole("dialog").getByRole("button", { name: "Offer seat" });
	await offer.evaluate((button: HTMLButtonElement) => {
		button.click();
		button.click();
	});
	await expect(page.getByRole("dialog").getByText("Offered until")).toBeVisible();
	await expect(toastOf(page, "Seat offered")).toBeVisible();
	expect(calls).toBe(1);
});

test("no seat is offered where it would be refused", async ({ page, site }) => {
	const { registration } = await aChoice(page, site);
	for (const [change, why] of [
		[{ isSpam: true }, "Suspected spam can’t be given a seat."],
		[{ isSpam: false, status: "rejected" }, "A rejected registration can’t be given a seat."],
	] as const) {
		const records = [{ id: registration.id, ...change }];
		await site.asAdmin("POST", "/api/admin/registrations/bulk", { records });
		await page.goto(`/admin/registrations?open=${registration.id}`);
		await expect(page.getByRole("dialog").getByText(why)).toBeVisible();
		await expect(page.getByRole("button", { name: /seat|on the list/ })).toHaveCount(0);
	}
	await expectNoFindings(page, "[role=dialog]");
});

test("who withdrew is given no seat", async ({ page, site }) => {
	const { registration } = await aChoice(page, site);
	const link = await site.asAdmin(
		"POST",
		`/api/admin/registrations/${registration.id}/applicant-links`,
	);
	const { pathname } = new URL((await link.json()).url);
	await fetch(`${site.url}/api${pathname}/withdrawal`, { method: "PUT" });
	await page.goto(`/admin/registrations?open=${registration.id}`);
	await expect(
		page
			.getByRole("dialog")
			.getByText("The applicant withdrew this registration, so it can’t be given a seat."),
	).toBeVisible();
	await expect(page.getByRole("button", { name: /seat|on the list/ })).toHaveCount(0);
});

test("rejecting somebody who has a seat says what it releases, and its Undo what stays lost", async ({
	page,
	site,
}) => {
	const { classId, registration } = await aChoice(page, site);
	const { id: registrationId, fullName } = registration;
	await site.asAdmin("POST", "/api/admin/placements", { registrationId, classId, act: "place" });
	await page.goto(`/admin/registrations?open=${registrationId}`);
	const panel = page.getByRole("dialog", { name: fullName });
	await expect(panel.getByText("Has a seat")).toBeVisible();
	await panel.getByRole("radio", { name: "Rejected" }).click();
	const question = page.getByRole("dialog", { name: "Update status" });
	await expect(question).toContainText(
		`${fullName} has a seat in a class. Rejecting them releases it, and another status does not give it back.`,
	);
	await question.getByRole("button", { name: "Update" }).click();
	await expect(toastOf(page, "Status Updated")).toContainText(
		"Their place in the class was released.",
	);
	await panel.getByRole("button", { name: "Undo Status Rejected" }).click();
	await expect(toastOf(page, "Undone")).toContainText(
		"Your change was undone. In their class they have now: Wants a seat. A seat that was released is not given back.",
	);
});

test("fewer seats than are promised are asked about before they are saved, and told of after", async ({
	page,
	site,
}) => {
	const { classId } = await aSeat(page, site);
	await page.goto(`/admin/classes/${classId}`);
	await page.getByLabel("Seats").fill("0");
	await page.keyboard.press("Control+s");
	const question = page.getByRole("alertdialog", { name: "Save this class?" });
	await expect(question).toContainText("1 person has a seat or is offered one");
	await question.getByRole("button", { name: "Keep editing" }).click();
	await expect(page.getByLabel("Seats")).toHaveValue("0");
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await question.getByRole("button", { name: "Save class" }).click();
	await expect(toastOf(page, "Class saved")).toContainText(
		"1 seat is taken or offered, 1 more than there are.",
	);
});

test("a selection that is rejected is told of its seats, and so is its Undo", async ({
	page,
	site,
}) => {
	const { registration } = await aChoice(page, site);
	await page.goto(`/admin/registrations?q=${encodeURIComponent(registration.fullName)}`);
	await page.getByLabel(`Select ${registration.fullName}`).check();
	await page.getByRole("button", { name: "Set status" }).click();
	await page.getByRole("menuitem", { name: "Rejected" }).click();
	const question = page.getByRole("alertdialog", { name: "Reject the selected registrations?" });
	await expect(question).toContainText("Undo does not give a seat back");
	await page.keyboard.press("Escape");
	await expect(page.getByRole("button", { name: "Set status" })).toBeFocused();
	await expect(page.getByRole("table").getByText("Pending")).toHaveCount(1);
	await page.getByRole("button", { name: "Set status" }).click();
	await page.getByRole("menuitem", { name: "Rejected" }).click();
	await question.getByRole("button", { name: "Reject them" }).click();
	const toast = toastOf(page, "Status Updated");
	await expect(toast).toContainText("marked as rejected. Seats that they had are released.");
	await toast.getByRole("button", { name: "Undo" }).click();
	await expect(toastOf(page, "Undone")).toContainText(
		"Your change was undone. Seats that they had are not given back.",
	);
});

test("who has a seat is named before spam, another course, an undone change or deletion take it", async ({
	page,
	site,
}) => {
	const { classId, registration } = await aChoice(page, site);
	for (const status of ["rejected", "pending"]) {
		await site.asAdmin("PATCH", `/api/admin/registrations/${registration.id}`, { status });
	}
	const place = { registrationId: registration.id, classId, act: "place" };
	await site.asAdmin("POST", "/api/admin/placements", place);
	await page.goto(`/admin/registrations?open=${registration.id}`);
	const panel = page.getByRole("dialog", { name: registration.fullName });
	const hasSeat = `${registration.fullName} has a seat in a class.`;
	const ask = (name: string | RegExp) => page.getByRole("alertdialog", { name });
	const cancel = (name: string | RegExp) =>
		ask(name)
			.getByRole("button", { name: /Cancel|Keep editing/ })
			.click();

	await panel.getByRole("button", { name: "Delete permanently" }).click();
	await expect(ask(/permanently\?$/)).toContainText(hasSeat);
	await cancel(/permanently\?$/);

	await panel.getByRole("button", { name: "Edit" }).click();
	const form = page.getByRole("dialog", { name: "Edit registration" });
	await form.getByLabel("Name").fill("Ana Ortega");
	await form.getByLabel("Course").selectOption({ index: 0 });
	await form.getByRole("button", { name: "Save" }).click();
	await expect(ask("Save this registration?")).toContainText(hasSeat);
	await cancel("Save this registration?");
	await expect(form.getByLabel("Name")).toHaveValue("Ana Ortega");
	await page.keyboard.press("Escape");

	await panel.getByRole("button", { name: "Undo Status Pending" }).click();
	await expect(ask("Undo this change?")).toContainText(hasSeat);
	await cancel("Undo this change?");
	await expect(panel.getByText("Has a seat")).toBeVisible();

	await panel.getByRole("button", { name: "Mark as spam" }).click();
	await expect(ask("Mark as spam?")).toContainText(`${hasSeat} Spam holds no seat`);
	await ask("Mark as spam?").getByRole("button", { name: "Mark as spam" }).click();
	await toastOf(page, "Marked as spam").getByRole("button", { name: "Undo" }).click();
	await expect(toastOf(page, "Undone")).toContainText(
		"A seat that was released is not given back.",
	);
});

test("what everyone in a class is told of is asked about, and has no Undo", async ({
	page,
	site,
}) => {
	const { classId } = await aSeat(page, site);
	await page.goto(`/admin/classes/${classId}`);
	await page.getByLabel("Last day").fill("2031-05-08");
	await page.keyboard.press("Control+s");
	const question = page.getByRole("alertdialog", { name: "Save this class?" });
	await expect(question).toContainText(
		"1 person in this class is told by email right away that its days",
	);
	await question.getByRole("button", { name: "Save class" }).click();
	const toast = toastOf(page, "Class saved");
	await expect(toast).toBeVisible();
	await expect(toast.getByRole("button", { name: "Undo" })).toHaveCount(0);
	await page.goto("/admin/classes");
	await expect(
		page.getByRole("row").filter({ has: page.locator(`a[href$="/${classId}"]`) }),
	).toContainText("1 of 1 seat taken");
	await page.goto(`/admin/classes/${classId}`);
	await page.getByRole("radio", { name: "Canceled" }).check();
	await page.keyboard.press("Control+s");
	await expect(question).toContainText("that it is canceled, and lose it. This can’t be undone.");
});

test("someone who walks in is entered with the class that they ask for", async ({ page, site }) => {
	const { courseId } = (await aChoice(page, site)).registration;
	const { fullName, email, phone } = testPerson();
	await page.goto("/admin/registrations/new");
	await page.getByRole("radio", { name: "Walk-in" }).check();
	await page.getByLabel("Full name").fill(fullName);
	await page.getByRole("textbox", { name: "Email" }).fill(email);
	await page.getByRole("textbox", { name: "Phone" }).fill(phone);
	await page.getByLabel("Course").selectOption({ index: 1 });
	await expect(page.getByLabel("Class")).toHaveCount(0);
	await page.getByLabel("Course").selectOption(String(courseId));
	await page.getByLabel("Class").selectOption({ index: 1 });
	await expectNoFindings(page, "main");
	await page.getByRole("checkbox", { name: /They agree/ }).check();
	await page.keyboard.press("Control+s");
	await expect(toastOf(page, "Registration added")).toBeVisible();
	const panel = page.getByRole("dialog");
	await expect(panel.getByRole("link", { name: /^Mar 4/ })).toBeVisible();
	await expect(panel.getByRole("button", { name: "Give seat" })).toBeVisible();
});

test("a stage that a seat refuses is not shown as if it were saved", async ({ page, site }) => {
	const { registration } = await aSeat(page, site);
	await page.goto(`/admin/registrations?open=${registration.id}`);
	const stage = page.getByRole("dialog").getByLabel("Stage");
	await expect(stage).toHaveValue("enrolled");
	await stage.selectOption("New");
	await expect(toastOf(page, "Update Failed")).toContainText("The stage follows the place in");
	await expect(stage).toHaveValue("enrolled");
});
