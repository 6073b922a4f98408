import { isFragment } from "#assistant/admin/question-words.ts";
import { dayOf } from "#platform/calendar/dates.ts";
import { FACTS_PATH, isFactTopic, newFactPath } from "#school/facts/admin/new-fact-path.ts";
import type { AdminFact } from "#school/facts/contract.ts";
import { isExpired } from "#school/facts/validity.ts";

interface MissedQuestion {
	intent: string;
	courseId: number | null;
	question: string;
}

/**
 * Returns the form of the current fact on the topic of a question, or that of a new one that answers it. A fragment is no
 * wording of it.
 */
export function statedFactPath(
	{ intent, courseId, question }: MissedQuestion,
	facts: readonly AdminFact[],
): string {
	const stated = facts.find(
		(fact) =>
			fact.topic === intent &&
			fact.topic !== "other" &&
			fact.courseId === courseId &&
			!isExpired(fact, dayOf(new Date())),
	);
	if (stated) return `${FACTS_PATH}/${stated.id}`;
	return newFactPath({
		topic: isFactTopic(intent) ? intent : "other",
		courseId,
		question: isFragment(question) ? undefined : question,
	});
}
