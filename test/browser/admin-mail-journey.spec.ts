import type { Browser, Page } from "@playwright/test";
import { createRegistration, testPerson, toastOf } from "./admin.ts";
import { storedEmail, storedEmails } from "./admin-emails.ts";
import { expectNoFindings } from "./axe.ts";
import { expect, ledger, receivedBy, test } from "./mail.ts";
import type { Site } from "./site.ts";

test.use({ viewport: { width: 390, height: 844 } });

const line = (page: Page, name: string) =>
	ledger(page).getByRole("listitem").filter({ hasText: name });

/** Registers someone in a browser without JavaScript. @returns the reference number */
async function registerWithoutScripts(
	browser: Browser,
	{ url }: Site,
	person: ReturnType<typeof testPerson>,
) {
	const visitor = await browser.newPage({
		baseURL: url,
		javaScriptEnabled: false,
		viewport: { width: 390, height: 844 },
	});
	await visitor.goto("/register?program=ekg");
	await visitor.getByLabel("Full name").fill(person.fullName);
	await visitor.getByLabel("Email").fill(person.email);
	await visitor.getByLabel("Phone").fill(person.phone);
	await visitor.getByRole("button", { name: "Register", exact: true }).click();
	await expect(visitor.getByRole("heading", { name: "Registration Successful!" })).toBeVisible();
	const reference = await visitor.getByText(/^R-\d{6}/).innerText();
	await visitor.close();
	return reference;
}

test("a registration without JavaScript reaches the school and the visitor, and can be sent again", async ({
	adminPage,
	browser,
	mailServer,
	schoolAddress,
	site,
}) => {
	const person = testPerson();
	const reference = await registerWithoutScripts(browser, site, person);

	await expect.poll(() => receivedBy(mailServer, schoolAddress).length).toBe(1);
	await expect.poll(() => receivedBy(mailServer, person.email).length).toBe(1);
	const [notice] = receivedBy(mailServer, schoolAddress);
	expect(notice?.headers.subject).toContain(reference);
	expect(notice?.headers["reply-to"]).toBe(person.email);

	await adminPage.goto(`/admin/registrations?q=${reference}`);
	await adminPage.getByRole("button", { name: "Details" }).click();
	await expect(line(adminPage, "Saved")).toContainText("Today");
	await expect(line(adminPage, "To the school")).toContainText("Sent today");
	await expect(line(adminPage, "Confirmation")).toContainText("Sent today");
	await expectNoFindings(adminPage);

	await line(adminPage, "To the school").getByRole("button", { name: "Resend" }).click();
	await expect(toastOf(adminPage, "Sending")).toBeVisible();
	await expect.poll(() => receivedBy(mailServer, schoolAddress).length).toBe(2);
	await expect(line(adminPage, "To the school")).toHaveCount(2);
	await expect(line(adminPage, "To the school").last()).toContainText("Sent today");
	const ids = receivedBy(mailServer, schoolAddress).map(({ headers }) => headers["message-id"]);
	expect(new Set(ids).size).toBe(2);
	const sideways = await adminPage.evaluate(
		() => document.documentElement.scrollWidth - innerWidth,
	);
	expect(sideways).toBeLessThanOrEqual(0);
});

test("while the mail server is away, the office sees why; its return is followed without a reload", async ({
	adminPage,
	mailServer,
	schoolAddress,
}) => {
	await mailServer.halt();
	const person = await createRegistration(adminPage);
	await adminPage.goto(`/admin/registrations?open=${person.id}`);
	await expect(line(adminPage, "To the school")).toContainText(/Waiting, next try (in|now)/);
	await adminPage.getByRole("button", { name: "Close" }).click();
	await adminPage.goto("/admin");
	await expect(adminPage.getByText("The mail server is failing.")).toBeVisible();

	await adminPage.goto(`/admin/registrations?open=${person.id}`);
	await expect(line(adminPage, "To the school")).toContainText(/Waiting/);
	await mailServer.listen();
	await line(adminPage, "To the school").getByRole("button", { name: "Retry" }).click();
	await expect(line(adminPage, "To the school")).toContainText("Sent today");
	await expect(line(adminPage, "Confirmation")).toContainText("Sent today");
	expect(receivedBy(mailServer, schoolAddress)).toHaveLength(1);
});

