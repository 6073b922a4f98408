import type { FactTopic } from "#school/facts/topics.ts";
import { frequentQuestions } from "#school/profile/faq.ts";

/** A fact, as far as it decides whether a delivered question is still true beside it. */
interface Stated {
	topic: FactTopic;
	courseId: number | null;
	question: string | null;
	/** Null as delivered. */
	approvedAt: string | null;
}

const delivered = new Map(frequentQuestions.map((question) => [question.question, question]));

/**
 * Returns the topic that the school states now in place of a delivered question; undefined if the fact is shown.
 * @param facts those that are published
 */
export function topicInPlaceOf(
	{ topic, question, approvedAt }: Stated,
	facts: readonly Stated[],
): FactTopic | undefined {
	const about =
		topic === "other" && approvedAt === null ? delivered.get(question ?? "") : undefined;
	if (!about?.topic) return undefined;
	const takesItsPlace = (fact: Stated) =>
		fact.topic === about.topic && (about.yieldsToAnyCourse || fact.courseId === null);
	return facts.some(takesItsPlace) ? about.topic : undefined;
}

/**
 * Returns the facts without those delivered questions whose topic the school states now.
 * @param others what it states besides
 */
export const withoutOutdated = <Fact extends Stated>(
	facts: readonly Fact[],
	others: readonly Stated[] = [],
): Fact[] => facts.filter((fact) => !topicInPlaceOf(fact, [...facts, ...others]));
