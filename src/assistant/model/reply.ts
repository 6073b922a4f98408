import * as z from "zod/mini";
import { sentencesOf } from "#assistant/engine/passages.ts";
import type { Passage } from "#assistant/knowledge/types.ts";
import type { CitedSentence } from "#assistant/model/grounding/grounding.ts";
import { plainText } from "#assistant/model/plain-text.ts";

const format = z.object({
	sentences: z.array(z.object({ text: z.string(), passages: z._default(z.array(z.string()), []) })),
});

const FENCE = /^```(?:json)?\s*|(?:(?<!\s)\s+)?```$/g;
const CITATION = /(?:(?<!\s)\s+)?\[p\d+(?:,\s*p\d+)*\]/g;
/** A yes or no answers the visitor's words, which are no evidence; the sentence after it says what is published. */
const VERDICT =
	/^(?:yes|no|sure|absolutely|definitely|of course|sí|claro(?: que sí)?|por supuesto|desde luego)(?:[,.:;!—–-]+\s*|$)/iu;

/** The label of a passage in the prompt: `p1` is the first. */
export const labelOf = (place: number): string => `p${place + 1}`;

/**
 * Reads what a model says: the JSON object that it was asked for, or plain text, which may rest on every passage.
 * @returns null for broken JSON, which nobody may see
 */
export function readReply(reply: string, passages: readonly Passage[]): CitedSentence[] | null {
	const bare = reply
		.replace(/<think>[\s\S]*?<\/think>/gi, "")
		.trim()
		.replace(FENCE, "");
	if (!bare.startsWith("{"))
		return tidied(
			plainText(bare)
				.split("\n")
				.flatMap(sentencesOf)
				.map((text) => ({ text, passages })),
		);
	const { data } = format.safeParse(jsonOf(bare));
	if (!data) return null;
	const byLabel = new Map(passages.map((passage, place) => [labelOf(place), passage]));
	return tidied(
		data.sentences.map(({ text, passages: labels }) => ({
			text: plainText(text),
			passages: labels.flatMap((label) => byLabel.get(label.replace(/[[\]\s]/g, "")) ?? []),
		})),
	);
}

function jsonOf(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

/** Without citations inside of the text, and without a yes or no before it. */
function tidied(sentences: CitedSentence[]): CitedSentence[] {
	return sentences.flatMap(({ text, passages }) => {
		const rest = text.replace(CITATION, "").trim().replace(VERDICT, "");
		return rest ? { text: rest.charAt(0).toUpperCase() + rest.slice(1), passages } : [];
	});
}
