import type { Passage } from "#assistant/knowledge/types.ts";
import type { Offer } from "#assistant/model/offer.ts";

/** What a model chose: the words to begin with, and the cards, in its order. */
export interface Choice {
	opening: string | undefined;
	cards: Passage[];
}

const MOST_CARDS = 3;
const ID = /"(\w+)"/g;

/**
 * Reads the JSON object that a model was asked for. Only ids that were offered count: what stands around the object, a fence,
 * a broken end, unknown ids and words of its own say nothing.
 * @returns undefined for a reply without an object
 */
export function choiceIn(reply: string, { openings, cards }: Offer): Choice | undefined {
	const object = reply.indexOf("{");
	if (object < 0) return undefined;
	const ids = [...reply.slice(object).matchAll(ID)].map(([, id = ""]) => id);
	const chosen = [...new Set(ids)].flatMap((id) => cards.get(id) ?? []);
	return {
		opening: ids.map((id) => openings.get(id)).find((words) => words !== undefined),
		cards: chosen.slice(0, MOST_CARDS),
	};
}
