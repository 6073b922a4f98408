import type { PageFact } from "#school/facts/page-facts.ts";
import type { FrequentQuestion } from "#school/profile/faq.ts";

/**
 * The questions of the home page. One about a course names it, so no answer is taken for all courses;
 * it is left out while its title is not known.
 * @param said a fact in the language of the page
 */
export function homeQuestions(
	facts: readonly PageFact[],
	courses: readonly { id: number; title: string }[],
	said: (fact: PageFact) => FrequentQuestion = (fact) => fact,
): FrequentQuestion[] {
	return facts
		.filter(({ onHomePage }) => onHomePage)
		.flatMap((fact) => {
			const { question, answer } = said(fact);
			if (fact.courseId === null) return { question, answer };
			const course = courses.find(({ id }) => id === fact.courseId);
			return course ? { question: `${course.title}: ${question}`, answer } : [];
		});
}
