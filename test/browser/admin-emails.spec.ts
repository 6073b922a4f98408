import type { Page } from "@playwright/test";
import { expect, registered, test, toastOf, written } from "./admin.ts";
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

test("emails are listed by status, searched and filtered", async ({ office, site }) => {
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
	await office.goto("/admin/emails");
	await expect(rowOf(office, held)).toContainText("School");
	await expect(rowOf(office, held)).toContainText("Suspected spam");
	await expect(rowOf(office, held).getByRole("button")).toHaveText(["Read"]);

	await views(office)
		.getByRole("link", { name: /^Stuck/ })
		.click();
	await expect(rowOf(office, failed)).toContainText(failure);
	await expect(rowOf(office, held)).toHaveCount(0);
	await views(office).getByRole("link", { name: /^Held/ }).click();
	await expect(rowOf(office, held)).toBeVisible();
	await expect(rowOf(office, failed)).toHaveCount(0);

	await views(office).getByRole("link", { name: /^All/ }).click();
	await office.getByLabel("To", { exact: true }).selectOption("The school");
	await expect(rowOf(office, held)).toBeVisible();
	await expect(rowOf(office, failed)).toHaveCount(0);
	await office.goto(`/admin/emails?q=${encodeURIComponent(failed)}`);
	await expect(office.getByRole("row")).toHaveCount(2);
	await office.goto("/admin/emails?q=nothinglikethis");
	await expect(office.getByText("No emails found.")).toBeVisible();
	await office.getByRole("button", { name: "Clear search and filters" }).click();
	await expect(rowOf(office, held)).toBeVisible();
});

test("one email is read as text and as HTML, in which nothing runs", async ({ office, site }) => {
	const subject = aSubject();
	const message = await written(office);
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
	await office.goto(`/admin/emails?q=${encodeURIComponent(subject)}`);
	await office.getByRole("link", { name: subject }).click();
	const panel = office.getByRole("dialog", { name: subject });
	await expect(panel).toContainText("The mailbox does not exist. Tried 3 times.");
	await expect(panel).toContainText("kwame@mail.example");
	await expect(panel.locator(".email-text")).toHaveText("We have it.\n\nCall us.");

	await panel.getByRole("radio", { name: "HTML" }).check({ force: true });
	const frame = office.frameLocator(".email-frame");
	await expect(frame.getByText("We have it.")).toHaveCSS("color", "rgb(1, 2, 3)");
	await expect(frame.getByText("Call us.")).toHaveCSS("letter-spacing", "3px");
	await expect(office).toHaveTitle(/^Emails/);
	await expect(frame.locator("body")).toHaveAttribute("inert");

	await panel.getByRole("link", { name: "View message" }).click();
	await expect(office).toHaveURL(`/admin/contacts?open=${message.id}`);
	const ledger = office.locator(".ledger");
	await expect(ledger).toContainText("Saved");
	await expect(ledger).toContainText("Failed");
});

test("without a mail server nothing can be sent, and the page says so", async ({
	office,
	site,
}) => {
	const subject = aSubject();
	storedEmail(site.dataDir, { subject, status: "unsent", attempts: 0 });
	await office.goto(`/admin/emails?q=${encodeURIComponent(subject)}`);
	await expect(office.getByText("The school does not hear of new registrations.")).toBeVisible();
	await expect(rowOf(office, subject)).toContainText("No mail server configured");
	await expect(rowOf(office, subject).getByRole("button", { name: "Send" })).toBeDisabled();
	await office.getByLabel(`, ${subject}`).check();
	await office.getByRole("button", { name: "Retry", exact: true }).click();
	await expect(toastOf(office, "Sending failed")).toContainText("No mail server is configured.");
	await office.goto("/admin");
	await expect(office.getByText("The school does not hear of new registrations.")).toBeVisible();
});

