import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";
import { tokenIn } from "../applicant.ts";
import { aClass } from "../factories.ts";
import { expect, signIn, test as testInOffice, testPerson, toastOf } from "./admin.ts";
import { expectNoFindings } from "./axe.ts";
import type { Site } from "./site.ts";
import { shownReference, whenReady } from "./visitor.ts";

const test = testInOffice.extend<{ twoClasses: number[] }>({
	/** The ids of two classes of a program, which are canceled when the test is over. */
	async twoClasses({ site }, use) {
		const dates = [
			{ firstDay: "2031-03-04", lastDay: "2031-05-01" },
			{ firstDay: "2031-05-06", lastDay: "2031-06-26" },
		];
		const ids: number[] = [];
		for (const days of dates) {
			const body = aClass({ courseId: 8, registerBy: null, ...days });
			ids.push((await (await site.asAdmin("POST", "/api/admin/classes", body)).json()).id);
		}
		await use(ids);
		for (const id of ids) {
			await site.asAdmin("PATCH", `/api/admin/classes/${id}`, { state: "cancelled" });
		}
	},
});

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Registers a person. @returns the registration, and the path of the page in its confirmation */
async function anApplicant(site: Site, more: object = {}, language = "en") {
	const answer = await fetch(`${site.url}/api/register`, {
		method: "POST",
		headers: { "content-type": "application/json", "accept-language": language },
		body: JSON.stringify({ ...testPerson(), courseId: 2, message: "", ...more }),
	});
	expect(answer.status).toBe(201);
	const registration = await answer.json();
	const file = new DatabaseSync(join(site.dataDir, "school.db"), { readOnly: true });
	const email = file
		.prepare("select textBody from emails where registrationId = ? and audience = 'visitor'")
		.get(registration.id) as { textBody: string };
	file.close();
	const path = `/my-registration/${tokenIn(email.textBody)}`;
	return { ...registration, path, pathInEmail: (language === "es" ? "/es" : "") + path };
}

const form = (page: Page, title: string) =>
	page.locator("details").filter({ has: page.getByText(title, { exact: true }) });

async function openForm(page: Page, title: string) {
	await page.getByText(title, { exact: true }).click();
	await expect(form(page, title)).toHaveAttribute("open", "");
}

const noteOf = (page: Page) => page.locator("#done");

async function openInOffice(page: Page, { id, fullName }: { id: number; fullName: string }) {
	await page.goto(`/admin/registrations?open=${id}`);
	return page.getByRole("dialog", { name: fullName });
}

test("a typo is corrected by the applicant, and the office sees it on Today, in the record and takes note", async ({
	page,
	browser,
	site,
}) => {
	const applicant = await anApplicant(site, { fullName: "Marisol Vga" });
	const fullName = `Marisol Vega ${applicant.id}`;
	await page.goto(applicant.path);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your registration");
	await expect(shownReference(page)).toHaveText(applicant.reference);
	await openForm(page, "Correct my details");
	await page.getByLabel("Full name").fill(fullName);
	await page.getByRole("button", { name: "Save my details" }).click();
	await expect(noteOf(page)).toHaveText("Your details are saved. Our office sees what changed.");
	await expect(page.getByRole("definition").filter({ hasText: fullName })).toBeVisible();

	const office = await browser.newPage({
		baseURL: site.url,
		viewport: { width: 1366, height: 800 },
	});
	await signIn(office);
	await office.goto("/admin");
	await office.getByRole("link", { name: `${fullName} changed their details` }).click();
	const panel = office.getByRole("dialog", { name: fullName });
	await expect(panel.getByText("Changed their details")).toBeVisible();
	await expect(panel.getByText("Registration changed by the applicant").first()).toBeVisible();
	await panel.getByRole("button", { name: "Mark as seen" }).click();
	await expect(panel.getByText("Changed their details")).toBeHidden();
	await office.goto("/admin");
	await expect(office.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(office.getByRole("link", { name: `${fullName} changed` })).toBeHidden();
	await office.close();
});

test("“Mark as seen” hides what was on the screen, not a withdrawal that came meanwhile", async ({
	adminPage,
	site,
}) => {
	await adminPage.setViewportSize({ width: 1366, height: 800 });
	// The withdrawal does not reach this screen.
	await adminPage.route("**/api/admin/events*", (route) =>
		route.fulfill({ status: 404, body: "" }),
	);
	const applicant = await anApplicant(site);
	const { fullName, email, phone } = applicant;
	const shown = { fullName, email, phone };
	const at = `${site.url}/api${applicant.path}`;
	await fetch(at, {
		method: "PATCH",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ ...shown, phone: "732-555-0111", shown }),
	});
	const panel = await openInOffice(adminPage, applicant);
	await expect(panel.getByText("Changed their details")).toBeVisible();
	expect((await fetch(`${at}/withdrawal`, { method: "PUT" })).status).toBe(200);
	await panel.getByRole("button", { name: "Mark as seen" }).click();
	await expect(panel.getByText("Withdrew")).toBeVisible();
	await expect(panel.getByText("Changed their details")).toBeHidden();
});