test("an address that the mail server refuses is stuck, in words, until it is corrected", async ({
	adminPage,
	mailServer,
}) => {
	const person = testPerson();
	mailServer.behavior.recipient = (address) =>
		address === person.email ? "550 No such user" : undefined;
	await adminPage.goto("/admin");
	await expect(
		adminPage.getByText("New registrations and messages are emailed to the school."),
	).toBeVisible();
	await createRegistration(adminPage, person);
	await expect(adminPage.getByText("1 email is stuck.")).toBeVisible();
	await adminPage.getByRole("link", { name: "View emails" }).click();
	await expect(adminPage.getByRole("heading", { level: 1 })).toHaveText("Emails 1");
	await expect(adminPage.getByRole("row").nth(1)).toContainText("Failed");
	await expect(adminPage.getByRole("row").nth(1).locator("small")).not.toHaveText("");

	mailServer.behavior = {};
	await adminPage.getByRole("button", { name: "Retry 1 email" }).click();
	await expect(toastOf(adminPage, "Sending")).toBeVisible();
	await expect(adminPage.getByText("No emails found.")).toBeVisible();
	await expect(adminPage.getByText("is stuck")).toHaveCount(0);
});

test("a confirmation goes to the address that the office corrected, once it has been read", async ({
	adminPage,
	mailServer,
}) => {
	const person = await createRegistration(adminPage);
	await expect.poll(() => receivedBy(mailServer, person.email).length).toBe(1);
	await adminPage.goto(`/admin/registrations?open=${person.id}`);
	await adminPage.getByRole("button", { name: "Edit", exact: true }).click();
	const edit = adminPage.getByRole("dialog", { name: "Edit registration" });
	const right = `right-${person.email}`;
	await expect(edit.getByText("Links to the applicant’s page stop working.")).toHaveCount(0);
	await edit.getByLabel("Email").fill(right);
	await expect(edit.getByText("Links to the applicant’s page stop working.")).toBeVisible();
	await edit.getByRole("button", { name: "Save" }).click();
	await expect(toastOf(adminPage, "Registration updated")).toBeVisible();
	await expect(adminPage.getByText("No link to this page works.")).toBeVisible();

	await line(adminPage, "Confirmation").getByRole("button", { name: "Resend" }).click();
	const dialog = adminPage.getByRole("alertdialog", { name: `Send this email to ${right}?` });
	await expect(dialog).toContainText(`It was first addressed to ${person.email}.`);
	await expect(dialog).toContainText(
		"Only links in emails that this website sent to this address keep working.",
	);
	await expectNoFindings(adminPage);
	await dialog.getByRole("button", { name: "Send email" }).click();
	await expect.poll(() => receivedBy(mailServer, right).length).toBe(1);
	await expect(adminPage.getByText("A link works until")).toBeVisible();
	expect(receivedBy(mailServer, person.email)).toHaveLength(1);
});

test("what was stored without a mail server is sent on request only, which says how many and how old", async ({
	adminPage,
	mailServer,
	site,
}) => {
	for (const createdAt of ["2026-08-03T14:00:00.000Z", "2026-09-14T14:00:00.000Z"]) {
		storedEmail(site.dataDir, { status: "unsent", createdAt, recipient: "old@mail.example" });
	}
	const failure = "The mailbox does not exist.";
	storedEmail(site.dataDir, { status: "failed", failure, recipient: "new@mail.example" });
	await adminPage.goto("/admin/emails");
	await expect(adminPage.getByText("1 email is stuck.")).toBeVisible();
	await adminPage.getByRole("button", { name: "Retry 1 email" }).click();
	await expect.poll(() => receivedBy(mailServer, "new@mail.example").length).toBe(1);
	await expect(adminPage.getByText("is stuck")).toHaveCount(0);
	expect(receivedBy(mailServer, "old@mail.example")).toHaveLength(0);

	await adminPage.getByRole("button", { name: "Send 2 emails" }).click();
	const dialog = adminPage.getByRole("alertdialog", { name: "Send 2 emails that were not sent?" });
	await expect(dialog).toContainText("The oldest is from August 3, 2026.");
	await expectNoFindings(adminPage);
	await dialog.getByRole("button", { name: "Send 2 emails" }).click();
	await expect.poll(() => receivedBy(mailServer, "old@mail.example").length).toBe(2);
	await expect(adminPage.getByText("were not sent")).toHaveCount(0);
});

