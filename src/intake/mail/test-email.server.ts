import { randomUUID } from "node:crypto";
import type * as contract from "#intake/mail/contract.ts";
import type { TestResult } from "#intake/mail/contract.ts";
import type { OutboxStore } from "#intake/mail/mail-service.server.ts";
import { senderOf } from "#intake/mail/sender.ts";
import { recordActivity } from "#office/activity/record.server.ts";
import type { Call } from "#platform/api/call.server.ts";
import { escapeHtml } from "#platform/api/html.server.ts";
import { readSettings } from "#school/settings/service.server.ts";

/** Milliseconds after which a test is given up; its endpoint waits a little longer. */
const PATIENCE_MS = 20_000;

/**
 * Sends one email immediately, past the outbox.
 * @returns whether the mail server accepted it, and an explanation for people
 */
export async function sendTestEmail(
	{ db, clock, transport, mailFrom, worker }: OutboxStore,
	{ body: { to }, actor }: Call<typeof contract.sendTestEmail>,
): Promise<TestResult> {
	if (!transport) {
		return {
			sent: false,
			explanation:
				"No mail server is configured. Ask the person who runs the server to set SMTP_URL and restart the site.",
		};
	}
	const { settings } = await readSettings(db);
	const school = { name: settings.name, address: settings.email };
	const from = senderOf(mailFrom, school);
	const text = `This is a test. Emails from the website of ${school.name} reach you.`;
	const session = transport.open();
	const timer = setTimeout(() => session.close(), PATIENCE_MS);
	const failure = await session.send({
		from,
		to,
		replyTo: null,
		subject: `Test email from ${school.name}`,
		text,
		html: `<!doctype html><html lang="en"><body><p>${escapeHtml(text)}</p></body></html>`,
		messageId: `<${randomUUID()}@${from.address.split("@")[1]}>`,
	});
	clearTimeout(timer);
	session.close();
	if (failure) return { sent: false, explanation: failure.sentence };
	await recordActivity(db, clock, actor, {
		action: "sent",
		kind: "email",
		recordId: null,
		label: "test email",
	});
	worker.resume();
	return {
		sent: true,
		explanation: `The mail server accepted a test email to ${to}. If it does not arrive within a few minutes, check the spam folder.`,
	};
}
