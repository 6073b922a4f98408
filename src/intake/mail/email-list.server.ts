import { emailList, type StoredEmailContent } from "#intake/mail/email-list.ts";
import { isStuck } from "#intake/mail/outbox.server.ts";
import { senderOf } from "#intake/mail/sender.ts";
import { notFound } from "#office/record-list/list.server.ts";
import type { Failure } from "#platform/api/failure.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";
import { readSettings } from "#school/settings/service.server.ts";

/** Returns the outbox as the server reads it. */
export const outboxList = (clock: Clock): typeof emailList => ({
	...emailList,
	conditions: { stuck: () => isStuck(clock) },
});

/**
 * Reads an email in full.
 * @param mailFrom the configured sender; otherwise it is the school, as it is now
 */
export async function readEmailContent(
	db: Queries,
	mailFrom: string | undefined,
	id: number,
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
