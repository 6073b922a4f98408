import type { ApplicantPage, Statement } from "#intake/registrations/applicant/public-contract.ts";
import type { Language } from "#platform/text/language.ts";
import type { PublicFact } from "#school/facts/contract.ts";
import { factsOfCourse } from "#school/facts/course-facts.ts";
import { pageFacts } from "#school/facts/page-facts.ts";
import { questionOf } from "#school/facts/questions.ts";
import type { FactTopic } from "#school/facts/topics.ts";
import { factWordsOf } from "#school/facts/words-of.ts";

/** What nearly everyone asks before they decide. */
const asked = ["price", "requirements", "duration", "start_dates", "class_times"] as const;

/** What someone needs to know to come by. */
const visiting: readonly FactTopic[] = ["tour", "parking", "transit", "accessibility"];

/**
 * Chooses the facts for the applicant of a course, in their language, and names what is not stated.
 * @param facts those that are valid now
 */
export function statementsFor(
	facts: readonly PublicFact[],
	courseId: number,
	language: Language,
): Pick<ApplicantPage, "statements" | "unstated" | "visiting"> {
	const statements = statementsOf(facts, courseId, language);
	const stated = new Set(statements.map(({ topic }) => topic));
	const ofSchool = facts.filter(({ courseId: of }) => of === null);
	return {
		statements,
		unstated: asked.filter((topic) => !stated.has(topic)).map(factWordsOf(language).labelOf),
		visiting: ofSchool
			.filter(({ topic }) => visiting.includes(topic))
			.map((fact) => statementOf(fact, language)),
	};
}

/** Returns the facts of a course's page, in its order and in a language. Own questions are as the school wrote them. */
export const statementsOf = (
	facts: readonly PublicFact[],
	courseId: number,
	language: Language,
): Statement[] =>
	factsOfCourse(pageFacts(facts), courseId)
		.flatMap((shown) => facts.filter(({ id }) => id === shown.id))
		.map((fact) => statementOf(fact, language));

function statementOf(fact: PublicFact, language: Language): Statement {
	const { topic, answer, spanish, source, approvedAt, validUntil } = fact;
	const isSpanish = language === "es" && spanish !== null;
	return {
		topic,
		label: topic === "other" ? questionOf(fact) : factWordsOf(language).labelOf(topic),
		answer: isSpanish ? spanish : answer,
		language: isSpanish ? "es" : "en",
		source,
		approvedAt,
		validUntil,
	};
}