test("a question reaches the office as an open message", async ({ page, site }) => {
	const applicant = await anApplicant(site);
	await page.goto(applicant.path);
	await openForm(page, "Ask our office");
	await page.getByRole("button", { name: "Send my question" }).click();
	await expect(page.getByText("Please enter your question")).toBeVisible();
	await expect(form(page, "Ask our office")).toHaveAttribute("open", "");
	await page.getByLabel("Your question").fill("Do I need my own scrubs?");
	await page.getByRole("button", { name: "Send my question" }).click();
	await expect(noteOf(page)).toContainText("Your question reached our office.");
	const messages = await site.asAdmin("GET", `/api/admin/contacts?q=${applicant.email}`);
	expect(await messages.json()).toMatchObject([
		{
			message: "Do I need my own scrubs?",
			subject: `Question about ${applicant.reference}`,
			answerState: "open",
		},
	]);
});

test("a registration is withdrawn after a second look; the status stays the office’s, which sees it from then on", async ({
	page,
	adminPage,
	site,
}) => {
	const applicant = await anApplicant(site);
	await page.goto(applicant.path);
	await expect(page.getByRole("button", { name: "Withdraw registration" })).toBeHidden();
	await openForm(page, "Withdraw my registration");
	await page.getByRole("button", { name: "Withdraw registration" }).click();
	await expect(noteOf(page)).toHaveText("You withdrew your registration. Our office knows.");
	await expect(page.getByText("Correct my details")).toBeHidden();
	await expect(page.getByText("Ask our office")).toBeVisible();
	const stored = await site.asAdmin("GET", `/api/admin/registrations/${applicant.id}`);
	expect(await stored.json()).toMatchObject({ status: "pending", archived: false });
	const tasks = await site.asAdmin("GET", "/api/admin/tasks");
	expect(await tasks.json()).toContainEqual(
		expect.objectContaining({ title: `${applicant.fullName} withdrew` }),
	);
	await adminPage.setViewportSize({ width: 1366, height: 800 });
	const panel = await openInOffice(adminPage, applicant);
	await panel.getByRole("button", { name: "Mark as seen" }).click();
	await expect(panel.getByText(/^They withdrew on /)).toBeVisible();
	await panel.getByRole("region", { name: "Person" }).getByRole("link").click();
	await expect(adminPage.getByText(/ · pending · withdrew on /)).toBeVisible();
});

