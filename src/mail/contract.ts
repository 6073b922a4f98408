import * as z from "zod/mini";
import { endpoint } from "#api/endpoint.ts";
import { email, id, idParams, instant } from "#api/fields.ts";

export * from "#mail/public-contract.ts";

/** How the school hears of registrations, and how sending emails goes. */
export const mailStatus = z.object({
	/** The mail server: not configured, working, or failing now. */
	smtp: z.enum(["off", "ok", "failing"]),
	/** Whether visitors' browsers can send through EmailJS. */
	emailjs: z.boolean(),
	/** Whether the school's email address is still the delivered sample. */
	isSampleAddress: z.boolean(),
	/** Why the mail server fails, in a sentence. */
	failure: z.nullable(z.string()),
	lastSentAt: z.nullable(instant),
	waiting: z.int(),
	/** Failed, or waiting for more than five minutes after a failed attempt. */
	stuck: z.int(),
	failed: z.int(),
	held: z.int(),
	unsent: z.int(),
	/** What tells the school of a new registration. */
	hearsBy: z.enum(["smtp", "emailjs", "nothing"]),
});
export type MailStatus = z.output<typeof mailStatus>;

export const getMailStatus = endpoint({
	method: "GET",
	path: "/api/admin/mail-status",
	access: "administrator",
	summary: "Tells how the school hears of registrations, and how many emails wait or failed",
	status: 200,
	response: mailStatus,
});

export const sendTestEmail = endpoint({
	method: "POST",
	path: "/api/admin/emails/test",
	access: "administrator",
	summary: "Sends a test email now; explains the result in words",
	status: 200,
	body: z.object({ to: email }),
	response: z.object({ sent: z.boolean(), explanation: z.string() }),
	timeoutMs: 25_000,
});
export type TestEmailResult = z.output<typeof sendTestEmail.response>;

export const retryEmails = endpoint({
	method: "POST",
	path: "/api/admin/emails/retry",
	access: "administrator",
	summary: "Sends failed and unsent emails again: the given ones, or all",
	status: 200,
	body: z.object({ ids: z.optional(z.array(id).check(z.maxLength(5000))) }),
	response: z.object({ count: z.int() }),
	announces: "email",
});

export const resendEmail = endpoint({
	method: "POST",
	path: "/api/admin/emails/{id}/resend",
	access: "administrator",
	summary: "Sends an email again; one that was sent is sent as a new email",
	status: 200,
	params: idParams,
	response: z.object({ count: z.int() }),
	announces: "email",
});
