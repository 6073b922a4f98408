import * as z from "zod/mini";
import { emailList } from "#intake/mail/email-list.ts";
import { matchingTotal } from "#office/record-list/bulk-contract.ts";
import { endpoint } from "#platform/api/endpoint.ts";
import { email, instant } from "#platform/api/fields.ts";

export * from "#intake/mail/public-contract.ts";

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
	/** Why the mail server could not be used, in a sentence. */
	failure: z.nullable(z.string()),
	waiting: z.int(),
	/** Failed, or waiting for longer than five minutes. */
	stuck: z.int(),
	failed: z.int(),
	held: z.int(),
	unsent: z.int(),
	/** When the oldest of the stuck emails was stored; null if none is stuck. */
	oldestStuckAt: z.nullable(instant),
	/** The same of those that were not sent. */
	oldestUnsentAt: z.nullable(instant),
});
export type MailStatus = z.output<typeof mailStatus>;

export const getMailStatus = endpoint("GET /api/admin/mail-status", {
	access: "any role",
	summary: "Returns how the school hears of registrations and how many emails wait or failed",
	response: mailStatus,
	shows: ["email", "registration", "contact", "settings", "mail server"],
});

const testResult = z.object({
	sent: z.boolean(),
	/** What happened and what to do, in words. */
	explanation: z.string(),
});
export type TestResult = z.output<typeof testResult>;

export const sendTestEmail = endpoint("POST /api/admin/emails/test", {
	access: "front desk",
	summary: "Sends a test email immediately and explains a failure in words",
	body: z.object({ to: email }),
	response: testResult,
	timeoutMs: 25_000,
	announces: { kind: "mail server", change: "changed" },
});

const retried = z.object({
	count: z.int(),
	/** Not sent, because the address or the private link in them has changed: each is sent again by itself. */
	left: z.int(),
});
export type Retried = z.output<typeof retried>;

export const retryEmails = endpoint("POST /api/admin/emails/retry", {
	access: "front desk",
	summary:
		"Sends all emails that match the filters and were not sent, held ones included; 412 if there are not as many by now",
	query: emailList.endpoints.changeMatching.query,
	body: z.object({ total: matchingTotal }),
	response: retried,
	announces: { kind: "email", change: "changed" },
});

/** Where an email goes if it is sent again. */
export const resendTarget = z.object({
	/** The address of its record as it is now; null for the school's own. */
	to: z.nullable(z.string()),
	/** Where it first went or was to go, if that was another address. */
	formerly: z.nullable(z.string()),
	/** Whether it is written again, with a new link to the applicant's page. */
	isRewritten: z.boolean(),
});
export type ResendTarget = z.output<typeof resendTarget>;

export const getResendTarget = endpoint("GET /api/admin/emails/{id}/resend", {
	access: "front desk",
	summary: "Returns the address to which an email goes if it is sent again",
	response: resendTarget,
	shows: ["email", "registration", "contact"],
});

export const resendEmail = endpoint("POST /api/admin/emails/{id}/resend", {
	access: "front desk",
	summary:
		"Sends an email once more to the address of its record: a copy of a sent one, any other as a retry; 409 if that is not the address that is named",
	/** The address that the sender of the email was shown; null for the school's own. */
	body: z.object({ to: z.nullable(z.string()) }),
	response: z.object({ count: z.int() }),
	// A new confirmation has a new link, which the registration shows.
	announces: [
		{ kind: "email", change: "changed" },
		{ kind: "registration", change: "changed" },
	],
});
