import * as z from "zod/mini";
import type { Passage } from "#assistant/knowledge/types.ts";
import type { Offer } from "#assistant/model/offer.ts";

/** What a model chose: the words to begin with, and the cards, in its order. */
interface Choice {
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
	if (!/\{\s*["}]/.test(reply)) return undefined;
	const { cards: named, opening } = objectIn(reply) ?? idsIn(reply);
	const chosen = [...new Set(named.map(idOf))].flatMap((id) => cards.get(id) ?? []);
	return {
		opening: openings.get(opening?.replace(/\W/g, "") ?? ""),
		cards: chosen.slice(0, MOST_CARDS),
	};
}

/** `[C3]`, 3 */
const idOf = (id: string | number): string =>
	String(id)
		.replace(/\W/g, "")
		.toLowerCase()
		.replace(/^(?=\d)/, "c");

type Named = z.infer<typeof format>;

/** The last object that names cards. */
function objectIn(text: string): Named | undefined {
	const from = text.slice(0, text.lastIndexOf('"cards"')).lastIndexOf("{");
	try {
		return format.safeParse(JSON.parse(text.slice(from, text.indexOf("}", from) + 1))).data;
	} catch {
		return undefined;
	}
}

/** The ids that a list of cards without an end has whole. */
function idsIn(text: string): Named {
	const [, list = ""] =
		/"cards"\s*:\s*\[([^\]]*)/.exec(text.slice(text.lastIndexOf('"cards"'))) ?? [];
	return { cards: list.match(/(?<=")[^"\s]+(?=")/g) ?? [], opening: undefined };
}
