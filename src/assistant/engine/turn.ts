import type { Knowledge } from "#assistant/engine/published.ts";
import type { Reading } from "#assistant/engine/reading.ts";
import type { Reference } from "#assistant/engine/references.ts";
import type { State } from "#assistant/engine/state.ts";
import type { Outcome, Passage } from "#assistant/knowledge/types.ts";
import type { Language } from "#platform/text/language.ts";

/** One message in its conversation: all that a rule may look at. */
export type Turn = {
	reading: Reading;
	reference: Reference;
	state: State;
	knowledge: Knowledge;
	language: Language;
	/** The assistant's last answer. */
	previous: string | undefined;
	now: Date;
};

/** What a rule wants to say. */
export type Draft = {
	text: string;
	intent: string;
	/** Courses that the answer is about. */
	courses: readonly string[];
	/** Courses that it names side by side, for "the second one". */
	offered?: readonly string[];
	outcome: Outcome;
	source: string;
	isCertain: boolean;
	passages?: readonly Passage[];
	/** The words that "and for EKG?" repeats. */
	words?: readonly string[];
	/** Clauses to remember as wishes. */
	wishes?: readonly (readonly string[])[];
};

/** The same turn, read as one intent. */
export function readAs(turn: Turn, label: string): Turn {
	const guesses = [{ label, share: 1 }];
	return { ...turn, reading: { ...turn.reading, guesses, parts: [], clauses: [] } };
}

export type Rule = (turn: Turn) => Draft | undefined;