test("the sample address holds what goes to the school, and says so", async ({
	adminPage,
	mailServer,
}) => {
	const reset = await adminPage.request.patch("/api/admin/settings", { data: { email: null } });
	expect(reset.status()).toBe(200);
	await adminPage.goto("/admin");
	await expect(adminPage.getByText("The school does not hear of new registrations.")).toBeVisible();
	const person = await createRegistration(adminPage);
	await adminPage.goto(`/admin/registrations?open=${person.id}`);
	await expect(line(adminPage, "To the school")).toContainText("Held");
	await expect(line(adminPage, "Confirmation")).toContainText("Sent today");
	expect(receivedBy(mailServer, person.email)).toHaveLength(1);
});

test("a test email says in words what the mail server did, by keyboard", async ({
	adminPage,
	mailServer,
	schoolAddress,
}) => {
	const colleague = "dana@own.example";
	await adminPage.goto("/admin/emails");
	await adminPage.getByRole("button", { name: "Send me a test email" }).focus();
	await adminPage.keyboard.press("Enter");
	const dialog = adminPage.getByRole("dialog", { name: "Send me a test email" });
	const address = dialog.getByLabel("Email address");
	await expect(address).toBeFocused();
	await expect(address).toHaveValue(schoolAddress);
	await address.fill("nobody");
	await adminPage.keyboard.press("Enter");
	await expect(dialog.getByText("Please enter a valid email address")).toBeVisible();
	await address.fill(colleague);
	await adminPage.keyboard.press("Enter");
	await expect(dialog.getByRole("status")).toContainText("Sent.");
	expect(receivedBy(mailServer, colleague)).toHaveLength(1);

	mailServer.behavior.recipient = (refused) =>
		refused === colleague ? "550 No such user" : undefined;
	await adminPage.keyboard.press("Enter");
	await expect(dialog.getByRole("status")).toContainText("Not sent.");
	await expectNoFindings(adminPage, "[role=dialog]");
	await adminPage.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await expect(adminPage.getByRole("button", { name: "Send me a test email" })).toBeFocused();
});

test("after a decision the office reads the email and sends it, or does not, over plain http too", async ({
	adminPage,
	mailServer,
}) => {
	// As on an address without https, where the function is missing.
	await adminPage.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, "randomUUID"));
	const [first, second] = [
		await createRegistration(adminPage),
		await createRegistration(adminPage),
	];
	await adminPage.goto("/admin/registrations");
	const decide = async (person: { fullName: string }, status: string) => {
		const row = adminPage.getByRole("row").filter({ hasText: person.fullName });
		await row.getByRole("button", { name: "Update" }).click();
		const dialog = adminPage.getByRole("dialog", { name: "Update status" });
		await dialog.getByRole("radio", { name: new RegExp(status) }).check();
		await dialog.getByRole("button", { name: "Update" }).click();
		await expect(toastOf(adminPage, "Status Updated")).toBeVisible();
	};
	const offer = adminPage.getByRole("region", { name: "Decision email" });

	await decide(first, "Accepted");
	await offer.getByRole("button", { name: "Review acceptance email" }).click();
	const dialog = adminPage.getByRole("dialog", { name: "Send the acceptance email?" });
	await expect(dialog).toContainText(first.email);
	await expect(dialog).toContainText(first.reference);
	await dialog.getByRole("button", { name: "Send email" }).click();
	await expect(toastOf(adminPage, "Sending")).toContainText(first.email);
	// The confirmation of the registration, and the acceptance.
	await expect.poll(() => receivedBy(mailServer, first.email).length).toBe(2);
	await expect(offer).toBeHidden();

	await decide(second, "Rejected");
	await offer.getByRole("button", { name: "Review rejection email" }).click();
	await adminPage
		.getByRole("dialog", { name: "Send the rejection email?" })
		.getByRole("button", { name: "Don’t send" })
		.click();
	await expect(offer).toBeHidden();
	await adminPage.goto(`/admin/registrations?open=${second.id}`);
	await expect(line(adminPage, "Confirmation")).toContainText("Sent today");
	await expect(line(adminPage, "Rejection")).toHaveCount(0);
	await adminPage.goto(`/admin/registrations?open=${first.id}`);
	await expect(line(adminPage, "Acceptance")).toContainText("Sent today");
});

