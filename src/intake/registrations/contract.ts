import * as z from "zod/mini";
import { emailStatuses } from "#intake/mail/email.ts";
import { detailsStates } from "#intake/people/details-state.ts";
import {
	registration,
	registrationFields,
	statuses,
} from "#intake/registrations/public-contract.ts";
import { spamChange, spamFields, spamFilter, storedSpamSignals } from "#intake/spam/spam-fields.ts";
import { adminFields, defineRecordList } from "#office/record-list/define-record-list.ts";
import { endpoint } from "#platform/api/endpoint.ts";
import { id, instant } from "#platform/api/fields.ts";
import { commaList, idFilter } from "#platform/api/list.ts";

export * from "#intake/registrations/public-contract.ts";

/** How far the office is with a registration, which says nothing about its status. */
export const stageLabels = {
	new: "New",
	contacted: "Contacted",
	"visit booked": "Visit booked",
	applied: "Applied",
	waitlisted: "Waitlisted",
	enrolled: "Enrolled",
	closed: "Closed",
} as const;
export type RegistrationStage = keyof typeof stageLabels;
export const stages = Object.keys(stageLabels) as RegistrationStage[];

export const registrationPatch = z.exactPartial(
	z.object({
		...registrationFields,
		status: z.enum(statuses, { error: "Invalid input" }),
		stage: z.enum(stages, { error: "Invalid input" }),
		/** Confirmed by correcting name, email or phone; sent with the former values to undo that. */
		detailsState: z.enum(detailsStates, { error: "Invalid input" }),
	}),
);
export type RegistrationPatch = z.output<typeof registrationPatch>;

/** How a registration reached the school. */
export const sourceLabels = {
	website: "Website",
	"walk-in": "Walk-in",
	"phone call": "Phone call",
} as const;
export type RegistrationSource = keyof typeof sourceLabels;
export const sources = Object.keys(sourceLabels) as RegistrationSource[];

/** A registration as shown to administrators. */
export const adminRegistration = z.extend(registration, {
	...adminFields,
	...spamFields,
	personId: z.nullable(id),
	stage: z.enum(stages),
	source: z.enum(sources),
	detailsState: z.enum(detailsStates),
});
export type AdminRegistration = z.output<typeof adminRegistration>;

/** The list of registrations, for administrators. */
export const registrationList = defineRecordList({
	name: "registrations",
	kind: "registration",
	noun: ["registration", "registrations"],
	title: "fullName",
	alsoShows: ["person", "course"],
	row: adminRegistration,
	stored: storedSpamSignals,
	columns: {
		id: { label: "ID", sort: "value" },
		reference: { label: "Reference" },
		fullName: { label: "Name", sort: "name" },
		email: { label: "Email", sort: "text" },
		phone: { label: "Phone", sort: "value" },
		courseTitle: { label: "Course", sort: "text" },
		message: { label: "Message" },
		status: { label: "Status", sort: "value and date" },
		stage: { label: "Stage", sort: "value and date" },
		source: { label: "Source" },
		createdAt: { label: "Date", sort: "value" },
	},
	filters: {
		status: commaList("status", statuses),
		stage: commaList("stage", stages),
		source: commaList("source", sources),
		courseId: idFilter("courseId"),
		...spamFilter,
	},
	changes: { status: z.enum(statuses), stage: z.enum(stages), ...spamChange },
});

/** A decision about a registration, of which its visitor can get an email. */
const decisions = statuses.slice(1) as ["accepted", "rejected"];
const decision = z.enum(decisions, { error: "Please choose accepted or rejected" });
export type Decision = z.output<typeof decision>;

/** The email about a decision, to be read before it is sent. */
export const decisionEmail = z.object({
	recipient: z.string(),
	language: z.enum(["en", "es"]),
	subject: z.string(),
	text: z.string(),
	html: z.string(),
	/** The last one that was sent about this decision; null if none was. */
	lastSent: z.nullable(
		z.object({ id, at: instant, username: z.string(), status: z.enum(emailStatuses) }),
	),
});
export type DecisionEmail = z.output<typeof decisionEmail>;

export const previewDecisionEmail = endpoint("GET /api/admin/registrations/{id}/decision-email", {
	access: "front desk",
	summary: "Returns the email about an accepted or rejected registration and sends nothing",
	query: z.object({ status: decision }),
	response: decisionEmail,
	shows: ["registration", "email", "course", "settings"],
});

export const sendDecisionEmail = endpoint("POST /api/admin/registrations/{id}/decision-email", {
	access: "front desk",
	summary:
		"Queues the email about an accepted or rejected registration; 409 if it has another status, 412 if somebody sent the email meanwhile, or retried the one that failed",
	status: 201,
	/** The last such email that the sender knows, and its status as shown; another one, or a retry of one that failed, is 412. */
	body: z.object({
		status: decision,
		lastSentId: z.optional(z.nullable(id)),
		lastSentStatus: z.optional(z.enum(emailStatuses)),
	}),
	/** The id of the email. */
	response: z.object({ id }),
	idempotent: true,
	announces: { kind: "registration", change: "changed" },
});

export const updateRegistration = endpoint("PATCH /api/admin/registrations/{id}", {
	access: "front desk",
	summary: "Updates a registration's status, stage or other fields",
	body: registrationPatch,
	response: adminRegistration,
	versioned: true,
	// A correction changes how the person is shown, and can set aside what their messages say.
	announces: [
		{ kind: "registration", change: "changed" },
		{ kind: "contact", change: "changed" },
		{ kind: "person", change: "changed" },
	],
});
