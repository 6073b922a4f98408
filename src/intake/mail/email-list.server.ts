import type * as contract from "#intake/mail/email-list.ts";
import { emailList, type StoredEmailContent } from "#intake/mail/email-list.ts";
import type { OutboxStore } from "#intake/mail/mail-service.server.ts";
import { isStuck } from "#intake/mail/outbox.server.ts";
import { senderOf } from "#intake/mail/sender.ts";
import { notFound } from "#office/record-list/list.server.ts";
import type { Call } from "#platform/api/call.server.ts";
import type { Failure } from "#platform/api/failure.ts";
import type { Clock } from "#platform/database/clock.ts";
import { readSettings } from "#school/settings/service.server.ts";

/** Returns the outbox as the server reads it. */
export const outboxList = (clock: Clock): typeof emailList => ({
	...emailList,
	conditions: { stuck: () => isStuck(clock) },
});

/** Reads an email in full, from the configured sender, or else from the school as it is now. */
export async function getEmailContent(
	{ db, mailFrom }: OutboxStore,
	{ params: { id } }: Call<typeof contract.getEmailContent>,
): Promise<StoredEmailContent | Failure> {
	const email = await db
		.selectFrom("emails")
		.select(["recipient", "replyTo", "subject", "textBody", "htmlBody"])
		.where("id", "=", id)
		.executeTakeFirst();
	if (!email) return notFound(emailList);
	const { settings } = await readSettings(db);
	const from = senderOf(mailFrom, { name: settings.name, address: settings.email });
	return {
		from: `${from.name} <${from.address}>`,
		to: email.recipient ?? settings.email,
		replyTo: email.replyTo,
		subject: email.subject,
		text: email.textBody,
		html: email.htmlBody,
	};
}
