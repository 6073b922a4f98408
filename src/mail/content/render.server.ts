import type { EmailDocument } from "#mail/content/document.ts";
import { htmlOf } from "#mail/content/html.server.ts";
import { textOf } from "#mail/content/text.ts";
import type { EmailContent } from "#mail/email.ts";

/** Renders an email: its subject, and its body as plain text and as HTML that say the same. */
export const render = (email: EmailDocument): EmailContent => ({
	subject: email.subject,
	text: textOf(email),
	html: htmlOf(email),
});
