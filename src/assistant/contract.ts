import * as z from "zod/mini";
import { contact } from "#intake/contacts/public-contract.ts";
import { formSignalsHeader } from "#intake/spam/form-signals.ts";
import { endpoint } from "#platform/api/endpoint.ts";
import { email, id, line, longText, phone } from "#platform/api/fields.ts";
import type { Language } from "#platform/text/language.ts";
import { consentHeader } from "#school/profile/consent-header.ts";

/** How long a message may be. */
export const MAX_MESSAGE_LENGTH = 1000;

const conversationId = line({ max: 100, required: "Required: conversationId" });

/** One line of a conversation; the assistant's when `isUser` is false. */
export const chatMessage = z.object({ id, content: z.string(), isUser: z.boolean() });
export type ChatMessage = z.output<typeof chatMessage>;

export const chatLanguage = z.enum(["en", "es"]);
export const thumb = z.enum(["up", "down"], { error: "thumb must be up or down" });
export const chatLink = z.object({ label: z.string(), href: z.string() });
export type ChatLink = z.output<typeof chatLink>;

/** Knowing it is enough to read the conversation, so it must be hard to guess. */
const sessionId = line({
	min: 16,
	max: 200,
	required: "Required: sessionId",
	invalid: "A sessionId has at least 16 characters",
});
const startInput = z.object({ sessionId });

const messageInput = z.object({
	conversationId,
	content: longText({ max: MAX_MESSAGE_LENGTH, required: "Please enter a message" }),
});

export const callbackInput = z.object({
	conversationId,
	name: line({ max: 200, required: "Required: please enter your name" }),
	email,
	phone,
});

const feedbackInput = z.object({
	conversationId,
	/** An answer of the assistant in that conversation. */
	messageId: id,
	/** Null takes it back. */
	thumb: z.nullable(thumb),
});

/** What the widget shows beside the words of a conversation. */
export const chatHints = z.object({
	language: chatLanguage,
	/** Questions to offer next; sent as ordinary text when chosen. */
	suggestions: z.array(z.string()),
	/** Whether the form "let us call you" should be offered now. */
	offersCallback: z.boolean(),
	/** The sentence to show above that form. It is stored with the contact. */
	consent: z.string(),
	/** English also in a Spanish form, if the sentence has no Spanish. */
	consentLanguage: chatLanguage,
	/** Spanish on a Spanish page, as the form is; else the conversation's. */
	formLanguage: chatLanguage,
	/** What the answers have besides words: links on this site, and the visitor's thumb. */
	answers: z.array(
		z.object({
			messageId: id,
			language: chatLanguage,
			links: z.array(chatLink),
			thumb: z.nullable(thumb),
		}),
	),
});
export type ChatHints = z.output<typeof chatHints>;

const pageLanguage = z.object({
	/** The language of the page with the chat; English unless it says `es`. What a message tells of its own language comes first. */
	"content-language": z.optional(z.string()),
});

/** Returns the language of the page that a call came from. */
export const languageOfPage = (headers: z.output<typeof pageLanguage>): Language =>
	headers["content-language"] === "es" ? "es" : "en";

export const startChat = endpoint("POST /api/chat/start", {
	access: "anyone",
	summary: "Starts a conversation or continues this session's conversation",
	body: startInput,
	headers: pageLanguage,
	response: z.object({ conversationId: z.string(), messages: z.array(chatMessage) }),
	limit: "chat",
});

export const sendChatMessage = endpoint("POST /api/chat/message", {
	access: "anyone",
	summary: "Sends a message to the assistant and returns its reply",
	body: messageInput,
	headers: z.extend(pageLanguage, {
		/** The address of the page with the chat: on a program's page its program is meant where no other is named. */
		referer: z.optional(z.string()),
	}),
	response: z.object({ userMessage: chatMessage, aiMessage: chatMessage }),
	limit: "chat",
	timeoutMs: 20_000,
});

export const requestCallback = endpoint("POST /api/chat/callback", {
	access: "anyone",
	summary: "Requests a call; creates a contact message linked to the conversation",
	status: 201,
	body: callbackInput,
	response: contact,
	headers: z.extend(formSignalsHeader, {
		...consentHeader.shape,
		/** The language of the form. The conversation may be in another one by now. */
		"content-language": z.optional(z.string()),
	}),
	idempotent: true,
	limit: "form",
	announces: { kind: "contact", change: "added" },
});

export const rateAnswer = endpoint("POST /api/chat/feedback", {
	access: "anyone",
	summary: "Rates an answer thumbs-up or thumbs-down",
	body: feedbackInput,
	limit: "chat",
});

export const getChatHints = endpoint("GET /api/chat/conversations/{conversationId}/hints", {
	access: "anyone",
	summary: "Returns what to show with a conversation: suggestions, links, feedback and the form",
	params: z.object({ conversationId: z.string().check(z.maxLength(100)) }),
	query: z.object({
		/** Only answers after this message. */
		after: z.optional(z.string().check(z.regex(/^\d{1,9}$/, { error: "after must be a number" }))),
	}),
	headers: pageLanguage,
	response: chatHints,
});
