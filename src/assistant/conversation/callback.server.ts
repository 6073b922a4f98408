import type * as contract from "#assistant/contract.ts";
import { lockConversation, noConversation } from "#assistant/conversation/conversation.server.ts";
import type { Contact } from "#intake/contacts/contract.ts";
import { queueMessageEmails } from "#intake/contacts/emails.server.ts";
import { contactOnce, storeContact } from "#intake/contacts/service.server.ts";
import type { MailingStore } from "#intake/mail/mailing-store.server.ts";
import { formSignalsOf } from "#intake/spam/form-signals.ts";
import { judgeSubmission } from "#intake/spam/judge.server.ts";
import type { Call, StoredOnce } from "#platform/api/call.server.ts";
import { Failure } from "#platform/api/failure.ts";
import { agreedTo } from "#school/translations/consent.server.ts";

/** What stands in the message of a contact that was left in the chat; the words of the chat do not. */
export const callbackMessage = "Please call me. I requested a call in the chat on your website.";

/** Makes a contact of someone who asks to be called, linked to the conversation, and queues the emails about it. */
export function requestCallback(
	{ db, clock, publicUrl }: MailingStore,
	{ body, idempotency, headers, from }: Call<typeof contract.requestCallback>,
): Promise<StoredOnce<Contact> | Failure> {
	const { conversationId, name, email, phone } = body;
	return contactOnce({ db, clock }, idempotency, async (tx) => {
		if (!(await lockConversation(tx, conversationId))) return noConversation;
		const thread = await tx
			.selectFrom("chat_conversation_state")
			.select(["language", "questions"])
			.where("conversationId", "=", conversationId)
			.executeTakeFirstOrThrow();
		const asked = thread.language === "es" ? "es" : "en";
		const shownIn = headers["content-language"];
		const shown = shownIn === "en" || shownIn === "es" ? shownIn : asked;
		// Who has asked nothing yet may have gone on in the other language since the greeting.
		const language = thread.questions > 0 ? asked : shown;
		// Subject and message are ours, so they say nothing about the visitor.
		const typed = { name, email, phone, subject: null, message: null };
		const spam = await judgeSubmission(tx, clock, "contacts", typed, formSignalsOf(headers, from));
		const input = {
			name,
			email,
			phone,
			subject: "Call requested in chat",
			courseId: null,
			message: callbackMessage,
		};
		const agreed = await agreedTo(tx, clock, "consent.call", {
			language: shown,
			shown: headers["consent-shown"],
		});
		if (agreed instanceof Failure) return agreed;
		const contact = await storeContact(tx, clock, input, { ...spam, ...agreed, language });
		const about = { courseTitle: null, conversationId };
		await queueMessageEmails(tx, clock, contact, about, {
			publicUrl,
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
