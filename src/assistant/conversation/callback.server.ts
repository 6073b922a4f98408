import type { CallbackInput } from "#assistant/contract.ts";
import { lockConversation, noConversation } from "#assistant/conversation/conversation.server.ts";
import type { Contact } from "#intake/contacts/contract.ts";
import { queueMessageEmails } from "#intake/contacts/emails.server.ts";
import { contactOnce, storeContact } from "#intake/contacts/service.server.ts";
import type { Sending } from "#intake/mail/sending.ts";
import type { FormSignals } from "#intake/spam/form-signals.ts";
import { judgeSubmission } from "#intake/spam/judge.server.ts";
import type { IdempotencyKey, StoredOnce } from "#platform/api/call.server.ts";
import type { Failure } from "#platform/api/failure.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Database } from "#platform/database/database.server.ts";
import { agreedTo, callConsent } from "#school/profile/consent.ts";

/** What stands in the message of a contact that was left in the chat; the words of the chat do not. */
export const callbackMessage = "Please call me. I requested a call in the chat on your website.";

/**
 * Makes a contact of somebody who asks to be called, linked to the conversation, and queues the emails about it.
 * @param shownIn the language in which the form showed what they agree to; that of the conversation if absent
 */
export function requestCallback(
	db: Database,
	clock: Clock,
	{ conversationId, name, email, phone }: CallbackInput,
	submission: IdempotencyKey | null,
	{ shownIn, ...sending }: Pick<Sending, "publicUrl"> & { shownIn: string | undefined },
	signals: FormSignals = {},
): Promise<StoredOnce<Contact> | Failure> {
	return contactOnce(db, clock, submission, async (tx) => {
		if (!(await lockConversation(tx, conversationId))) return noConversation;
		const thread = await tx
			.selectFrom("chat_conversation_state")
			.select("language")
			.where("conversationId", "=", conversationId)
			.executeTakeFirstOrThrow();
		const language = thread.language === "es" ? "es" : "en";
		const shown = shownIn === "en" || shownIn === "es" ? shownIn : language;
		// Subject and message are ours, so they say nothing about the visitor.
		const typed = { name, email, phone, subject: null, message: null };
		const spam = await judgeSubmission(tx, clock, "contacts", typed, signals);
		const input = {
			name,
			email,
			phone,
			subject: "Call requested in chat",
			courseId: null,
			message: callbackMessage,
		};
		const contact = await storeContact(tx, clock, input, {
			...spam,
			...agreedTo(callConsent[shown]),
			language,
		});
		const about = { courseTitle: null, conversationId };
		await queueMessageEmails(tx, clock, contact, about, {
			...sending,
			language,
			isSuspected: spam.isSpam,
		});
		await tx
			.insertInto("chat_callbacks")
			.values({ contactId: contact.id, conversationId })
			.execute();
		return contact;
	});
}