test("the office previews the page, creates a link and revokes all", async ({
	adminPage,
	browser,
	site,
}) => {
	await adminPage.setViewportSize({ width: 1366, height: 800 });
	const applicant = await anApplicant(site);
	const panel = await openInOffice(adminPage, applicant);
	await panel.getByRole("button", { name: "Preview page" }).click();
	const preview = adminPage.getByRole("dialog", { name: "Applicant’s page" });
	const shown = preview.frameLocator("iframe");
	await expect(shownReference(shown)).toHaveText(applicant.reference);
	await expect(shown.locator("body")).toHaveAttribute("inert", "");
	await preview.getByRole("button", { name: "Close" }).click();

	await panel.getByRole("button", { name: "Create link" }).click();
	const link = await panel.getByLabel("New link, for the applicant only").inputValue();
	const visitor = await browser.newPage({ baseURL: site.url });
	await visitor.goto(new URL(link).pathname);
	await expect(shownReference(visitor)).toHaveText(applicant.reference);

	await panel.getByRole("button", { name: "Revoke links" }).click();
	await adminPage
		.getByRole("alertdialog", { name: "Revoke the links to this page?" })
		.getByRole("button", { name: "Revoke links" })
		.click();
	await expect(toastOf(adminPage, "Links revoked")).toBeVisible();
	await expect(panel.getByText("No link to this page works.")).toBeVisible();
	for (const path of [applicant.path, new URL(link).pathname]) {
		expect((await visitor.goto(path))?.status()).toBe(404);
		await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("This link does not work");
	}
	await expectNoFindings(visitor);
	await visitor.close();
});

test("an expired link shows the same page, with the phone", async ({ page, site }) => {
	const applicant = await anApplicant(site);
	// The site may be writing.
	const file = new DatabaseSync(join(site.dataDir, "school.db"), { timeout: 5000 });
	file
		.prepare("update applicant_links set expiresAt = ? where registrationId = ?")
		.run(new Date(Date.now() - 1000).toISOString(), applicant.id);
	file.close();
	expect((await page.goto(applicant.path))?.status()).toBe(404);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link does not work");
	await expect(page.locator("main a[href^='tel:']").first()).toBeVisible();
});

