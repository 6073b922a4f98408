import * as z from "zod/mini";
import { audiences, emailStatuses, emailTemplates } from "#intake/mail/email.ts";
import { adminFields, defineRecordList } from "#office/record-list/define-record-list.ts";
import { endpoint } from "#platform/api/endpoint.ts";
import { id, instant } from "#platform/api/fields.ts";
import { booleanParam, commaList, idFilter } from "#platform/api/list.ts";

/** An email as administrators see it in a list. */
const listedEmail = z.extend(
	z.object({
		id,
		/** Reference number of the record that it is about; empty without one. */
		reference: z.string(),
		template: z.enum(emailTemplates),
		audience: z.enum(audiences),
		registrationId: z.nullable(id),
		contactId: z.nullable(id),
		/** Null for the school's own address. */
		recipient: z.nullable(z.string()),
		subject: z.string(),
		status: z.enum(emailStatuses),
		holdReason: z.nullable(z.enum(["sample address", "spam"])),
		/** Why the last attempt failed, in a sentence. */
		failure: z.nullable(z.string()),
		attempts: z.int(),
		nextAttemptAt: instant,
		sentAt: z.nullable(instant),
		createdAt: instant,
	}),
	adminFields,
);
export type ListedEmail = z.output<typeof listedEmail>;

/** The outbox, for administrators. An email is deleted with its record only. */
export const emailList = defineRecordList({
	name: "emails",
	kind: "email",
	noun: ["email", "emails"],
	title: "subject",
	// They are written, held and released with their records.
	alsoShows: ["registration", "contact"],
	follows: true,
	row: listedEmail,
	columns: {
		id: { label: "ID", sort: "value" },
		reference: { label: "Reference" },
		recipient: { label: "To" },
		subject: { label: "Subject" },
		template: { label: "Email" },
		status: { label: "Status" },
		failure: { label: "Failure" },
		attempts: { label: "Attempts" },
		sentAt: { label: "Sent" },
		createdAt: { label: "Date", sort: "value" },
	},
	filters: {
		status: commaList("status", emailStatuses),
		/** Failed, or waiting for more than five minutes after a failed attempt. */
		stuck: booleanParam,
		audience: commaList("audience", audiences),
		template: commaList("template", emailTemplates),
		registrationId: idFilter("registrationId"),
		contactId: idFilter("contactId"),
	},
	changes: {},
	erasable: false,
});

/** The whole email, with the addresses as they are now. */
const emailContent = z.object({
	from: z.string(),
	to: z.string(),
	replyTo: z.nullable(z.string()),
	subject: z.string(),
	text: z.string(),
	html: z.string(),
});
export type StoredEmailContent = z.output<typeof emailContent>;

export const getEmailContent = endpoint("GET /api/admin/emails/{id}/content", {
	access: "any role",
	summary: "Returns an email in full, as text and as HTML",
	response: emailContent,
	shows: ["email", "registration", "contact"],
});
