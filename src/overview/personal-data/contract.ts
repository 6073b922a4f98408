import * as z from "zod/mini";
import { answerStates } from "#intake/contacts/contract.ts";
import { audiences, emailStatuses, emailTemplates } from "#intake/mail/email.ts";
import { callOutcomes } from "#intake/people/contract.ts";
import { detailsStates } from "#intake/people/details-state.ts";
import { placementStates } from "#intake/placements/public-contract.ts";
import { sources, stages, statuses } from "#intake/registrations/contract.ts";
import { channels } from "#intake/replies/contract.ts";
import { endpoint } from "#platform/api/endpoint.ts";
import { id, instant, line, optional } from "#platform/api/fields.ts";
import { day } from "#platform/api/list.ts";

/** The sentence that somebody agreed to on sending a form; null if none was shown, as when the office entered it. */
const consent = z.nullable(
	z.object({
		wording: z.string(),
		/** The day from which it was shown, `YYYY-MM-DD`; null for old requests for a call. */
		version: z.nullable(z.string()),
		at: instant,
	}),
);

const submission = {
	reference: z.string(),
	receivedAt: instant,
	name: z.string(),
	email: z.string(),
	language: z.enum(["en", "es"]),
	archived: z.boolean(),
	suspectedSpam: z.boolean(),
	/** What spoke for spam. */
	spamSignals: z.array(z.string()),
	/** Whether the office has confirmed name, email and phone. */
	contactDetails: z.enum(detailsStates),
	consent,
};

const registrationData = z.object({
	...submission,
	phone: z.string(),
	program: z.string(),
	message: z.nullable(z.string()),
	status: z.enum(statuses),
	stage: z.enum(stages),
	source: z.enum(sources),
});

const messageData = z.object({
	...submission,
	phone: z.nullable(z.string()),
	subject: z.nullable(z.string()),
	program: z.nullable(z.string()),
	message: z.string(),
	read: z.boolean(),
	answer: z.enum(answerStates),
});

const conversationData = z.object({
	id: z.string(),
	startedAt: instant,
	/** How it is known to be theirs: they asked in it to be called, or wrote their email address or phone. */
	theirsBy: z.enum(["requested call", "contact details"]),
	messages: z.array(
		z.object({ at: instant, from: z.enum(["visitor", "assistant"]), text: z.string() }),
	),
});

const emailData = z.object({
	createdAt: instant,
	sentAt: z.nullable(instant),
	template: z.enum(emailTemplates),
	status: z.enum(emailStatuses),
	audience: z.enum(audiences),
	/** Null for the school's own address. */
	to: z.nullable(z.string()),
	replyTo: z.nullable(z.string()),
	reference: z.string(),
	subject: z.string(),
	text: z.string(),
});

/** A reply of the office; one that the site sent is among the emails too. */
const replyData = z.object({
	at: instant,
	by: z.string(),
	to: z.string(),
	channel: z.enum(channels),
	subject: z.string(),
	text: z.string(),
});

const entryData = z.object({
	at: instant,
	by: z.string(),
	kind: z.enum(["note", "call"]),
	outcome: z.nullable(z.enum(callOutcomes)),
	text: z.string(),
});

const changeData = z.object({
	at: instant,
	/** Username; empty for the website itself. */
	by: z.string(),
	action: z.string(),
	kind: z.string(),
	label: z.string(),
	before: z.nullable(z.record(z.string(), z.unknown())),
	after: z.nullable(z.record(z.string(), z.unknown())),
});

/** A place in a class of a registration. */
const placeData = z.object({
	reference: z.string(),
	program: z.string(),
	/** First day of the class; null for any class. */
	firstDay: z.nullable(day),
	askedAt: instant,
	state: z.enum(placementStates),
	offeredUntil: z.nullable(instant),
	placedAt: z.nullable(instant),
	/** In cents. */
	price: z.nullable(z.int()),
	releasedWhy: z.nullable(z.string()),
});

const fields = {
	person: z.object({
		id,
		/** When the oldest record was linked. */
		knownSince: instant,
		/** Every value in the records: first the one that the office uses, if any, then the newest. */
		names: z.array(z.string()),
		emails: z.array(z.string()),
		phones: z.array(z.string()),
		/** The user who looks after them. */
		owner: z.nullable(z.string()),
		task: z.nullable(z.string()),
		taskDueOn: z.nullable(day),
	}),
	registrations: z.array(registrationData),
	places: z.array(placeData),
	messages: z.array(messageData),
	conversations: z.array(conversationData),
	emails: z.array(emailData),
	replies: z.array(replyData),
	notesAndCalls: z.array(entryData),
	changes: z.array(changeData),
};

/** Everything that is stored about a person; in each list the newest first. */
const personalData = z.object({
	/** The person's version, for erasing what was read. */
	version: z.int(),
	/** How the office reaches them: by the record that it confirmed last, or else by the first one. */
	known: z.object({ name: z.string(), email: z.string(), phone: z.nullable(z.string()) }),
	...fields,
});
export type PersonalData = z.output<typeof personalData>;

/** The file for the person. A field that is renamed, removed or means something else raises `formatVersion`. */
const personalDataFile = z.object({
	format: z.literal("personal-data"),
	formatVersion: z.literal(2),
	exportedAt: instant,
	school: z.string(),
	...fields,
});
export type PersonalDataFile = z.output<typeof personalDataFile>;

export const getPersonalData = endpoint("GET /api/admin/people/{id}/personal-data", {
	access: "any role",
	summary: "Returns everything that is stored about a person",
	response: personalData,
	versioned: true,
	shows: ["registration", "contact", "person", "email", "conversation"],
});

/** When the person asked for it: on this day in New York. */
const askedOn = optional(day);

const fileQuery = z.object({ askedOn: z.optional(day) });

export const exportPersonalData = endpoint("GET /api/admin/people/{id}/personal-data.json", {
	access: "full access",
	summary: "Exports everything that is stored about a person, for machines",
	query: fileQuery,
	response: personalDataFile,
	limit: "export",
	requiresFreshPassword: true,
	records: { action: "exported", kind: "person", label: "Personal data as JSON" },
});

export const exportPersonalDataPage = endpoint("GET /api/admin/people/{id}/personal-data.html", {
	access: "full access",
	summary: "Exports everything that is stored about a person, as one page to read and print",
	query: fileQuery,
	contentType: "text/html; charset=utf-8",
	limit: "export",
	requiresFreshPassword: true,
	records: { action: "exported", kind: "person", label: "Personal data as a web page" },
});

export const erasure = z.object({
	/** The person's name, typed by who erases. */
	name: line({ max: 200, required: "Please type the name" }),
	askedOn,
});

export const erasePerson = endpoint("POST /api/admin/people/{id}/erase", {
	access: "full access",
	summary: "Permanently deletes everything that is stored about a person",
	body: erasure,
	versioned: true,
	requiresFreshPassword: true,
	announces: [
		{ kind: "person", change: "changed" },
		{ kind: "registration", change: "changed" },
		{ kind: "contact", change: "changed" },
	],
});