test("a link that stops working on the open page is said there", async ({ page, site }) => {
	const applicant = await anApplicant(site);
	await page.goto(applicant.path);
	await site.asAdmin("DELETE", `/api/admin/registrations/${applicant.id}/applicant-links`);
	await openForm(page, "Withdraw my registration");
	await page.getByRole("button", { name: "Withdraw registration" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link does not work");
});

test("the office changed the same field: both versions are shown, and the applicant’s is kept", async ({
	page,
	site,
}) => {
	const applicant = await anApplicant(site);
	await page.goto(applicant.path);
	await openForm(page, "Correct my details");
	await site.asAdmin("PATCH", `/api/admin/registrations/${applicant.id}`, {
		phone: "732-555-0198",
		fullName: "Entered By Office",
	});
	await page.getByLabel("Phone").fill("732-555-0197");
	await page.getByRole("button", { name: "Save my details" }).click();
	await expect(noteOf(page)).toContainText("our office changed your details");
	await expect(page.getByText("Our office now has: 732-555-0198")).toBeVisible();
	await expect(page.getByLabel("Phone")).toHaveValue("732-555-0197");
	await expect(page.getByLabel("Full name")).toHaveValue("Entered By Office");
	await page.getByRole("button", { name: "Save my details" }).click();
	await expect(noteOf(page)).toContainText("Your details are saved.");
	const stored = await site.asAdmin("GET", `/api/admin/registrations/${applicant.id}`);
	expect(await stored.json()).toMatchObject({
		phone: "732-555-0197",
		fullName: "Entered By Office",
	});
});

test("an email address that looks mistyped is asked about where it is corrected", async ({
	page,
	site,
}) => {
	const applicant = await anApplicant(site);
	await page.goto(applicant.path);
	await openForm(page, "Correct my details");
	await page.getByLabel("Email").fill("ana@gmial.com");
	await page.getByLabel("Phone").focus();
	await expect(page.getByText("Did you mean ana@gmail.com?")).toBeVisible();
});

test("everything works without JavaScript", async ({ browser, site }) => {
	const applicant = await anApplicant(site);
	const plain = await browser.newPage({
		javaScriptEnabled: false,
		baseURL: site.url,
		viewport: { width: 390, height: 844 },
	});
	await plain.goto(applicant.path);
	await openForm(plain, "Correct my details");
	await plain.getByLabel("Phone").fill("1");
	await plain.getByRole("button", { name: "Save my details" }).click();
	await expect(plain.getByText("Please enter a valid phone number")).toBeVisible();
	await plain.getByLabel("Phone").fill("732-555-0196");
	await plain.getByRole("button", { name: "Save my details" }).click();
	await expect(noteOf(plain)).toContainText("Your details are saved.");
	await openForm(plain, "Ask our office");
	await plain.getByLabel("Your question").fill("Where do I park?");
	await plain.getByRole("button", { name: "Send my question" }).click();
	await expect(noteOf(plain)).toContainText("Your question reached our office.");
	await openForm(plain, "Withdraw my registration");
	await plain.getByRole("button", { name: "Withdraw registration" }).click();
	await expect(noteOf(plain)).toContainText("You withdrew your registration.");
	await plain.close();
});

test("everything is reached by keyboard", async ({ page, site }) => {
	const applicant = await anApplicant(site);
	await page.goto(applicant.path);
	await whenReady(page);
	await page.getByText("Correct my details").focus();
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	await expect(page.getByLabel("Full name")).toBeFocused();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	await expect(page.getByLabel("Phone")).toBeFocused();
	await page.keyboard.press("ControlOrMeta+a");
	await page.keyboard.type("732-555-0195");
	await page.keyboard.press("Enter");
	await expect(noteOf(page)).toContainText("Your details are saved.");
});

test("another class is asked for, by keyboard or without JavaScript, and an empty choice says what to do", async ({
	page,
	browser,
	site,
	twoClasses: [first, second],
}) => {
	const applicant = await anApplicant(site, { courseId: 8, classId: first });
	await page.goto(applicant.path);
	await whenReady(page);
	await page.getByText("Ask for another class").focus();
	await page.keyboard.press("Enter");
	const submit = page.getByRole("button", { name: "Ask for this class" });
	await submit.click();
	await expect(noteOf(page)).toHaveText(
		"Nothing is changed yet. Please choose one of the classes that are listed now, or call us.",
	);
	await expect(
		page.getByRole("group", { name: "Classes of this program" }),
	).toHaveAccessibleDescription(/^Nothing is changed yet/);
	await page.getByRole("radio", { name: /May 6 – Jun 26, 2031/ }).focus();
	await page.keyboard.press("Space");
	await page.keyboard.press("Enter");
	await expect(noteOf(page)).toHaveText("You asked for this class. Our office knows.");
	const seat = page.getByRole("region", { name: "Your class" });
	await expect(seat).toContainText("May 6, 2031");

	const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: site.url });
	await plain.goto(applicant.path);
	await plain.getByText("Ask for another class").click();
	await plain.getByRole("radio", { name: /Mar 4 – May 1, 2031/ }).check();
	await plain.getByRole("button", { name: "Ask for this class" }).click();
	await expect(noteOf(plain)).toHaveText("You asked for this class. Our office knows.");
	await plain.close();

	await page.goto(applicant.path);
	await whenReady(page);
	await page.getByText("Ask for another class").click();
	await site.asAdmin("PATCH", `/api/admin/classes/${second}`, { state: "closed" });
	await page.getByRole("radio").first().check();
	await submit.click();
	await expect(noteOf(page)).toContainText("Nothing is changed yet.");

	const release = { registrationId: applicant.id, act: "release" };
	await site.asAdmin("POST", "/api/admin/placements", release);
	await page.goto(`${applicant.path}?done=class`);
	await expect(page.getByText("You do not have a place in this class.")).toBeVisible();
	await expect(noteOf(page)).toBeEmpty();
});

