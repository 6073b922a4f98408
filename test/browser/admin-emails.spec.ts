import type { Page } from "@playwright/test";
import { createContact, createRegistration, expect, listBelow, test, toastOf } from "./admin.ts";
import { storedEmail } from "./admin-emails.ts";

test.use({ viewport: { width: 1366, height: 800 } });

let count = 0;
const aSubject = () => `Subject ${process.pid}-${++count}`;

const rowOf = (page: Page, subject: string) => page.getByRole("row").filter({ hasText: subject });
const views = (page: Page) => page.getByRole("navigation", { name: "Views" });

const html = `<!doctype html><html lang="en"><head><style>.call { letter-spacing: 3px }</style>
	<script>document.title = "run"; parent.document.title = "run"</script></head>
	<body><p style="color: rgb(1, 2, 3)">We have it.</p><p class="call">Call us.</p>
	<a href="https://school.example/">The website</a></body></html>`;

test("emails are listed by status, searched and filtered", async ({ adminPage, site }) => {
	const [failed, held] = [aSubject(), aSubject()];
	const createdAt = "2026-11-20T15:00:00.000Z";
	const failure = "The mailbox does not exist.";
	storedEmail(site.dataDir, { subject: failed, status: "failed", failure, createdAt });
	storedEmail(site.dataDir, {
		subject: held,
		status: "held",
		holdReason: "spam",
		audience: "school",
		recipient: null,
		template: "message notice",
	});
	await adminPage.goto("/admin/emails");
	await expect(rowOf(adminPage, held)).toContainText("School");
	await expect(rowOf(adminPage, held)).toContainText("Suspected spam");
	await expect(rowOf(adminPage, held).getByRole("button")).toHaveText(["Read"]);

	await views(adminPage)
		.getByRole("link", { name: /^Stuck/ })
		.click();
	await expect(rowOf(adminPage, failed)).toContainText(failure);
	await expect(rowOf(adminPage, held)).toHaveCount(0);
	await views(adminPage).getByRole("link", { name: /^Held/ }).click();
	await expect(rowOf(adminPage, held)).toBeVisible();
	await expect(rowOf(adminPage, failed)).toHaveCount(0);

	await views(adminPage).getByRole("link", { name: /^All/ }).click();
	await adminPage.getByLabel("To", { exact: true }).selectOption("The school");
	await expect(rowOf(adminPage, held)).toBeVisible();
	await expect(rowOf(adminPage, failed)).toHaveCount(0);
	await adminPage.goto(`/admin/emails?q=${encodeURIComponent(failed)}`);
	await expect(adminPage.getByRole("row")).toHaveCount(2);
	await adminPage.goto("/admin/emails?q=nothinglikethis");
	await expect(adminPage.getByText("No emails found.")).toBeVisible();
	await adminPage.getByRole("button", { name: "Clear search and filters" }).click();
	await expect(rowOf(adminPage, held)).toBeVisible();
});

test("what happened to an email stays in its row, at 390 and at 1366 pixels", async ({
	adminPage,
	site,
}) => {
	const failure = "The mail server asked us to try again later (451 4.3.2).";
	const subjects = (["waiting", "failed", "sent", "held"] as const).map((status) => {
		const subject = aSubject();
		const holdReason = status === "held" ? ("spam" as const) : null;
		const nextAttemptAt = "2036-11-20T15:00:00.000Z";
		storedEmail(site.dataDir, {
			subject,
			status,
			failure,
			holdReason,
			nextAttemptAt,
			attempts: 9,
		});
		return subject;
	});
	await adminPage.goto("/admin/emails");
	for (const width of [390, 1366]) {
		await adminPage.setViewportSize({ width, height: 800 });
		for (const subject of subjects) {
			const row = rowOf(adminPage, subject);
			await expect(row).toBeVisible();
			const overflow = await row.evaluate((element) => {
				const bottom = element.getBoundingClientRect().bottom;
				return Math.max(
					...[...element.querySelectorAll("*")].map(
						(part) => part.getBoundingClientRect().bottom - bottom,
					),
				);
			});
			expect(overflow, `${subject} at ${width} px`).toBeLessThanOrEqual(1);
		}
	}
});

