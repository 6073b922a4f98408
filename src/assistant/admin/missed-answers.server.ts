import type { ExpressionBuilder } from "kysely";
import type { Tables } from "#platform/database/tables.server.ts";
import type { PublicFact } from "#school/facts/public-contract.ts";
import { factTopics } from "#school/facts/topics.ts";

/** The topics that a fact can state once; a fact about anything else answers only its own question. */
export const statedTopics: readonly string[] = factTopics.filter((topic) => topic !== "other");

/** Subject of an answer. */
export interface Subject {
	intent: string;
	/** The only course of the answer; null for none or several. */
	courseId: number | null;
}

/** Matches unhelpful answers: not understood, or marked by the visitor or an administrator. */
export const isMissed = (eb: ExpressionBuilder<Tables, "chat_answers">) =>
	eb.or([
		eb("outcome", "in", ["handed over", "not understood"]),
		eb("thumb", "=", "down"),
		eb("isWrong", "=", true),
	]);

/** Returns whether a fact now covers the topic of a missed answer, for its course or the whole school. */
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

/** Counts the conversations of some misses, each once. */
export const countPeople = (misses: readonly { conversationId: string }[]): number =>
	new Set(misses.map(({ conversationId }) => conversationId)).size;
