import type { EmailDocument } from "#intake/mail/content/document.ts";
import { htmlOf } from "#intake/mail/content/html.server.ts";
import { textOf } from "#intake/mail/content/text.ts";
import type { EmailContent } from "#intake/mail/email.ts";

/** Renders an email: its subject, and its body as plain text and as HTML that say the same. */
export const render = (email: EmailDocument): EmailContent => ({
	subject: email.subject,
	text: textOf(email),
	html: htmlOf(email),
});
