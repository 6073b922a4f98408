import * as z from "zod/mini";
import {
	conversationFilters,
	engines,
	outcomes,
	verdict,
} from "#assistant/admin/conversations-contract.ts";
import { chatLanguage } from "#assistant/contract.ts";
import { endpoint } from "#platform/api/endpoint.ts";
import { id, instant, longText } from "#platform/api/fields.ts";
import { idFilter, paging, searchText } from "#platform/api/list.ts";

/**
 * How a question stands: nobody looked at its answer; it got no helpful one, and nothing put that right since; what was
 * said of it; another answer was chosen; the chosen text is gone from the pages.
 */
export const checks = ["open", "unhelpful", "right", "wrong", "chosen", "asleep"] as const;

/** What visitors asked, alike wordings about one course together. */
export const askedQuestion = z.object({
	/** The latest wording. */
	question: z.string(),
	language: chatLanguage,
	/** Topic, if the assistant recognized one. */
	intent: z.string(),
	/** The only course of the answer. */
	courseId: z.nullable(id),
	/** How many conversations, each counted once. */
	people: z.int(),
	lastAt: instant,
	/** The latest answer; null once its conversation was deleted and only what was chosen is left. */
	latest: z.nullable(
		z.object({
			/** Message id. */
			id,
			conversationId: z.string(),
			text: z.string(),
			source: z.string(),
			outcome: z.enum(outcomes),
			engine: z.enum(engines),
			verdict,
		}),
	),
	/** What was chosen as the answer. */
	taught: z.nullable(
		z.object({
			id,
			/** Null where the pages have no answer. */
			passage: z.nullable(z.string()),
			/** Whether the text is gone from the pages, so that it is not said. */
			isAsleep: z.boolean(),
		}),
	),
});
export type AskedQuestion = z.output<typeof askedQuestion>;

export const questionQuery = z.extend(conversationFilters, {
	checked: z.optional(z.enum(checks, { error: `checked must be one of ${checks.join(", ")}` })),
	sort: z.optional(z.enum(["newest", "asked"], { error: "sort must be newest or asked" })),
	limit: paging.limit,
	offset: paging.offset,
});
export type QuestionQuery = z.output<typeof questionQuery>;

const judgement = z.object({ verdict });
const MAX_PASSAGE = 20_000;

/** A text on the pages that can be chosen as an answer. */
export const choosablePassage = z.object({
	text: z.string(),
	/** The line above its list. */
	heading: z.nullable(z.string()),
	/** Null for the whole school. */
	courseId: z.nullable(id),
	isFact: z.boolean(),
});
export type ChoosablePassage = z.output<typeof choosablePassage>;

const kinds = ["conversation", "fact", "course", "settings"] as const;

export const listQuestions = endpoint("GET /api/admin/chat/questions", {
	access: "any role",
	summary:
		"Lists what visitors asked and how it was answered, alike wordings together; 200 without a limit",
	query: questionQuery,
	response: z.array(askedQuestion),
	hasTotal: true,
	timeoutMs: 20_000,
	shows: kinds,
});

export const judgeAnswer = endpoint("PATCH /api/admin/chat/answers/{id}", {
	access: "front desk",
	summary: "Marks an answer of the assistant as right, or as wrong or missing, or removes the mark",
	body: judgement,
	response: judgement,
	announces: { kind: "conversation", change: "changed" },
});

export const listPassages = endpoint("GET /api/admin/chat/passages", {
	access: "front desk",
	summary:
		"Lists texts of the pages that can be chosen as an answer, the likeliest for a question first",
	query: z.object({ q: searchText, courseId: idFilter("courseId") }),
	response: z.array(choosablePassage),
	shows: kinds,
});

export const teachAnswer = endpoint("POST /api/admin/chat/taught-questions", {
	access: "front desk",
	summary: "Chooses a text of the pages, or none, as the answer when a question is asked again",
	status: 201,
	body: z.object({
		/** The answer in place of which it is said. */
		answerId: id,
		/** A text on the pages; null for a question that they don’t answer. */
		passage: z.nullable(longText({ max: MAX_PASSAGE, required: "Please choose a text" })),
	}),
	response: z.object({ id }),
	announces: { kind: "conversation", change: "changed" },
});

export const forgetTaught = endpoint("DELETE /api/admin/chat/taught-questions/{id}", {
	access: "front desk",
	summary: "Removes a chosen answer; the assistant answers by itself again",
	announces: { kind: "conversation", change: "changed" },
});