test("one email is read as text and as HTML, in which nothing runs", async ({
	adminPage,
	site,
}) => {
	const subject = aSubject();
	const message = await createContact(adminPage);
	storedEmail(site.dataDir, {
		subject,
		contactId: message.id,
		reference: message.reference,
		replyTo: "kwame@mail.example",
		textBody: "We have it.\n\nCall us.",
		htmlBody: html,
		status: "failed",
		failure: "The mailbox does not exist.",
		attempts: 3,
	});
	await adminPage.goto(`/admin/emails?q=${encodeURIComponent(subject)}`);
	await adminPage.getByRole("link", { name: subject }).click();
	const panel = adminPage.getByRole("dialog", { name: subject });
	await expect(panel).toContainText("The mailbox does not exist. Tried 3 times.");
	await expect(panel).toContainText("kwame@mail.example");
	await expect(panel.getByText("We have it. Call us.", { exact: true })).toBeVisible();

	await panel.getByRole("radio", { name: "HTML" }).press("Space");
	const frame = adminPage.getByTitle("The email as HTML").contentFrame();
	await expect(frame.getByText("We have it.")).toHaveCSS("color", "rgb(1, 2, 3)");
	await expect(frame.getByText("Call us.")).toHaveCSS("letter-spacing", "3px");
	await expect(adminPage).toHaveTitle(/^Emails/);
	await expect(frame.locator("body")).toHaveAttribute("inert");

	await panel.getByRole("link", { name: "View message" }).click();
	await expect(adminPage).toHaveURL(`/admin/contacts?open=${message.id}`);
	const ledger = listBelow(adminPage, "Emails");
	await expect(ledger).toContainText("Saved");
	await expect(ledger).toContainText("Failed");
});

test("without a mail server nothing can be sent, and the page says so", async ({
	adminPage,
	site,
}) => {
	const subject = aSubject();
	storedEmail(site.dataDir, { subject, status: "unsent", attempts: 0 });
	await adminPage.goto(`/admin/emails?q=${encodeURIComponent(subject)}`);
	await expect(adminPage.getByText("The school does not hear of new registrations.")).toBeVisible();
	await expect(rowOf(adminPage, subject)).toContainText("No mail server configured");
	await expect(rowOf(adminPage, subject).getByRole("button", { name: "Send" })).toBeDisabled();
	await adminPage.getByLabel(`, ${subject}`).check();
	await adminPage.getByRole("button", { name: "Retry", exact: true }).click();
	await expect(toastOf(adminPage, "Sending failed")).toContainText("No mail server is configured.");
	// What was selected stays so, unless it is no longer what the office saw.
	await expect(adminPage.getByText("1 selected")).toBeVisible();
	const changed = { status: 412, body: "The list has changed: 0 records match now." };
	await adminPage.route("**/api/admin/emails/retry*", (route) => route.fulfill(changed));
	await adminPage.getByRole("button", { name: "Retry", exact: true }).click();
	await expect(toastOf(adminPage, "Sending failed")).toContainText("The list has changed");
	await expect(adminPage.getByText("1 selected")).toHaveCount(0);
	await adminPage.goto("/admin");
	await expect(adminPage.getByText("The school does not hear of new registrations.")).toBeVisible();
});

test("a selection is archived and restored, and no email can be deleted", async ({
	adminPage,
	site,
}) => {
	const subject = aSubject();
	storedEmail(site.dataDir, { subject });
	await adminPage.goto(`/admin/emails?q=${encodeURIComponent(subject)}`);
	await adminPage.getByLabel(`, ${subject}`).check();
	await adminPage.getByRole("button", { name: "Archive", exact: true }).click();
	await expect(toastOf(adminPage, "Archived")).toContainText("1 email archived.");
	await expect(adminPage.getByText("No emails found.")).toBeVisible();
	await toastOf(adminPage, "Archived").getByRole("button", { name: "Undo" }).click();
	await adminPage.getByRole("link", { name: subject }).click();
	const panel = adminPage.getByRole("dialog", { name: subject });
	await expect(panel.getByRole("button", { name: "Archive", exact: true })).toBeVisible();
	await expect(panel.getByRole("button", { name: "Delete permanently" })).toHaveCount(0);
});

test("a list that fails says why, and Retry loads it", async ({ adminPage, site }) => {
	const subject = aSubject();
	storedEmail(site.dataDir, { subject });
	// A new connection would load the list by itself.
	await adminPage.route("**/api/admin/events*", (route) =>
		route.fulfill({ status: 404, body: "" }),
	);
	await adminPage.route("**/api/admin/emails?*", (route) =>
		route.fulfill({ status: 500, body: "Something went wrong on our end." }),
	);
	await adminPage.goto("/admin/emails");
	await expect(adminPage.getByText("Failed to load emails.")).toBeVisible();
	await adminPage.unroute("**/api/admin/emails?*");
	await adminPage.getByRole("button", { name: "Retry", exact: true }).click();
	await expect(rowOf(adminPage, subject)).toBeVisible();
});

