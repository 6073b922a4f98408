import type { Block, EmailDocument } from "#intake/mail/content/document.ts";
import { signature } from "#intake/mail/content/visitor.ts";
import type { Language } from "#platform/text/language.ts";
import type { School } from "#school/profile/school.ts";

/** What somebody from the office wrote to a visitor. */
export interface WrittenReply {
	language: Language;
	subject: string;
	/** Paragraphs, separated by blank lines. */
	text: string;
}

/** Lays out a reply as an email of the school. */
export function replyEmail(
	{ language, subject, text }: WrittenReply,
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
