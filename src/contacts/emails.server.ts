import { messageConfirmation } from "#contacts/confirmation.ts";
import type { Contact } from "#contacts/contract.ts";
import { messageNotice } from "#contacts/notice.ts";
import type { Clock } from "#database/clock.ts";
import type { Queries } from "#database/database.server.ts";
import { render } from "#mail/content/render.server.ts";
import { queueEmail } from "#mail/queue.server.ts";
import type { Sending } from "#mail/sending.ts";
import { currentSchool } from "#settings/service.server.ts";

/** What a message is about. */
export interface MessageSubject {
	/** Null without a program of interest. */
	courseTitle: string | null;
	/** The conversation in which the visitor asked for a call; null for the form. */
	conversationId: string | null;
}

/** Queues the notice to the school and the confirmation to the visitor, in the message's transaction. */
export async function queueMessageEmails(
	tx: Queries,
	clock: Clock,
	contact: Contact,
	{ courseTitle, conversationId }: MessageSubject,
	{ publicUrl, language, isSuspected = false }: Sending,
): Promise<void> {
	const { id, reference, email } = contact;
	const now = clock();
	const school = await currentSchool(tx, clock);
	const admin = `${publicUrl}/admin`;
	const notice = messageNotice(
		{
			contact,
			language,
			courseTitle,
			url: `${admin}/contacts?open=${id}`,
			conversationUrl:
				conversationId && `${admin}/chats?open=${encodeURIComponent(conversationId)}`,
		},
		school,
		now,
	);
	const isCallback = conversationId !== null;
	const confirmation = messageConfirmation({ reference, language, isCallback }, school, now);
	const common = {
		about: { reference, contactId: id },
		domain: new URL(publicUrl).hostname,
		isSuspected,
	};
	await queueEmail(tx, clock, {
		...common,
		template: "message notice",
		audience: "school",
		recipient: null,
		replyTo: email,
		language: "en",
		content: render(notice),
	});
	await queueEmail(tx, clock, {
		...common,
		template: "message confirmation",
		audience: "visitor",
		recipient: email,
		language,
		content: render(confirmation),
	});
}
