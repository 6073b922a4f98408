import type { Answer } from "#assistant/knowledge/types.ts";

/** Whether a model may word the answer: whenever the built-in one is not certain, and no rule for safety gave it. */
export function shouldUseModel({ isCertain, outcome, source }: Answer): boolean {
	return !isCertain && outcome !== "declined" && !source.startsWith("safety");
}