test("what says how emails go, and one’s own summary, say so when they cannot be loaded", async ({
	adminPage,
}) => {
	const person = await createRegistration(adminPage);
	// A new connection would load them by itself.
	await adminPage.route("**/api/admin/events*", (route) =>
		route.fulfill({ status: 404, body: "" }),
	);
	for (const [path, what, call] of [
		["", "the status of emails", "mail-status"],
		[`/registrations?open=${person.id}`, "emails", "emails?*"],
		["/my-account", "the daily summary", "me/summary"],
	] as const) {
		await adminPage.route(`**/api/admin/${call}`, (route) =>
			route.fulfill({ status: 500, body: "Something went wrong on our end." }),
		);
		await adminPage.goto(`/admin${path}`);
		const alert = adminPage.getByRole("alert").filter({ hasText: `Failed to load ${what}.` });
		await expect(alert).toBeVisible();
		await adminPage.unroute(`**/api/admin/${call}`);
		await alert.getByRole("button", { name: "Retry" }).click();
		await expect(alert).toHaveCount(0);
	}
});

test("the list works by keyboard", async ({ adminPage, site }) => {
	const subject = aSubject();
	storedEmail(site.dataDir, { subject });
	await adminPage.goto(`/admin/emails?q=${encodeURIComponent(subject)}`);
	await adminPage.getByRole("link", { name: subject }).focus();
	await adminPage.keyboard.press("x");
	await expect(adminPage.getByRole("region", { name: "Selection" })).toContainText("1 selected");
	await adminPage.keyboard.press("Escape");
	await expect(adminPage.getByRole("region", { name: "Selection" })).toBeHidden();
	await adminPage.getByRole("link", { name: subject }).focus();
	await adminPage.keyboard.press("Enter");
	await expect(adminPage.getByRole("dialog", { name: subject })).toBeVisible();
	await adminPage.keyboard.press("Escape");
	await expect(adminPage.getByRole("dialog", { name: subject })).toBeHidden();
});

test("the same person’s other registrations are a click away, and who has the same phone is offered", async ({
	adminPage,
}) => {
	const first = await createRegistration(adminPage);
	const again = await createRegistration(adminPage, { email: first.email.toUpperCase() });
	const message = await createContact(adminPage, { phone: first.phone.replaceAll("-", " ") });
	await adminPage.goto(`/admin/registrations?open=${first.id}`);
	const panel = adminPage.getByRole("dialog");
	await panel.getByRole("link", { name: "2 registrations, 1 possible duplicate" }).click();
	await expect(adminPage).toHaveURL(/\/admin\/people\/\d+$/);
	const main = adminPage.getByRole("main");
	await expect(main).toContainText(again.reference);
	await expect(main).toContainText(message.name);
});

test("the daily summary is turned on with an address, and off", async ({ adminPage }) => {
	await adminPage.goto("/admin/my-account");
	const summary = adminPage.getByRole("region", { name: "Daily summary" });
	const turnedOn = summary.getByRole("switch", { name: /Email me a daily summary/ });
	await turnedOn.press("Space");
	await summary.getByLabel("Email address").fill("dana");
	await summary.getByRole("button", { name: "Save" }).click();
	await expect(summary.getByText("Please enter a valid email address")).toBeVisible();
	await summary.getByLabel("Email address").fill("dana@school.example");
	await summary.getByRole("button", { name: "Save" }).click();
	await expect(toastOf(adminPage, "Daily summary saved")).toContainText("dana@school.example");
	await adminPage.reload();
	await expect(summary.getByLabel("Email address")).toHaveValue("dana@school.example");
	await turnedOn.press("Space");
	await expect(toastOf(adminPage, "Daily summary saved")).toContainText("no daily summary");
	await adminPage.reload();
	await expect(turnedOn).not.toBeChecked();
});

test("the switch of the daily summary shows what is stored, also after a refusal", async ({
	adminPage,
}) => {
	await adminPage.goto("/admin/my-account");
	const summary = adminPage.getByRole("region", { name: "Daily summary" });
	const turnedOn = summary.getByRole("switch", { name: /Email me a daily summary/ });
	await turnedOn.press("Space");
	await summary.getByLabel("Email address").fill("rosa@school.example");
	await summary.getByRole("button", { name: "Save" }).click();
	await expect(toastOf(adminPage, "Daily summary saved")).toContainText("rosa@school.example");
	await adminPage.route(
		"**/api/admin/me/summary",
		(route) => route.fulfill({ status: 403, body: "Not now." }),
		{ times: 1 },
	);
	await turnedOn.press("Space");
	await expect(turnedOn).toBeChecked();
	await expect(summary.getByText("Not now.")).toBeVisible();
	// What is read again afterwards keeps nobody waiting.
	const { promise: reads, resolve: letReads } = Promise.withResolvers<void>();
	await adminPage.route("**/api/admin/**", async (route) => {
		if (route.request().method() === "GET") await reads;
		await route.continue();
	});
	await turnedOn.press("Space");
	await expect(toastOf(adminPage, "Daily summary saved")).toContainText("no daily summary");
	await expect(turnedOn).not.toBeChecked();
	await turnedOn.press("Space");
	await expect(summary.getByLabel("Email address")).toHaveValue("");
	letReads();
});
