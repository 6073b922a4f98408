import type { Entry } from "#intake/mail/content/document.ts";
import type { Language } from "#platform/text/language.ts";
import type { PublicFact } from "#school/facts/contract.ts";
import { factsOfCourse } from "#school/facts/course-facts.ts";
import { pageFacts } from "#school/facts/page-facts.ts";
import { spanishLabels } from "#school/facts/spanish-labels.ts";

/**
 * Returns the facts that the school states about a program, those of its page, as entries of an
 * email. A fact without Spanish text stays English in a Spanish email.
 */
export function programFacts(
	facts: readonly PublicFact[],
	courseId: number,
	language: Language,
): Entry[] {
	const byId = new Map(facts.map((fact) => [fact.id, fact]));
	return factsOfCourse(pageFacts(facts), courseId).map(({ id, label, answer }) => {
		const fact = byId.get(id);
		return language === "es" && fact ? inSpanish(fact, label) : { label, value: answer };
	});
}

function inSpanish({ topic, answer, spanish }: PublicFact, label: string): Entry {
	return {
		label: topic === "other" ? label : spanishLabels[topic],
		value: spanish ?? answer,
		...(spanish === null && { language: "en" }),
	};
}
