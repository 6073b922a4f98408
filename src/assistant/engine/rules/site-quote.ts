import { sayPassages } from "#assistant/engine/compose.ts";
import { draft } from "#assistant/engine/rules/courses.ts";
import { aboutPassages, sitePassages } from "#assistant/engine/site-passages.ts";
import type { Draft, Turn } from "#assistant/engine/turn.ts";

/** How the sentence of the site looks that answers an intent. */
const SAYS: Readonly<Record<string, RegExp>> = {
	placement: /r[ée]sum[ée]/i,
	job_guarantee: /r[ée]sum[ée]/i,
	instructors: /\binstructors have\b/i,
	certification: /\bexam or state process\b/,
};

/** A quotation of the school's own pages for an intent. */
export function siteQuote(turn: Turn, intent: string): Draft | undefined {
	const passage = [...sitePassages, ...aboutPassages].find(({ text }) => SAYS[intent]?.test(text));
	return (
		passage &&
		draft(intent, sayPassages(turn, [passage]), [], { source: "passages", passages: [passage] })
	);
}
