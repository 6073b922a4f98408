import type { Passage, Question } from "#assistant/knowledge/types.ts";
import { echoes, formatViolations } from "#assistant/model/grounding/format.ts";
import { ungrounded } from "#assistant/model/grounding/grounding.ts";
import { rulesFor } from "#assistant/model/prompt.ts";
import { readReply } from "#assistant/model/reply.ts";

const LONGEST = 600;
/** A longer reply is not read at all: the tokens that a model is allowed are about half of it. */
export const MAX_REPLY_LENGTH = 4000;

/** What may be shown of a model's reply. */
export interface GuardedReply {
	text: string;
	/** The passages that it names; all of them for plain text. */
	cited: Passage[];
	/** Names of the rules that it breaks; with any of them nothing is shown. */
	refusals: string[];
}

/**
 * Lets a model's reply through whole or not at all: every sentence must rest on the passages that it names.
 * What the visitor wrote is no evidence.
 * @param given the passages of the prompt, and the courses that the conversation is about
 */
export function guardrail(
	reply: string,
	question: Pick<Question, "catalog" | "school" | "page">,
	{ passages, courses }: { passages: readonly Passage[]; courses: readonly string[] },
): GuardedReply {
	if (reply.length > MAX_REPLY_LENGTH) return { text: "", cited: [], refusals: ["length"] };
	const sentences = readReply(reply, passages);
	if (!sentences) return { text: "", cited: [], refusals: ["format"] };
	const text = sentences.map((sentence) => sentence.text).join(" ");
	const format = formatViolations(text, question, LONGEST);
	// An endless text is not read any further.
	if (format.length > 0) return { text, cited: [], refusals: format };
	const refusals = ungrounded(sentences, { ...question, courses });
	if (echoes(text, rulesFor(question))) refusals.push("prompt");
	return {
		text,
		cited: [...new Set(sentences.flatMap((sentence) => sentence.passages))],
		refusals,
	};
}
