import type { ExpressionBuilder } from "kysely";
import type { Tables } from "#database/tables.server.ts";
import type { PublicFact } from "#facts/public-contract.ts";
import { factTopics } from "#facts/topics.ts";

/** The topics that a fact can state once; a fact about anything else answers only its own question. */
export const statedTopics: readonly string[] = factTopics.filter((topic) => topic !== "other");

/** What an answer was about. */
export interface Subject {
	intent: string;
	/** The one course that it was about; null for none or several. */
	courseId: number | null;
}

/** Matches answers that did not help: none was known, the visitor or an administrator said so. */
export const isMissed = (eb: ExpressionBuilder<Tables, "chat_answers">) =>
	eb.or([
		eb("outcome", "in", ["handed over", "not understood"]),
		eb("thumb", "=", "down"),
		eb("isWrong", "=", true),
	]);

/** Returns whether someone has stated the topic of a missed answer, for its course or the whole school, since. */
export function isStatedSince(
	facts: readonly PublicFact[],
	{ intent, courseId }: Subject,
	at: string,
): boolean {
	if (!statedTopics.includes(intent)) return false;
	return facts.some(
		(fact) =>
			fact.topic === intent &&
			(fact.courseId === null || fact.courseId === courseId) &&
			fact.approvedAt !== null &&
			fact.approvedAt >= at,
	);
}
