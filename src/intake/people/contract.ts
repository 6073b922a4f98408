import * as z from "zod/mini";
import { emailStatuses, emailTemplates } from "#intake/mail/email.ts";
import { detailsStates } from "#intake/people/details-state.ts";
import { reply } from "#intake/replies/contract.ts";
import { activityEntry } from "#office/activity/contract.ts";
import { endpoint } from "#platform/api/endpoint.ts";
import { id, instant, line, longText, optional } from "#platform/api/fields.ts";
import { day } from "#platform/api/list.ts";

/** How a call ended. */
export const callOutcomes = ["reached", "voicemail", "wrong number"] as const;
export type CallOutcome = (typeof callOutcomes)[number];

export const submittedKinds = ["registration", "contact"] as const;

/** Names a registration or a message. */
const recordId = z.object({ kind: z.enum(submittedKinds), id });
export type RecordId = z.output<typeof recordId>;

/** What the office wrote down: a note, or a call. */
const personEntry = z.object({
	id,
	at: instant,
	username: z.string(),
	kind: z.enum(["note", "call"]),
	/** Of a call. */
	outcome: z.nullable(z.enum(callOutcomes)),
	/** Empty for a call without a note. */
	text: z.string(),
	version: z.int(),
});
export type PersonEntry = z.output<typeof personEntry>;

/** A registration or a message of a person. */
export const personRecord = z.object({
	kind: z.enum(submittedKinds),
	id,
	reference: z.string(),
	name: z.string(),
	email: z.string(),
	phone: z.nullable(z.string()),
	/** The course, or the subject of the message. */
	about: z.nullable(z.string()),
	message: z.nullable(z.string()),
	createdAt: instant,
	archived: z.boolean(),
	isSpam: z.boolean(),
	version: z.int(),
	/** What the office says about name, email and phone. */
	detailsState: z.enum(detailsStates),
	/** Whether it came later, says something else about how to reach the person, and nobody has confirmed it. */
	isNew: z.boolean(),
	/** Status of a registration, or answer state of a message. */
	state: z.string(),
	/** How far the office is with a registration. */
	stage: z.nullable(z.string()),
	/** How a registration reached the school. */
	source: z.nullable(z.string()),
	/** When the applicant withdrew a registration. */
	withdrawnAt: z.nullable(instant),
	/** The conversation in which a call was requested. */
	conversationId: z.nullable(z.string()),
});
export type PersonRecord = z.output<typeof personRecord>;

const personEmail = z.object({
	id,
	at: instant,
	template: z.enum(emailTemplates),
	status: z.enum(emailStatuses),
	subject: z.string(),
	reference: z.string(),
});
export type PersonEmail = z.output<typeof personEmail>;

/** A change of a person or of one of their records, from the activity log. */
const personChange = z.omit(activityEntry, { address: true, recordId: true });
export type PersonChange = z.output<typeof personChange>;

/** Someone who may be the same person. */
const duplicate = z.object({
	id,
	name: z.string(),
	email: z.string(),
	phone: z.nullable(z.string()),
	/** Number of their registrations and messages. */
	records: z.int(),
	same: z.enum(["email", "phone", "name"]),
});
export type Duplicate = z.output<typeof duplicate>;

/** A person with everything that the office knows. */
export const person = z.object({
	id,
	version: z.int(),
	/** The record that the office confirmed last, or else the first one. Suspected spam names nobody. */
	namedBy: recordId,
	name: z.string(),
	email: z.string(),
	phone: z.nullable(z.string()),
	ownerId: z.nullable(id),
	task: z.nullable(z.string()),
	taskDueOn: z.nullable(day),
	records: z.array(personRecord),
	entries: z.array(personEntry),
	emails: z.array(personEmail),
	replies: z.array(reply),
	changes: z.array(personChange),
	duplicates: z.array(duplicate),
});
export type Person = z.output<typeof person>;

/** Whose duplicate a new registration would be. */
const foundDuplicates = z.object({
	/** The person to whom it will belong; null if it makes a new one. */
	linkedId: z.nullable(id),
	/** Everyone who is alike, the strongest likeness first. */
	duplicates: z.array(duplicate),
});
export type FoundDuplicates = z.output<typeof foundDuplicates>;

/** Details as far as they are typed. */
export const submitter = z.object({ name: z.string(), email: z.string(), phone: z.string() });

/** A POST, so that nobody's details are in a URL. */
export const findDuplicates = endpoint("POST /api/admin/people/duplicates", {
	access: "front desk",
	summary:
		"Finds duplicates of a registration with these details, and the person to whom it will belong; changes nothing",
	body: submitter,
	response: foundDuplicates,
	shows: ["person", "registration", "contact"],
});

