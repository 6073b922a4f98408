import * as z from "zod/mini";
import { answerRecord } from "#assistant/admin/conversations-contract.ts";
import { chatLanguage, chatLink, MAX_MESSAGE_LENGTH } from "#assistant/contract.ts";
import { endpoint } from "#platform/api/endpoint.ts";
import { id, longText, optional } from "#platform/api/fields.ts";
import { factInput } from "#school/facts/contract.ts";

/** A fact that is not saved. */
const draft = {
	fact: factInput,
	/** The fact that it changes; null for a new one. */
	factId: optional(id),
};

const MAX_QUESTIONS = 5;

export const previewFact = endpoint("POST /api/admin/chat/preview", {
	access: "front desk",
	summary: "Answers questions as the built-in assistant would with a draft fact; stores nothing",
	body: z.object({
		...draft,
		questions: z
			.array(longText({ max: MAX_MESSAGE_LENGTH, required: "Please enter a question" }))
			.check(
				z.maxLength(MAX_QUESTIONS, { error: `You can send up to ${MAX_QUESTIONS} questions` }),
			),
	}),
	response: z.array(
		z.extend(z.pick(answerRecord, { intent: true, source: true, outcome: true }), {
			question: z.string(),
			text: z.string(),
			links: z.array(chatLink),
			language: chatLanguage,
		}),
	),
	shows: ["fact", "course", "settings"],
});

export const listNamedCourses = endpoint("GET /api/admin/chat/named-courses", {
	access: "front desk",
	summary: "Lists the active courses that a question names, as the built-in assistant reads it",
	query: z.object({
		question: longText({ max: MAX_MESSAGE_LENGTH, required: "Please enter a question" }),
	}),
	response: z.array(id),
	shows: ["fact", "course", "settings"],
});

/** An answer that a draft fact would change although it is about something else. */
const changedAnswer = z.object({ question: z.string(), before: z.string(), after: z.string() });
export type ChangedAnswer = z.output<typeof changedAnswer>;

export const previewChanges = endpoint("POST /api/admin/chat/preview/changes", {
	access: "front desk",
	summary:
		"Lists answers on other topics and courses that a draft fact would change; stores nothing",
	body: z.object(draft),
	response: z.array(changedAnswer),
	timeoutMs: 20_000,
	shows: ["fact", "course", "settings"],
});
