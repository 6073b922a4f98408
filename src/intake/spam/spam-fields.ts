import * as z from "zod/mini";
import { wordsOfSignals } from "#intake/spam/signals.ts";
import { booleanParam } from "#platform/api/list.ts";

/** Fields of a submitted record that only administrators see. */
export const spamFields = {
	/** Suspected spam: listed, with its emails held. */
	isSpam: z.boolean(),
	/** What spoke for spam, in words. */
	spamSignals: z.array(z.string()),
};

/** Filter of a list: only suspected spam, or everything else. */
export const spamFilter = { isSpam: booleanParam };

/** Bulk change of a list: `false` releases the held emails, `true` holds those that wait. */
export const spamChange = { isSpam: z.boolean() };

/** Converts the stored signals. */
export const storedSpamSignals = { spamSignals: wordsOfSignals };