test("who sends a decision as the second one is told who sent it, and can send it again", async ({
	adminPage,
	mailServer,
}) => {
	const person = await createRegistration(adminPage);
	const path = `/api/admin/registrations/${person.id}`;
	const accepted = { data: { status: "accepted" } };
	expect((await adminPage.request.patch(path, accepted)).status()).toBe(200);
	// The page does not hear of the colleague's email before it sends its own.
	await adminPage.route("**/api/admin/events", (route) => route.fulfill({ status: 404, body: "" }));
	await adminPage.goto(`/admin/registrations?open=${person.id}`);
	await adminPage.getByRole("button", { name: "Review acceptance email" }).click();
	const dialog = adminPage.getByRole("dialog", { name: "Send the acceptance email?" });
	await expect(dialog).toContainText(person.reference);

	const colleague = await adminPage.request.post(`${path}/decision-email`, accepted);
	expect(colleague.status()).toBe(201);
	await dialog.getByRole("button", { name: "Send email" }).click();
	await expect(dialog.getByRole("alert")).toContainText(
		/sent the acceptance email on .+ send it again/i,
	);
	await expectNoFindings(adminPage);
	await dialog.getByRole("button", { name: "Send again" }).click();
	await expect(toastOf(adminPage, "Sending")).toContainText(person.email);
	// The confirmation of the registration, and two acceptances.
	await expect.poll(() => receivedBy(mailServer, person.email).length).toBe(3);
});

test("more emails than a page shows are sent again as the filters found them, without loading them", async ({
	adminPage,
	mailServer,
	site,
}) => {
	const [subject, recipient] = ["Held for now", "held@mail.example"];
	storedEmails(
		site.dataDir,
		Array.from({ length: 51 }, () => ({
			...{ subject, recipient, status: "held", holdReason: "spam" },
		})),
	);
	const loaded = new Set<string | null>();
	adminPage.on("request", (request) => {
		const { pathname, searchParams } = new URL(request.url());
		if (pathname === "/api/admin/emails") loaded.add(searchParams.get("limit"));
	});
	await adminPage.setViewportSize({ width: 1366, height: 800 });
	await adminPage.goto(`/admin/emails?q=${encodeURIComponent(subject)}`);
	await adminPage.getByLabel("Select all on this page").check();
	await adminPage.getByRole("button", { name: "Select all 51 that match" }).click();
	await adminPage.getByRole("button", { name: "Retry", exact: true }).click();
	await expect(toastOf(adminPage, "Sending")).toContainText("51 emails will be sent now.");
	await expect.poll(() => receivedBy(mailServer, recipient).length).toBe(51);
	expect([...loaded], "more rows would be an export").toEqual(["50"]);
	const activity = await adminPage.request.get("/api/admin/activity?kind=email");
	const actions = (await activity.json()).map(({ action }: { action: string }) => action);
	expect(actions).toContain("sent again");
	expect(actions).not.toContain("exported");
});
