import type { Answer } from "#assistant/knowledge/types.ts";

/** What became of the model: it spoke, it found no card that answers, its endpoint failed, the gate refused it, its endpoint rests, its calls are used up. */
export const modelOutcomes = [
	"answered",
	"chose nothing",
	"failed",
	"refused",
	"paused",
	"capped",
] as const;
export type ModelOutcome = (typeof modelOutcomes)[number];

/** An answer as it is given to the visitor, with how it came about. */
export interface EngineAnswer extends Answer {
	/** Whose words these are. */
	engine: "built-in" | "model";
	/** Null when the model was not asked. */
	model: ModelOutcome | null;
	/** What the output gate refused of the model's words: names of rules. */
	refusals: string[];
}