export const getPerson = endpoint("GET /api/admin/people/{id}", {
	access: "any role",
	summary: "Returns a person: records, notes, calls, emails and changes, newest first",
	response: person,
	versioned: true,
	shows: ["person", "registration", "contact", "email", "user"],
});

/** A user who can look after a person. */
export const owner = z.object({ id, username: z.string() });

export const listOwners = endpoint("GET /api/admin/owners", {
	access: "any role",
	summary: "Lists the users who can look after a person",
	response: z.array(owner),
	shows: ["user"],
});

const personPatch = z.exactPartial(
	z.object({
		ownerId: z.nullable(id),
		task: optional(line({ max: 200 })),
		taskDueOn: optional(day),
	}),
);
export type PersonPatch = z.output<typeof personPatch>;

export const updatePerson = endpoint("PATCH /api/admin/people/{id}", {
	access: "front desk",
	summary: "Sets who looks after a person, and their task with its day",
	body: personPatch,
	response: person,
	versioned: true,
	announces: { kind: "person", change: "changed" },
});

const noteText = longText({ max: 5000, required: "Please write a note" });

const entryInput = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("note"), text: noteText }),
	z.object({
		kind: z.literal("call"),
		outcome: z.enum(callOutcomes, { error: "Please say how the call ended" }),
		text: optional(longText({ max: 5000 })),
	}),
]);
export type EntryInput = z.output<typeof entryInput>;

export const addEntry = endpoint("POST /api/admin/people/{id}/entries", {
	access: "front desk",
	summary: "Adds a note or a call to a person",
	status: 201,
	body: entryInput,
	response: personEntry,
	idempotent: true,
	announces: { kind: "person", change: "changed" },
});

export const updateEntry = endpoint("PATCH /api/admin/person-entries/{id}", {
	access: "front desk",
	summary: "Changes the text of a note or a call",
	body: z.object({ text: noteText }),
	response: personEntry,
	versioned: true,
	announces: { kind: "person", change: "changed" },
});

export const deleteEntry = endpoint("DELETE /api/admin/person-entries/{id}", {
	access: "front desk",
	summary: "Deletes a note or a call",
	versioned: true,
	announces: { kind: "person", change: "changed" },
});

/** A person and what their records say are changed. */
const recordsChanged = [
	{ kind: "person", change: "changed" },
	{ kind: "registration", change: "changed" },
	{ kind: "contact", change: "changed" },
] as const;

export const mergePeople = endpoint("POST /api/admin/people/{id}/merge", {
	access: "front desk",
	summary: "Merges another person into this one, who has everything afterwards",
	body: z.object({ personId: id }),
	response: person,
	announces: { kind: "person", change: "changed" },
});

export const splitRecord = endpoint("POST /api/admin/people/{id}/split", {
	access: "front desk",
	summary:
		"Splits off a registration or message, which becomes a person of its own; returns that person",
	body: z.object({ kind: z.enum(submittedKinds), recordId: id }),
	response: person,
	// Another record can name the person now.
	announces: recordsChanged,
});

/** What the office says about the details of a record that it has read. */
const detailsChoice = z.extend(recordId, {
	/** Of the record. */
	version: z.int(),
	detailsState: z.enum(detailsStates, { error: "Please choose whether the details are right" }),
	/** When they were confirmed before, to undo a decision; now if absent. */
	confirmedAt: z.optional(instant),
});
export type DetailsChoice = z.output<typeof detailsChoice>;

const detailsDecision = z.object({
	record: detailsChoice,
	/** The record that named the person on the screen. If another one does by now, nothing is saved. */
	namedBy: z.optional(recordId),
});
export type DetailsDecision = z.output<typeof detailsDecision>;

/** The person as they are named now, and the choice that undoes the decision. */
const decidedPerson = z.extend(person, { undo: detailsChoice });
export type DecidedPerson = z.output<typeof decidedPerson>;

export const setDetails = endpoint("PUT /api/admin/people/{id}/details", {
	access: "front desk",
	summary:
		"Says whether a record has the right name, email and phone of a person; 412 if it has changed since it was read, or another one names the person",
	body: detailsDecision,
	response: decidedPerson,
	announces: recordsChanged,
});

export const dismissDuplicate = endpoint("POST /api/admin/people/{id}/dismiss", {
	access: "front desk",
	summary: "Dismisses a duplicate: the two are different people",
	body: z.object({ personId: id }),
	announces: { kind: "person", change: "changed" },
});
