import { say } from "#assistant/engine/speak.ts";
import type { Turn } from "#assistant/engine/turn.ts";
import type { TextId } from "#assistant/knowledge/texts.ts";
import type { Answer, Passage, Question } from "#assistant/knowledge/types.ts";
import { promptPassages } from "#assistant/model/prompt-passages.ts";

/** What a model may choose from: kind words to begin with, and what is published, each by an id. */
export interface Offer {
	openings: ReadonlyMap<string, string>;
	cards: ReadonlyMap<string, Passage>;
}

const OPENINGS = [
	"nervous",
	"discouraged",
	"hardship",
	"burden",
	"doubt",
	"happy",
	"angry",
] satisfies TextId[];

/** Returns what a model may choose from for a question, the likeliest cards first. */
export function offerFor(question: Question, turn: Turn, builtIn: Answer): Offer {
	const openings = OPENINGS.map((id): [string, string] => [id, say(turn, id)]);
	const passages = promptPassages(question, builtIn, turn.knowledge.index.passages);
	return {
		openings: new Map(openings),
		cards: new Map(passages.map((passage, at) => [`c${at + 1}`, passage])),
	};
}
