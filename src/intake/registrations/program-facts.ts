import type { Entry } from "#intake/mail/content/document.ts";
import type { Language } from "#platform/text/language.ts";
import { factsOfCourse } from "#school/facts/course-facts.ts";
import { pageFacts } from "#school/facts/page-facts.ts";
import type { StatedFact } from "#school/facts/public-contract.ts";
import { spanishLabels } from "#school/facts/spanish-labels.ts";

/**
 * Returns the facts that the school states about a program, those of its page, as entries of an
 * email. A fact without Spanish text stays English in a Spanish email.
 */
export function programFacts(
	facts: readonly StatedFact[],
	courseId: number,
	language: Language,
): Entry[] {
	const byId = new Map(facts.map((fact) => [fact.id, fact]));
	return factsOfCourse(pageFacts(facts), courseId).map(({ id, label, answer }) => {
		const fact = byId.get(id);
		return language === "es" && fact ? inSpanish(fact, label) : { label, value: answer };
	});
}

function inSpanish({ topic, answer, spanish, spanishQuestion }: StatedFact, label: string): Entry {
	return {
		label: topic === "other" ? (spanishQuestion ?? label) : spanishLabels[topic],
		value: spanish ?? answer,
		...(spanish === null && { language: "en" }),
	};
}
