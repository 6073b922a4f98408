import { say, weekOf } from "#assistant/engine/speak.ts";
import type { Draft, Turn } from "#assistant/engine/turn.ts";
import type { TextId } from "#assistant/knowledge/texts.ts";

/** The likeliest reading of a message is taken when it is likelier than all others together. */
export const LIKELY = 0.5;

/** A fixed text for an intent. */
export const template = (
	turn: Turn,
	intent: string,
	id: TextId,
	more: Partial<Draft> = {},
): Draft => ({
	text: say(turn, id, { open: weekOf(turn), ...(more.text && { text: more.text }) }),
	intent,
	courses: [],
	outcome: "answered",
	source: "template",
	isCertain: true,
	...more,
});
