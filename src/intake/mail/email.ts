/** What an email is for. Each has its own content and one audience. */
export const emailTemplates = [
	"registration notice",
	"registration confirmation",
	"message notice",
	"message confirmation",
	"acceptance",
	"rejection",
	"reply",
	"address change",
	"class",
	"daily summary",
] as const;
export type EmailTemplate = (typeof emailTemplates)[number];

/** Who receives an email: the school's own address, a visitor, or a member of staff. */
export const audiences = ["school", "visitor", "staff"] as const;
export type Audience = (typeof audiences)[number];

/**
 * - `waiting`: to be sent, at its next attempt
 * - `sent`: accepted by the mail server
 * - `failed`: given up, until an administrator retries
 * - `held`: not sent yet, for a reason that an administrator can remove
 * - `unsent`: stored while no mail server was configured
 */
export const emailStatuses = ["waiting", "sent", "failed", "held", "unsent"] as const;
export type EmailStatus = (typeof emailStatuses)[number];

/** Subject and body; both bodies say the same. */
export interface EmailContent {
	subject: string;
	text: string;
	html: string;
}
