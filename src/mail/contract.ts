import * as z from "zod/mini";
import { endpoint } from "#api/endpoint.ts";
import { email, id, idParams, instant } from "#api/fields.ts";

export * from "#mail/public-contract.ts";

/** How the school hears of registrations and messages, and how sending goes. */
export const mailStatus = z.object({
	/** The mail server: not configured, working as far as we know, or failing at the last attempt. */
	smtp: z.enum(["off", "ok", "failing"]),
	/** Whether visitors’ browsers can notify the school through EmailJS. */
	emailjs: z.boolean(),
	/** Whether the school still has the sample address, to which nothing is sent. */
	isSampleAddress: z.boolean(),
	/** The school’s address. */
	schoolAddress: z.string(),
	/** How the school hears of registrations. */
	hearsBy: z.enum(["smtp", "emailjs", "nothing"]),
	/** Why the mail server could not be used, in a sentence. */
	failure: z.nullable(z.string()),
	lastSentAt: z.nullable(instant),
	waiting: z.int(),
	/** Failed, or waiting for longer than five minutes. */
	stuck: z.int(),
	failed: z.int(),
	held: z.int(),
	unsent: z.int(),
});
export type MailStatus = z.output<typeof mailStatus>;

export const getMailStatus = endpoint({
	method: "GET",
	path: "/api/admin/mail-status",
	access: "read only",
	summary: "Returns how the school hears of registrations and how many emails wait or failed",
	status: 200,
	response: mailStatus,
});

/** The result of a test email. */
export const testResult = z.object({
	sent: z.boolean(),
	/** What happened and what to do, in words. */
	explanation: z.string(),
});
export type TestResult = z.output<typeof testResult>;

export const sendTestEmail = endpoint({
	method: "POST",
	path: "/api/admin/emails/test",
	access: "front desk",
	summary: "Sends a test email immediately and explains a failure in words",
	status: 200,
	body: z.object({ to: email }),
	response: testResult,
	timeoutMs: 25_000,
});

const MAX_IDS = 5000;

const retried = z.object({ count: z.int() });

export const retryEmails = endpoint({
	method: "POST",
	path: "/api/admin/emails/retry",
	access: "front desk",
	summary:
		"Sends emails again that were not sent: those with the ids, held ones included, or all that failed or were not sent",
	status: 200,
	body: z.object({
		ids: z.optional(
			z
				.array(id)
				.check(
					z.minLength(1, { error: "Select at least one email" }),
					z.maxLength(MAX_IDS, { error: "Select up to 5,000 emails" }),
				),
		),
	}),
	response: retried,
	announces: "email",
});

export const resendEmail = endpoint({
	method: "POST",
	path: "/api/admin/emails/{id}/resend",
	access: "front desk",
	summary: "Sends an email once more: a copy of a sent one, any other as a retry",
	status: 200,
	params: idParams,
	response: retried,
	announces: "email",
});
