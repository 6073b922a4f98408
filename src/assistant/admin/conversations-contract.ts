import * as z from "zod/mini";
import { chatLanguage, chatLink, chatMessage, thumb } from "#assistant/contract.ts";
import { modelOutcomes } from "#assistant/engine-answer.ts";
import { endpoint } from "#platform/api/endpoint.ts";
import { id, instant } from "#platform/api/fields.ts";
import {
	commaList,
	day,
	EXPORT_ROWS,
	exactText,
	idFilter,
	paging,
	searchText,
} from "#platform/api/list.ts";

export const outcomes = ["answered", "handed over", "declined", "not understood"] as const;
export const engines = ["built-in", "model"] as const;

const outcome = z.enum(outcomes);
const engine = z.enum(engines);

/** How an answer came about. */
export const answerRecord = z.object({
	intent: z.string(),
	/** Source: template, catalog, faq:…, taught:…, safety, stated, model, fallback, gate. */
	source: z.string(),
	/** From 0 to 1. */
	confidence: z.number(),
	outcome,
	engine,
	/** Result of the model call; null if there was none. */
	model: z.nullable(z.enum(modelOutcomes)),
	/** The rules by which the output gate refused the model's words. */
	refusals: z.array(z.string()),
	language: chatLanguage,
	courses: z.array(z.string()),
	milliseconds: z.int(),
});

const linkedContact = z.object({ id, reference: z.string(), name: z.string() });

/** A conversation in the list. */
export const conversationRow = z.object({
	id: z.string(),
	createdAt: instant,
	/** When the visitor last asked. */
	lastAt: instant,
	questions: z.int(),
	firstQuestion: z.string(),
	language: chatLanguage,
	outcomes: z.array(outcome),
	engines: z.array(engine),
	courses: z.array(z.string()),
	thumbs: z.object({ up: z.int(), down: z.int() }),
	contacts: z.array(linkedContact),
});
export type ConversationRow = z.output<typeof conversationRow>;

export const conversation = z.object({
	id: z.string(),
	createdAt: instant,
	lastAt: instant,
	contacts: z.array(
		z.extend(linkedContact, { at: instant, consent: z.string(), personId: z.nullable(id) }),
	),
	messages: z.array(
		z.extend(chatMessage, {
			createdAt: instant,
			/** Of an answer; null for the visitor's words and the greeting. */
			record: z.nullable(answerRecord),
			links: z.array(chatLink),
			thumb: z.nullable(thumb),
			/** An administrator marked it as wrong or missing. */
			isWrong: z.boolean(),
		}),
	),
});
export type Conversation = z.output<typeof conversation>;

export const conversationQuery = z.object({
	q: searchText,
	outcome: commaList("outcome", outcomes),
	language: commaList("language", ["en", "es"]),
	engine: commaList("engine", engines),
	/** A course's slug. */
	course: exactText,
	thumb: commaList("thumb", ["up", "down"]),
	contactId: idFilter("contactId"),
	from: z.optional(day),
	to: z.optional(day),
	limit: paging.limit,
	offset: paging.offset,
});
export type ConversationQuery = z.output<typeof conversationQuery>;

export const unansweredQuery = z.object({
	outcome: commaList("outcome", ["handed over", "not understood"]),
	from: z.optional(day),
	to: z.optional(day),
});
export type UnansweredQuery = z.output<typeof unansweredQuery>;

/** Questions alike that got no helpful answer. */
export const unansweredGroup = z.object({
	/** The most frequent wording, a complete one if possible. */
	question: z.string(),
	/** Whether every wording depends on its conversation, such as “and ekg?”. */
	isFragment: z.boolean(),
	/** Topic, if the assistant recognized one. */
	intent: z.string(),
	/** The only course of the questions. */
	courseId: z.nullable(id),
	/** How many conversations, each counted once. */
	people: z.int(),
	/** Every wording, that of most people first. At most 20. */
	wordings: z.array(
		z.object({
			text: z.string(),
			language: chatLanguage,
			people: z.int(),
			isFragment: z.boolean(),
			/** The conversation in which it came last. */
			conversationId: z.string(),
		}),
	),
	lastAt: instant,
	/** The conversation in which any of them came last. */
	conversationId: z.string(),
});
export type UnansweredGroup = z.output<typeof unansweredGroup>;

const conversationParams = z.object({ id: z.string().check(z.maxLength(100)) });

export const listConversations = endpoint({
	method: "GET",
	path: "/api/admin/chat/conversations",
	access: "any role",
	summary: `Lists conversations with at least one question, newest first; returns all without a limit, which the activity log records above ${EXPORT_ROWS} rows`,
	status: 200,
	query: conversationQuery,
	response: z.array(conversationRow),
	hasTotal: true,
	records: { action: "exported", kind: "conversation", label: "Chats as JSON", above: EXPORT_ROWS },
	shows: ["conversation", "contact"],
});

export const getConversation = endpoint({
	method: "GET",
	path: "/api/admin/chat/conversations/{id}",
	access: "any role",
	summary: "Returns one conversation with the source of each answer",
	status: 200,
	params: conversationParams,
	response: conversation,
	shows: ["conversation", "contact"],
});

export const eraseConversation = endpoint({
	method: "DELETE",
	path: "/api/admin/chat/conversations/{id}",
	access: "full access",
	summary: "Permanently deletes a conversation; messages sent from it stay",
	status: 204,
	params: conversationParams,
	requiresFreshPassword: true,
	announces: { kind: "conversation", change: "changed" },
});

export const listUnanswered = endpoint({
	method: "GET",
	path: "/api/admin/chat/unanswered",
	access: "any role",
	summary:
		"Lists questions without a helpful answer, similar ones grouped, those of most people first",
	status: 200,
	query: unansweredQuery,
	response: z.array(unansweredGroup),
	hasTotal: true,
	shows: ["conversation", "fact"],
});
