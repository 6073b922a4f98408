import type { PublicFact } from "#school/facts/public-contract.ts";
import { questionOf } from "#school/facts/questions.ts";
import { factTopics, topicOf } from "#school/facts/topics.ts";

/** A fact as pages show it: the words of its topic come with it, so visitors don't download all topics. */
export interface PageFact
	extends Pick<
		PublicFact,
		"id" | "topic" | "courseId" | "answer" | "source" | "validUntil" | "onHomePage" | "approvedAt"
	> {
	/** Its own wording, or that of its topic. */
	question: string;
	/** Heading on a course's page. */
	label: string;
	/** Position of its topic on a course's page; null if it belongs on none. */
	rank: number | null;
}

/** The facts that any page shows, in the order of the home page. */
export function pageFacts(facts: readonly PublicFact[]): PageFact[] {
	return facts.flatMap((fact) => {
		const { id, topic, courseId, answer, source, validUntil, onHomePage, approvedAt } = fact;
		const question = questionOf(fact);
		const { label, isAboutCourses } = topicOf(topic);
		const isOnCourses = courseId !== null || isAboutCourses;
		if (!isOnCourses && !onHomePage) return [];
		return {
			id,
			topic,
			courseId,
			answer,
			source,
			validUntil,
			onHomePage,
			approvedAt,
			question,
			label: topic === "other" ? question : label,
			rank: isOnCourses ? factTopics.indexOf(topic) : null,
		};
	});
}
