import type { Guess } from "#assistant/engine/classifier.ts";
import type { Language } from "#platform/text/language.ts";

/** What is remembered of a conversation. Never written down: it is replayed from the visitor's last messages. */
export type State = {
	language: Language | undefined;
	/** Courses that the conversation is about now. */
	courses: readonly string[];
	/** Courses that the last answers named side by side, in their order. */
	offered: readonly string[];
	/** What was asked last (nothing yet: empty), and the words of it: "and for EKG?" asks the same of another course. */
	intent: string;
	words: readonly string[];
	guesses: readonly Guess[];
	/** Clauses of wishes and refusals so far. */
	wishes: readonly (readonly string[])[];
	/** Those that they took the place of: "in the evening?", "or on Saturdays?" */
	wishesBefore: readonly (readonly string[])[];
	/** Courses that were refused and not asked for since. */
	refused: readonly string[];
	/** What was answered: a course (none for the school) and the intent, for the buttons. */
	answered: readonly string[];
	/** The buttons under the last answer. */
	shown: readonly string[];
	turn: number;
};

export const freshState: State = {
	language: undefined,
	courses: [],
	offered: [],
	intent: "",
	words: [],
	guesses: [],
	wishes: [],
	wishesBefore: [],
	refused: [],
	answered: [],
	shown: [],
	turn: 0,
};
