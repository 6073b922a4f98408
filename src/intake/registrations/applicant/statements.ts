import type { ApplicantPage, Statement } from "#intake/registrations/applicant/public-contract.ts";
import type { Language } from "#platform/text/language.ts";
import type { PublicFact } from "#school/facts/contract.ts";
import { factsOfCourse } from "#school/facts/course-facts.ts";
import { pageFacts } from "#school/facts/page-facts.ts";
import { questionOf } from "#school/facts/questions.ts";
import { spanishLabels } from "#school/facts/spanish-labels.ts";
import { type FactTopic, topicOf } from "#school/facts/topics.ts";

/** What nearly everyone asks before they decide. */
const asked = ["price", "requirements", "duration", "start_dates", "class_times"] as const;

/** What someone needs to know to come by. */
const visiting: readonly FactTopic[] = ["tour", "parking", "transit", "accessibility"];

/**
 * Chooses the facts for the applicant of a course, those of its page, in their language, and names what is not stated.
 * @param facts those that are valid now
 */
export function statementsFor(
	facts: readonly PublicFact[],
	courseId: number,
	language: Language,
): Pick<ApplicantPage, "statements" | "unstated" | "visiting"> {
	const shown = new Set(factsOfCourse(pageFacts(facts), courseId).map(({ id }) => id));
	const ofCourse = facts.filter(({ id }) => shown.has(id));
	const stated = new Set(ofCourse.map(({ topic }) => topic));
	const ofSchool = facts.filter(({ courseId: of }) => of === null);
	return {
		statements: ofCourse.map((fact) => statementOf(fact, language)),
		unstated: asked.filter((topic) => !stated.has(topic)).map((topic) => labelOf(topic, language)),
		visiting: ofSchool
			.filter(({ topic }) => visiting.includes(topic))
			.map((fact) => statementOf(fact, language)),
	};
}

function statementOf(fact: PublicFact, language: Language): Statement {
	const { topic, answer, spanish, source, approvedAt, validUntil } = fact;
	const isSpanish = language === "es" && spanish !== null;
	return {
		topic,
		label: topic === "other" ? questionOf(fact) : labelOf(topic, language),
		answer: isSpanish ? spanish : answer,
		language: isSpanish ? "es" : "en",
		source,
		approvedAt,
		validUntil,
	};
}

const labelOf = (topic: Exclude<FactTopic, "other">, language: Language): string =>
	language === "es" ? spanishLabels[topic] : topicOf(topic).label;
