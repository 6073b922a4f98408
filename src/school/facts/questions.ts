import type { PublicFact } from "#school/facts/public-contract.ts";
import { topicOf } from "#school/facts/topics.ts";

/** Returns the question that a fact answers: its own wording, or that of its topic. */
export const questionOf = ({ topic, question }: Pick<PublicFact, "topic" | "question">): string =>
	question ?? topicOf(topic).question;
