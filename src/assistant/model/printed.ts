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
	/** The passages that the model chose. */
	passages: Passage[];
	/** Names of the rules that the reply breaks; with any of them nothing is shown. */
	refusals: string[];
}

/** Prints the cards that a model chose; words of its own are shown where they are published ones. */
export function printed(reply: string, question: Question, turn: Turn, offer: Offer): Printed {
	const bare = reply.slice(0, MAX_REPLY_LENGTH).replace(/<think>[\s\S]*?<\/think>/gi, "");
	const choice = choiceIn(bare, offer);
	if (!choice) {
		const text = plainText(bare);
		const given = { passages: [...offer.cards.values()], rules: rulesFor(question) };
		return { text, passages: [], refusals: proseViolations(text, question, given) };
	}
	const { opening, cards } = choice;
	const said = cards.length > 0 ? sayPassages(turn, cards) : undefined;
	const text = [opening, said].filter(Boolean).join(" ");
	return {
		text: cut(text, LONGEST_ANSWER),
		passages: cards,
		refusals: text === "" ? ["no card"] : [],
	};
}
