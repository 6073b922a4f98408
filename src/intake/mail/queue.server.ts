import { randomUUID } from "node:crypto";
import type { Audience, EmailContent, EmailTemplate } from "#intake/mail/email.ts";
import { type Clock, instantFrom } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";
import { searchTextOf } from "#platform/database/search.server.ts";
import type { Language } from "#platform/text/language.ts";

/** The record that an email is about; erasing the record erases the email. */
export interface EmailSubject {
	reference: string;
	registrationId?: number;
	contactId?: number;
}

export interface EmailDraft {
	template: EmailTemplate;
	audience: Audience;
	about?: EmailSubject;
	/** Null for the school's own address, as it is when the email is sent. */
	recipient: string | null;
	replyTo?: string;
	/** Message-ID of the email that this one continues. */
	inReplyTo?: string | undefined;
	language: Language;
	content: EmailContent;
	/** Domain of the Message-ID. */
	domain: string;
	/** Held until an administrator says that its record is not spam. */
	isSuspected?: boolean;
	/** Unique; a second email with the same key is not stored. */
	onceKey?: string;
}

/**
 * Stores an email in the transaction of what causes it. The mail worker sends it after the commit.
 * Its Message-ID is fixed, so an email that is sent twice can be recognized.
 * @returns its id; undefined if one with the same `onceKey` exists
 */
export async function queueEmail(tx: Queries, clock: Clock, draft: EmailDraft) {
	const [queued] = await queueEmails(tx, clock, [draft]);
	return queued?.id;
}

/** Stores several emails as {@link queueEmail} does. @returns those stored */
export function queueEmails(tx: Queries, clock: Clock, drafts: readonly EmailDraft[]) {
	return tx
		.insertInto("emails")
		.values(drafts.map((draft) => rowOf(clock, draft)))
		.onConflict((conflict) => conflict.column("onceKey").doNothing())
		.returning("id")
		.execute();
}

function rowOf(clock: Clock, draft: EmailDraft) {
	const { about, content, isSuspected = false } = draft;
	return {
		reference: about?.reference ?? "",
		template: draft.template,
		audience: draft.audience,
		registrationId: about?.registrationId ?? null,
		contactId: about?.contactId ?? null,
		onceKey: draft.onceKey ?? null,
		recipient: draft.recipient,
		replyTo: draft.replyTo ?? null,
		inReplyTo: draft.inReplyTo ?? null,
		language: draft.language,
		subject: content.subject,
		textBody: content.text,
		htmlBody: content.html,
		messageId: `<${randomUUID()}@${draft.domain}>`,
		status: isSuspected ? ("held" as const) : ("waiting" as const),
		holdReason: isSuspected ? ("spam" as const) : null,
		nextAttemptAt: instantFrom(clock),
		createdAt: instantFrom(clock),
		searchText: searchTextOf(
			[draft.recipient, draft.replyTo ?? null, content.subject, about?.reference ?? null],
			null,
		),
	};
}
