/** What an email is for. Each has its own content and one audience. */
export const templateLabels = {
	"registration notice": "Registration notice",
	"registration confirmation": "Registration confirmation",
	"message notice": "Message notice",
	"message confirmation": "Message confirmation",
	acceptance: "Acceptance",
	rejection: "Rejection",
	reply: "Reply",
	"address change": "Address change",
	class: "Class",
	"daily summary": "Daily summary",
} as const;
export type EmailTemplate = keyof typeof templateLabels;
export const emailTemplates = Object.keys(templateLabels) as EmailTemplate[];

/** Who receives an email: the school's own address, a visitor, or a member of staff. */
export const audienceLabels = {
	school: "The school",
	visitor: "Visitors",
	staff: "Staff",
} as const;
export type Audience = keyof typeof audienceLabels;
export const audiences = Object.keys(audienceLabels) as Audience[];

/**
 * - `waiting`: to be sent, at its next attempt
 * - `sent`: accepted by the mail server
 * - `failed`: given up, until an administrator retries
 * - `held`: not sent yet, for a reason that an administrator can remove
 * - `unsent`: stored while no mail server was configured
 */
export const statusLabels = {
	waiting: "Waiting",
	sent: "Sent",
	failed: "Failed",
	held: "Held",
	unsent: "Not sent",
} as const;
export type EmailStatus = keyof typeof statusLabels;
export const emailStatuses = Object.keys(statusLabels) as EmailStatus[];

/** Subject and body; both bodies say the same. */
export interface EmailContent {
	subject: string;
	text: string;
	html: string;
}
