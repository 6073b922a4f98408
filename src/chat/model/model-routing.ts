import { topicById } from "#chat/engine/tables.ts";
import type { Answer } from "#chat/engine/types.ts";

// The school decides these; no model is asked, however the question is worded.
const byRule = new Set(["job_guarantee", "salary", "demand", "privacy", "bot"]);

// Advice, comparison, and whatever the built-in assistant only half understands: here a model is better.
const forTheModel = new Set([
	"encourage",
	"choose",
	"compare",
	"search",
	"other",
	"fallback",
	"not_found",
	"foreign_language",
	"more",
]);

const SURE = 0.8;
const SHORT = 14;

/**
 * Whether a model may word the answer. Safety, what the office taught or stated, and what only the
 * school can say (prices, dates, requirements …) are fixed by rule; a short, plain question whose
 * answer is certain gets it at once.
 */
export function shouldUseModel(message: string, builtIn: Answer): boolean {
	const { intent, outcome, source, confidence } = builtIn;
	if (outcome === "declined" || /^(?:safety|stated|taught|gate)/.test(source)) return false;
	if (byRule.has(intent) || topicById.has(intent)) return false;
	if (forTheModel.has(intent) || confidence < SURE) return true;
	return message.split(/\s+/).length > SHORT;
}
