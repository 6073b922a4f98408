import type { PublicFact } from "#school/facts/public-contract.ts";
import { factTopics, topicOf } from "#school/facts/topics.ts";
import { type FactWords, factsInEnglish } from "#school/facts/words.ts";

/** A fact as pages show it: the words of its topic come with it, so visitors don't download all topics. */
export interface PageFact extends Omit<PublicFact, "spanish" | "updatedAt"> {
	/** Its own wording, or that of its topic. */
	question: string;
	/** Heading on a course's page. */
	label: string;
	/** Position of its topic on a course's page; null if it belongs on none. */
	rank: number | null;
	/** What the answer is a translation of, where an amount is read from it. */
	original?: string;
	/** Its lines that are in English though the page is not. */
	english?: readonly string[];
}

/** The facts that any page shows, in the order of the home page. */
export function pageFacts(
	facts: readonly PublicFact[],
	words: FactWords = factsInEnglish,
): PageFact[] {
	return facts.flatMap((fact) => {
		const { spanish: _, updatedAt: __, ...shown } = fact;
		const { topic } = fact;
		const question = fact.question ?? words.questionOf(topic);
		const isOnCourses = fact.courseId !== null || topicOf(topic).isAboutCourses;
		if (!isOnCourses && !fact.onHomePage) return [];
		return {
			...shown,
			...(words.language === "es" && inSpanish(fact)),
			question,
			label: topic === "other" ? question : words.labelOf(topic),
			rank: isOnCourses ? factTopics.indexOf(topic) : null,
		};
	});
}

/** Returns the Spanish answer of a fact, or the English one and that it is; and that its own question is English until it is said. */
function inSpanish({ topic, question, answer, spanish }: PublicFact) {
	const english = [...(question === null ? [] : [question]), ...(spanish === null ? [answer] : [])];
	return {
		answer: spanish ?? answer,
		...(spanish !== null && topic === "price" && { original: answer }),
		...(english.length > 0 && { english }),
	};
}
