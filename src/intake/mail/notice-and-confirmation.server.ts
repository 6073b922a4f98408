import type { EmailDocument } from "#intake/mail/content/document.ts";
import { render } from "#intake/mail/content/render.server.ts";
import { type EmailDraft, type EmailSubject, queueEmails } from "#intake/mail/queue.server.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";
import type { Language } from "#platform/text/language.ts";

/** What the emails about a submission need besides its content. */
export interface Sending {
	/** Origin of the website: links in emails begin with it. */
	publicUrl: string;
	/** Language of the visitor. */
	language: Language;
	/** Held until an administrator says that the submission is not spam. */
	isSuspected?: boolean;
	/** The office entered it itself, and needs no notice of it. */
	withoutNotice?: boolean;
}

/** What a submission causes: an email to the school and one to its visitor. */
interface SubmissionEmails {
	kind: "registration" | "message";
	about: EmailSubject;
	/** Email address of the visitor. */
	visitor: string;
	notice: EmailDocument;
	confirmation: EmailDocument;
}

/** Queues the emails of a submission in its transaction. An answer to the notice goes to the visitor. */
export async function queueNoticeAndConfirmation(
	tx: Queries,
	clock: Clock,
	{ kind, about, visitor, notice, confirmation }: SubmissionEmails,
	{ publicUrl, isSuspected = false, withoutNotice }: Sending,
): Promise<void> {
	const common = { about, domain: new URL(publicUrl).hostname, isSuspected };
	const toSchool: EmailDraft = {
		...common,
		template: `${kind} notice`,
		audience: "school",
		recipient: null,
		replyTo: visitor,
		language: notice.language,
		content: render(notice),
	};
	const toVisitor: EmailDraft = {
		...common,
		template: `${kind} confirmation`,
		audience: "visitor",
		recipient: visitor,
		language: confirmation.language,
		content: render(confirmation),
	};
	await queueEmails(tx, clock, withoutNotice ? [toVisitor] : [toSchool, toVisitor]);
}
