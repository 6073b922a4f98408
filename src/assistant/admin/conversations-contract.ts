import * as z from "zod/mini";
import { chatLanguage, chatLink, chatMessage, thumb } from "#assistant/contract.ts";
import { modelOutcomes } from "#assistant/engine-answer.ts";
import { endpoint } from "#platform/api/endpoint.ts";
import { id, instant } from "#platform/api/fields.ts";
import {
	commaList,
	EXPORT_ROWS,
	exactText,
	idFilter,
	paging,
	searchFilters,
} from "#platform/api/list.ts";

export const outcomes = ["answered", "handed over", "declined", "not understood"] as const;
export const engines = ["built-in", "model"] as const;

const outcome = z.enum(outcomes);
const engine = z.enum(engines);

/** What an administrator says of an answer: right, or wrong or missing. */
export const verdict = z.nullable(
	z.enum(["right", "wrong"], { error: "verdict must be right, wrong or null" }),
);

/** How an answer came about. */
export const answerRecord = z.object({
	intent: z.string(),
	/** Source: template, passages, fact, taught, safety, model, fallback; older ones catalog, faq:…, taught:…, stated, gate. */
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
export type AnswerRecord = z.output<typeof answerRecord>;

const linkedContact = z.object({ id, reference: z.string(), name: z.string() });

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
		z.extend(linkedContact, {
			at: instant,
			/** What they agreed to; null if nothing was shown. */
			consent: z.nullable(z.string()),
			personId: z.nullable(id),
		}),
	),
	messages: z.array(
		z.extend(chatMessage, {
			createdAt: instant,
			/** Of an answer; null for the visitor's words and the greeting. */
			record: z.nullable(answerRecord),
			links: z.array(chatLink),
			thumb: z.nullable(thumb),
			verdict,
			/** What was chosen in its place; the passage is null where the pages have no answer. */
			taught: z.nullable(z.object({ id, passage: z.nullable(z.string()) })),
		}),
	),
});
export type Conversation = z.output<typeof conversation>;

/** What the answers of a list must be like. */
export const conversationFilters = z.object({
	...searchFilters,
	outcome: commaList("outcome", outcomes),
	language: commaList("language", ["en", "es"]),
	engine: commaList("engine", engines),
	/** A course's slug. */
	course: exactText,
	thumb: commaList("thumb", ["up", "down"]),
});
export type ConversationFilters = z.output<typeof conversationFilters>;

export const conversationQuery = z.extend(conversationFilters, {
	contactId: idFilter("contactId"),
	limit: paging.limit,
	offset: paging.offset,
});
export type ConversationQuery = z.output<typeof conversationQuery>;

const conversationParams = z.object({ id: z.string().check(z.maxLength(100)) });

export const listConversations = endpoint("GET /api/admin/chat/conversations", {
	access: "any role",
	summary: `Lists conversations with at least one question, newest first; returns all without a limit, which the activity log records above ${EXPORT_ROWS} rows`,
	query: conversationQuery,
	response: z.array(conversationRow),
	hasTotal: true,
	records: { action: "exported", kind: "conversation", label: "Chats as JSON", above: EXPORT_ROWS },
	shows: ["conversation", "contact"],
});

export const getConversation = endpoint("GET /api/admin/chat/conversations/{id}", {
	access: "any role",
	summary: "Returns one conversation with the source of each answer",
	params: conversationParams,
	response: conversation,
	shows: ["conversation", "contact"],
});

export const eraseConversation = endpoint("DELETE /api/admin/chat/conversations/{id}", {
	access: "full access",
	summary: "Permanently deletes a conversation; messages sent from it stay",
	params: conversationParams,
	requiresFreshPassword: true,
	announces: { kind: "conversation", change: "changed" },
});
