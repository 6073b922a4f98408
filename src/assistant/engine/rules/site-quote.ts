import { says } from "#assistant/engine/aspects.ts";
import { sayPassages } from "#assistant/engine/compose.ts";
import { draft } from "#assistant/engine/rules/courses.ts";
import type { Draft, Turn } from "#assistant/engine/turn.ts";

/** A quotation of the school's own pages for an intent. */
export function siteQuote(turn: Turn, intent: string): Draft | undefined {
	// Who asks for a promised job is told what help there is.
	const aspect = intent === "job_guarantee" ? "placement" : intent;
	const { site, about } = turn.knowledge;
	const passage = [...site, ...about].find((passage) => says(passage, aspect));
	return (
		passage &&
		draft(intent, sayPassages(turn, [passage]), [], { source: "passages", passages: [passage] })
	);
}