test("who registered in Spanish reads, corrects and asks in Spanish, and may read it in English", async ({
	page,
	site,
}) => {
	const applicant = await anApplicant(site, {}, "es");
	await page.goto(applicant.pathInEmail);
	await whenReady(page);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Su inscripción");
	await openForm(page, "Corregir mis datos");
	await page.getByLabel("Teléfono").fill("1");
	await page.getByRole("button", { name: "Guardar mis datos" }).click();
	await expect(page.getByText("Escriba un número de teléfono válido")).toBeVisible();
	await page.getByLabel("Teléfono").fill("732-555-0194");
	await page.getByRole("button", { name: "Guardar mis datos" }).click();
	await expect(noteOf(page)).toHaveText(
		"Sus datos están guardados. Nuestra oficina ve qué cambió.",
	);
	await expect(page).toHaveURL(/\/es\/my-registration\/[^/]+\?done=details#done$/);
	await whenReady(page);
	await page.getByRole("link", { name: "English" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your registration");
	await expect(page).toHaveURL(new RegExp(`${applicant.path}[?]`));
	await expect(noteOf(page)).toHaveText("Your details are saved. Our office sees what changed.");
	await expect(page.locator("html")).toHaveAttribute("lang", "en");
	await expect(page.getByRole("link", { name: "Program page" })).toHaveAttribute(
		"href",
		"/courses/cna",
	);
	await page.getByRole("link", { name: "Español" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Su inscripción");
});

for (const language of ["en", "es"]) {
	test(`in ${language} nothing scrolls sideways at 320, 390 and 1366 px, and axe finds nothing, with every form open`, async ({
		page,
		site,
		twoClasses: [classId],
	}) => {
		const message = `${"supercalifragilistic".repeat(6)} and a line`;
		const applicant = await anApplicant(site, { message, courseId: 8, classId }, language);
		await page.goto(applicant.pathInEmail);
		await whenReady(page);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(
			language === "en" ? "Your registration" : "Su inscripción",
		);
		for (const summary of await page.locator("main summary").all()) await summary.click();
		for (const width of [320, 390, 1366]) {
			await page.setViewportSize({ width, height: 844 });
			for (const textSize of ["", "200%"]) {
				const overflow = await page.evaluate((size) => {
					document.documentElement.style.fontSize = size;
					return document.documentElement.scrollWidth - innerWidth;
				}, textSize);
				expect(overflow, `${width} px ${textSize}`).toBeLessThanOrEqual(0);
			}
			await page.evaluate(() => document.documentElement.removeAttribute("style"));
			await expectNoFindings(page);
		}
		const ids = await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id));
		expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
	});
}

test.describe("dark", () => {
	test.use({ colorScheme: "dark", viewport: { width: 1366, height: 844 } });

	test("the panel’s section has no findings at 1366, 390 and 320 px, also with news and a new link", async ({
		adminPage,
		site,
	}) => {
		const applicant = await anApplicant(site);
		await fetch(`${site.url}/api${applicant.path}/withdrawal`, { method: "PUT" });
		const panel = await openInOffice(adminPage, applicant);
		await expect(panel.getByText("Withdrew")).toBeVisible();
		await panel.getByRole("button", { name: "Create link" }).click();
		await expect(panel.getByLabel("New link, for the applicant only")).toBeVisible();
		for (const width of [1366, 390, 320]) {
			await adminPage.setViewportSize({ width, height: 844 });
			const overflow = await adminPage.evaluate(
				() => document.documentElement.scrollWidth - innerWidth,
			);
			expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
			await expectNoFindings(adminPage, ".applicant");
		}
	});
});

test("a section that can’t be read says so and is read again", async ({ adminPage, site }) => {
	await adminPage.setViewportSize({ width: 1366, height: 800 });
	const applicant = await anApplicant(site);
	await adminPage.route("**/applicant-page", (route) =>
		route.fulfill({ status: 500, body: "No." }),
	);
	const panel = await openInOffice(adminPage, applicant);
	const section = panel.getByRole("region", { name: "Applicant’s page" });
	await expect(section.getByRole("button", { name: "Retry" })).toBeVisible();
	await adminPage.unroute("**/applicant-page");
	await section.getByRole("button", { name: "Retry" }).click();
	await expect(section.getByRole("button", { name: "Preview page" })).toBeVisible();
});
