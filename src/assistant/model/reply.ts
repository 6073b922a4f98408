import * as z from "zod/mini";
import type { Passage } from "#assistant/knowledge/types.ts";
import type { Offer } from "#assistant/model/offer.ts";

/** What a model chose: the words to begin with, and the cards, in its order. */
export interface Choice {
	opening: string | undefined;
	cards: Passage[];
}

const MOST_CARDS = 3;

const format = z.object({
	cards: z._default(z.array(z.union([z.string(), z.number()])), []),
	opening: z.nullish(z.string()),
});

/**
 * Reads the JSON object that a model was asked for, the last one if it wrote several. Only ids that were offered count: what
 * stands around the object, a fence, unknown ids and words of its own say nothing. Of an object that was cut off its ids are read.
 * @returns undefined for a reply without an object
 */
export function choiceIn(reply: string, { openings, cards }: Offer): Choice | undefined {
	const from = reply.lastIndexOf("{");
	if (from < 0) return undefined;
	const text = reply.slice(from);
	const { cards: named, opening } = objectIn(text) ?? idsIn(text);
	const ids = named.map((id) =>
		String(id)
			.replace(/\W/g, "")
			.toLowerCase()
			.replace(/^(?=\d)/, "c"),
	);
	const chosen = [...new Set(ids)].flatMap((id) => cards.get(id) ?? []);
	return { opening: openings.get(opening ?? ""), cards: chosen.slice(0, MOST_CARDS) };
}

function objectIn(text: string): z.infer<typeof format> | undefined {
	try {
		return format.safeParse(JSON.parse(text.slice(0, text.lastIndexOf("}") + 1))).data;
	} catch {
		return undefined;
	}
}

/** The ids of a list of cards without an end. */
function idsIn(text: string): z.infer<typeof format> {
	const [, list = ""] = /"cards"\s*:\s*\[([^\]]*)/.exec(text) ?? [];
	return { cards: list.match(/\w+/g) ?? [], opening: undefined };
}