test("a selection is archived and restored, and no email can be deleted", async ({
	office,
	site,
}) => {
	const subject = aSubject();
	storedEmail(site.dataDir, { subject });
	await office.goto(`/admin/emails?q=${encodeURIComponent(subject)}`);
	await office.getByLabel(`, ${subject}`).check();
	await office.getByRole("button", { name: "Archive", exact: true }).click();
	await expect(toastOf(office, "Archived")).toContainText("1 email archived.");
	await expect(office.getByText("No emails found.")).toBeVisible();
	await toastOf(office, "Archived").getByRole("button", { name: "Undo" }).click();
	await office.getByRole("link", { name: subject }).click();
	const panel = office.getByRole("dialog", { name: subject });
	await expect(panel.getByRole("button", { name: "Archive", exact: true })).toBeVisible();
	await expect(panel.getByRole("button", { name: "Delete permanently" })).toHaveCount(0);
});

test("a list that fails says why, and Retry loads it", async ({ office, site }) => {
	const subject = aSubject();
	storedEmail(site.dataDir, { subject });
	// A new connection would load the list by itself.
	await office.route("**/api/admin/events*", (route) => route.fulfill({ status: 404, body: "" }));
	await office.route("**/api/admin/emails?*", (route) =>
		route.fulfill({ status: 500, body: "Something went wrong on our end." }),
	);
	await office.goto("/admin/emails");
	await expect(office.getByText("Failed to load emails.")).toBeVisible();
	await office.unroute("**/api/admin/emails?*");
	await office.getByRole("button", { name: "Retry", exact: true }).click();
	await expect(rowOf(office, subject)).toBeVisible();
});

test("the list works by keyboard", async ({ office, site }) => {
	const subject = aSubject();
	storedEmail(site.dataDir, { subject });
	await office.goto(`/admin/emails?q=${encodeURIComponent(subject)}`);
	await office.getByRole("link", { name: subject }).focus();
	await office.keyboard.press("x");
	await expect(office.getByRole("region", { name: "Selection" })).toContainText("1 selected");
	await office.keyboard.press("Escape");
	await expect(office.getByRole("region", { name: "Selection" })).toBeHidden();
	await office.getByRole("link", { name: subject }).focus();
	await office.keyboard.press("Enter");
	await expect(office.getByRole("dialog", { name: subject })).toBeVisible();
	await office.keyboard.press("Escape");
	await expect(office.getByRole("dialog", { name: subject })).toBeHidden();
});

test("the same person’s other registrations and messages are linked", async ({ office }) => {
	const first = await registered(office);
	const again = await registered(office, { email: first.email.toUpperCase() });
	const message = await written(office, { phone: first.phone.replaceAll("-", " ") });
	await office.goto(`/admin/registrations?open=${first.id}`);
	const panel = office.getByRole("dialog");
	await expect(panel.getByText(`Also registered: ${again.reference}`)).toBeVisible();
	await expect(panel.getByText(`Also wrote: ${message.reference}`)).toBeVisible();
	await panel.getByRole("link", { name: again.reference }).click();
	await expect(panel.getByRole("heading", { level: 2 })).toHaveText(again.fullName);
});

test("the daily summary is turned on with an address, and off", async ({ office }) => {
	await office.goto("/admin/users");
	const summary = office.getByRole("region", { name: "My daily summary" });
	const turnedOn = summary.getByRole("switch", { name: /Email me a daily summary/ });
	await turnedOn.check({ force: true });
	await summary.getByLabel("Email address").fill("dana");
	await summary.getByRole("button", { name: "Save" }).click();
	await expect(summary.getByText("Please enter a valid email address")).toBeVisible();
	await summary.getByLabel("Email address").fill("dana@school.example");
	await summary.getByRole("button", { name: "Save" }).click();
	await expect(toastOf(office, "Daily summary saved")).toContainText("dana@school.example");
	await office.reload();
	await expect(summary.getByLabel("Email address")).toHaveValue("dana@school.example");
	await turnedOn.uncheck({ force: true });
	await expect(toastOf(office, "Daily summary saved")).toContainText("no daily summary");
	await office.reload();
	await expect(turnedOn).not.toBeChecked();
});
