import * as z from "zod/mini";
import { contact } from "#intake/contacts/public-contract.ts";
import { spamChange, spamFields, spamFilter, storedSpamSignals } from "#intake/spam/spam-fields.ts";
import { adminFields, defineRecordList } from "#office/record-list/define-record-list.ts";
import { endpoint } from "#platform/api/endpoint.ts";
import { id } from "#platform/api/fields.ts";
import { booleanParam, commaList, idFilter } from "#platform/api/list.ts";

export * from "#intake/contacts/public-contract.ts";

/** Whether the visitor has an answer: a message that was read may still be open. */
export const answerStates = ["open", "answered", "closed"] as const;
export type AnswerState = (typeof answerStates)[number];

const adminContact = z.extend(contact, {
	...adminFields,
	...spamFields,
	personId: z.nullable(id),
	answerState: z.enum(answerStates),
});
export type AdminContact = z.output<typeof adminContact>;

/** The list of contact messages, for administrators. */
export const contactList = defineRecordList({
	name: "contacts",
	kind: "contact",
	noun: ["message", "messages"],
	title: "name",
	alsoShows: ["person"],
	row: adminContact,
	stored: storedSpamSignals,
	columns: {
		id: { label: "ID", sort: "value" },
		reference: { label: "Reference" },
		name: { label: "Name", sort: "name" },
		email: { label: "Email", sort: "text" },
		phone: { label: "Phone", sort: "text" },
		subject: { label: "Subject", sort: "text" },
		message: { label: "Message" },
		isRead: { label: "Status", csv: "Read", sort: "value and date" },
		answerState: { label: "Answer", sort: "value and date" },
		createdAt: { label: "Date", sort: "value" },
	},
	filters: {
		isRead: booleanParam,
		answerState: commaList("answerState", answerStates),
		courseId: idFilter("courseId"),
		...spamFilter,
	},
	changes: {
		isRead: z.literal(true, { error: "A message can’t be marked unread" }),
		answerState: z.enum(answerStates),
		...spamChange,
	},
});

export const markContactRead = endpoint("PATCH /api/admin/contacts/{id}", {
	access: "front desk",
	summary: "Marks a contact message as read, whatever the body contains",
	response: adminContact,
	versioned: true,
	announces: { kind: "contact", change: "changed" },
});
