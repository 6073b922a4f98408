import { sayPassages } from "#assistant/engine/compose.ts";
import { LONGEST_ANSWER } from "#assistant/engine/engine.ts";
import { cut } from "#assistant/engine/speak.ts";
import type { Turn } from "#assistant/engine/turn.ts";
import type { Passage, Question } from "#assistant/knowledge/types.ts";
import type { Offer } from "#assistant/model/offer.ts";
import { plainText } from "#assistant/model/plain-text.ts";
import { rulesFor } from "#assistant/model/prompt.ts";
import { proseViolations } from "#assistant/model/prose.ts";
import { choiceIn } from "#assistant/model/reply.ts";

/** More of a reply is not read: the tokens that a model is allowed are about half of it. */
export const MAX_REPLY_LENGTH = 4000;

/** What a visitor reads of a model's reply. */
export interface Printed {
	text: string;
	/** The passages that it chose. */
	passages: Passage[];
	/** Names of the rules that it breaks; with any of them nothing is shown. */
	refusals: string[];
}

/**
 * Prints the cards that a model chose; words of its own are shown where they are published ones.
 * @returns undefined where it chose none
 */
export function printed(
	reply: string,
	question: Question,
	turn: Turn,
	offer: Offer,
): Printed | undefined {
	const bare = plainText(reply.slice(0, MAX_REPLY_LENGTH));
	const choice = choiceIn(bare, offer);
	if (!choice) {
		const given = { passages: [...offer.cards.values()], rules: rulesFor(question) };
		const refusals = turn.language === "en" ? proseViolations(bare, question, given) : ["language"];
		return { text: bare, passages: [], refusals };
	}
	const passages: Passage[] = [];
	let text = choice.opening ?? "";
	for (const card of choice.cards) {
		const longer = [choice.opening, sayPassages(turn, [...passages, card])]
			.filter(Boolean)
			.join(" ");
		// A card that does not fit is left out with its caveat; the first one is cut.
		if (passages.length > 0 && longer.length > LONGEST_ANSWER) break;
		passages.push(card);
		text = longer;
	}
	if (passages.length === 0) return undefined;
	return { text: cut(text, LONGEST_ANSWER), passages, refusals: [] };
}
