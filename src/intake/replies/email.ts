import type { Block, EmailDocument } from "#intake/mail/content/document.ts";
import { signature } from "#intake/mail/content/visitor.ts";
import type { ReplyInput } from "#intake/replies/contract.ts";
import type { School } from "#school/profile/school.ts";

/** Lays out a reply, whose paragraphs are separated by blank lines, as an email of the school. */
export function replyEmail(
	{ language, subject, text }: Pick<ReplyInput, "language" | "subject" | "text">,
	school: School,
	now: Date,
): EmailDocument {
	const paragraphs = text.split(/\n{2,}/);
	const [preview = ""] = /^.{0,140}(?=\s|$)/.exec(text.replace(/\s+/g, " ")) ?? [];
	return {
		language,
		sender: school.name,
		subject,
		preview,
		title: subject.replace(/^re:\s*/i, ""),
		body: paragraphs.map((line): Block => ({ kind: "paragraph", line })),
		footer: signature(now, school, language),
	};
}
