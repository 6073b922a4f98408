import { messageConfirmation } from "#intake/contacts/confirmation.ts";
import type { Contact } from "#intake/contacts/contract.ts";
import { messageNotice } from "#intake/contacts/notice.ts";
import {
	queueNoticeAndConfirmation,
	type Sending,
} from "#intake/mail/notice-and-confirmation.server.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";
import { currentContent } from "#school/facts/current-content.server.ts";

/** What a message is about. */
interface MessageSubject {
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
	sending: Sending,
): Promise<void> {
	const { id, reference, email } = contact;
	const { publicUrl, language } = sending;
	const now = clock();
	const { school } = await currentContent(tx, clock);
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
	await queueNoticeAndConfirmation(
		tx,
		clock,
		{
			kind: "message",
			about: { reference, contactId: id },
			visitor: email,
			notice,
			confirmation,
		},
		sending,
	);
}
