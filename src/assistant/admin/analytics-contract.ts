import * as z from "zod/mini";
import { endpoint } from "#platform/api/endpoint.ts";
import { day } from "#platform/api/list.ts";

const byOutcome = {
	answered: z.int(),
	handedOver: z.int(),
	declined: z.int(),
	notUnderstood: z.int(),
};

/** Analytics of a period. Visitors who left without responding do not count as helped. */
export const chatAnalytics = z.object({
	conversations: z.object({
		/** In which something was asked. */
		total: z.int(),
		/** The visitor said thanks or gave a thumb up, and nothing was handed over. */
		confirmed: z.int(),
		/** A person was needed: handed over, or asked to be called. */
		handedOver: z.int(),
		/** Ended without a word about whether it helped. */
		silent: z.int(),
		/** With a contact that was left. */
		callbacks: z.int(),
	}),
	questions: z.object({ total: z.int(), ...byOutcome }),
	thumbs: z.object({ up: z.int(), down: z.int() }),
	model: z.object({
		/** Answers that the model chose or worded. */
		answered: z.int(),
		/** Its endpoint failed, or rested after failures: the built-in assistant answered. */
		fallbacks: z.int(),
		/** It found no card that answers: the built-in assistant did. */
		choseNothing: z.int(),
		/** The output gate refused its words. */
		refused: z.int(),
		/** The calls of a day were used up. */
		capped: z.int(),
	}),
	/** Questions of the last eight weeks of the period by outcome, the oldest week first. */
	weeks: z.array(
		z.object({
			/** The Monday on which it begins. */
			from: day,
			...byOutcome,
		}),
	),
	/** From the arrival of a question to its answer, in milliseconds; null without questions. */
	milliseconds: z.object({
		p50: z.nullable(z.int()),
		p95: z.nullable(z.int()),
		/** Of answers for which no model was asked. */
		builtInP95: z.nullable(z.int()),
	}),
});
export type ChatAnalytics = z.output<typeof chatAnalytics>;

const analyticsQuery = z.object({ from: z.optional(day), to: z.optional(day) });

export const getChatAnalytics = endpoint("GET /api/admin/chat/figures", {
	access: "any role",
	summary: "Returns chat analytics for a period",
	query: analyticsQuery,
	response: chatAnalytics,
	shows: ["conversation", "settings"],
});
