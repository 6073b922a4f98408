import * as z from "zod/mini";
import { emailStatuses } from "#intake/mail/email.ts";
import { unknownPlaceholdersIn } from "#intake/replies/placeholders.ts";
import { endpoint } from "#platform/api/endpoint.ts";
import { id, instant, line, longText } from "#platform/api/fields.ts";
import { namesInBraces } from "#platform/text/braces.ts";
import { languages } from "#platform/text/language.ts";

const language = z.enum(languages, { error: "Please choose a language" });

/** How a reply leaves the school: we send it, or somebody sent it with a mail program. */
export const channels = ["outbox", "mail program"] as const;
export type ReplyChannel = (typeof channels)[number];

export const MAX_SUBJECT = 200;
const subjectOf = (required: string) => line({ max: MAX_SUBJECT, required });
const textOf = (required: string) => longText({ max: 10_000, required });

/** A reply to a person, with the status of its email. */
export const reply = z.object({
	id,
	at: instant,
	username: z.string(),
	recipient: z.string(),
	subject: z.string(),
	text: z.string(),
	channel: z.enum(channels),
	/** Null if it was sent with a mail program. */
	email: z.nullable(z.object({ id, status: z.enum(emailStatuses) })),
});
export type Reply = z.output<typeof reply>;

/** What somebody who answers a registration or message needs to know. */
export const replyContext = z.object({
	name: z.string(),
	recipient: z.string(),
	reference: z.string(),
	/** Language of the visitor. */
	language,
	courseId: z.nullable(id),
	/** Of a message. */
	subject: z.nullable(z.string()),
	/** The last reply to the person, about any of their records. */
	lastReply: z.nullable(z.object({ id, at: instant, username: z.string() })),
});
export type ReplyContext = z.output<typeof replyContext>;

const isComplete = (text: string) => namesInBraces(text).length === 0;
const incomplete = { error: "Please replace every placeholder in braces" };

export const replyInput = z.object({
	channel: z.enum(channels),
	language,
	subject: subjectOf("Please enter a subject").check(z.refine(isComplete, incomplete)),
	text: textOf("Please write a reply").check(z.refine(isComplete, incomplete)),
	/** Of a message: whether it needs no other answer. */
	isAnswered: z.boolean(),
	/** The last reply that the author knows; another one meanwhile is 412. */
	lastReplyId: z.nullable(id),
});
export type ReplyInput = z.output<typeof replyInput>;

/** The calls for replies about one kind of record. */
const repliesAbout = (name: string, kind: "registration" | "contact") => ({
	getReplyContext: endpoint(`GET /api/admin/${name}/{id}/reply`, {
		access: "front desk",
		summary: `Returns what a reply to a ${kind} begins with`,
		response: replyContext,
		// Another one may have been about another record of the same person.
		shows: ["registration", "contact", "person"],
	}),
	sendReply: endpoint(`POST /api/admin/${name}/{id}/replies`, {
		access: "front desk",
		summary: `Replies to a ${kind}, or records a reply from a mail program; 412 if somebody else replied meanwhile`,
		status: 201,
		body: replyInput,
		response: reply,
		idempotent: true,
		announces: { kind, change: "changed" },
	}),
});

/** The calls for replies, by the kind of record that they are about. */
export const replies = {
	registration: repliesAbout("registrations", "registration"),
	contact: repliesAbout("contacts", "contact"),
} as const;

export type RepliesContract = ReturnType<typeof repliesAbout>;

/** The record that a reply is about. */
export interface RepliedRecord {
	kind: keyof typeof replies;
	id: number;
}

const isKnown = (text: string) => unknownPlaceholdersIn(text).length === 0;
const unknown = {
	error: (issue: { input?: unknown }) =>
		`Nothing is named ${unknownPlaceholdersIn(String(issue.input))
			.map((name) => `{${name}}`)
			.join(", ")}`,
};

const cannedFields = {
	title: line({ max: 60, required: "Please enter a title" }),
	language,
	subject: subjectOf("Please enter a subject").check(z.refine(isKnown, unknown)),
	text: textOf("Please write the text").check(z.refine(isKnown, unknown)),
};

export const cannedReplyInput = z.object(cannedFields);
export type CannedReplyInput = z.output<typeof cannedReplyInput>;

/** A text that the office answers with; placeholders such as `{cost}` stand for facts. */
const cannedReply = z.extend(cannedReplyInput, { id, version: z.int() });
export type CannedReply = z.output<typeof cannedReply>;

export const listCannedReplies = endpoint("GET /api/admin/canned-replies", {
	access: "any role",
	summary: "Lists the canned replies, English before Spanish, by title",
	response: z.array(cannedReply),
	shows: ["canned reply"],
});

export const getCannedReply = endpoint("GET /api/admin/canned-replies/{id}", {
	access: "any role",
	summary: "Returns one canned reply",
	response: cannedReply,
	versioned: true,
	shows: ["canned reply"],
});

export const createCannedReply = endpoint("POST /api/admin/canned-replies", {
	access: "full access",
	summary: "Adds a canned reply",
	status: 201,
	body: cannedReplyInput,
	response: cannedReply,
	versioned: true,
	announces: { kind: "canned reply", change: "added" },
});

export const updateCannedReply = endpoint("PATCH /api/admin/canned-replies/{id}", {
	access: "full access",
	summary: "Updates any of a canned reply's fields",
	body: z.exactPartial(cannedReplyInput),
	response: cannedReply,
	versioned: true,
	announces: { kind: "canned reply", change: "changed" },
});

export const deleteCannedReply = endpoint("DELETE /api/admin/canned-replies/{id}", {
	access: "full access",
	summary: "Deletes a canned reply",
	versioned: true,
	announces: { kind: "canned reply", change: "changed" },
});
