import * as z from "zod/mini";
import { endpoint } from "#api/endpoint.ts";
import { day } from "#api/list.ts";
import { MAX_CHAT_RETENTION_DAYS } from "#school/retention.ts";

/** How the assistant did in a period. Nobody who simply left is counted as helped. */
export const chatFigures = z.object({
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
	questions: z.object({
		total: z.int(),
		answered: z.int(),
		handedOver: z.int(),
		declined: z.int(),
		notUnderstood: z.int(),
	}),
	thumbs: z.object({ up: z.int(), down: z.int() }),
	model: z.object({
		/** Answers in the model's words. */
		answered: z.int(),
		/** Its endpoint failed, or rested after failures: the built-in assistant answered. */
		fallbacks: z.int(),
		/** The output gate refused its words. */
		refused: z.int(),
		/** The calls of a day were used up. */
		capped: z.int(),
	}),
	/** Questions of the last eight weeks of the period by what became of them, the oldest week first. */
	weeks: z.array(
		z.object({
			/** The Monday on which it begins. */
			from: day,
			answered: z.int(),
			handedOver: z.int(),
			declined: z.int(),
			notUnderstood: z.int(),
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
export type ChatFigures = z.output<typeof chatFigures>;

const whole = (min: number, max: number, sentence: string) =>
	z
		.int({ error: sentence })
		.check(z.minimum(min, { error: sentence }), z.maximum(max, { error: sentence }));

const settingsFields = {
	/** Conversations are deleted so many days after their last question. */
	retentionDays: whole(
		1,
		MAX_CHAT_RETENTION_DAYS,
		`Please enter a number from 1 to ${MAX_CHAT_RETENTION_DAYS}`,
	),
	modelCallsPerDay: whole(0, 1_000_000, "Please enter a number from 0 to 1,000,000"),
	modelCallsPerVisitor: whole(0, 10_000, "Please enter a number from 0 to 10,000"),
};

export const chatSettings = z.object({
	...settingsFields,
	version: z.int(),
	/** Whether a language model is set up on this server. */
	hasModel: z.boolean(),
});
export type ChatSettings = z.output<typeof chatSettings>;

export const settingsPatch = z.partial(z.object(settingsFields));
export type ChatSettingsPatch = z.output<typeof settingsPatch>;

const figuresQuery = z.object({ from: z.optional(day), to: z.optional(day) });

export const getChatFigures = endpoint({
	method: "GET",
	path: "/api/admin/chat/figures",
	access: "administrator",
	summary: "Returns chat analytics for a period",
	status: 200,
	query: figuresQuery,
	response: chatFigures,
});

export const getChatSettings = endpoint({
	method: "GET",
	path: "/api/admin/chat/settings",
	access: "administrator",
	summary: "Returns how long conversations are kept and the language model limits",
	status: 200,
	response: chatSettings,
	versioned: true,
});

export const changeChatSettings = endpoint({
	method: "PATCH",
	path: "/api/admin/chat/settings",
	access: "administrator",
	summary: "Updates any of these settings",
	status: 200,
	body: settingsPatch,
	response: chatSettings,
	versioned: true,
});
