import type { PublicFact } from "#facts/public-contract.ts";
import { topicOf } from "#facts/topics.ts";
import type { FrequentQuestion } from "#school/faq.ts";

/** Returns the question that a fact answers: its own wording, or that of its topic. */
export const questionOf = ({ topic, question }: Pick<PublicFact, "topic" | "question">): string =>
	question ?? topicOf(topic).question;

/** The questions of the home page. One about a course names it, so no answer is taken for all courses. */
export function homeQuestions(
	facts: readonly PublicFact[],
	courses: readonly { id: number; title: string }[],
): FrequentQuestion[] {
	return facts
		.filter(({ onHomePage }) => onHomePage)
		.map((fact) => {
			const course = courses.find(({ id }) => id === fact.courseId);
			const question = questionOf(fact);
			return { question: course ? `${course.title}: ${question}` : question, answer: fact.answer };
		});
}
