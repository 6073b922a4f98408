import type { FactInput } from "#school/facts/contract.ts";
import { questionOf } from "#school/facts/questions.ts";
import { type FactTopic, factTopics, topicOf } from "#school/facts/topics.ts";

/** Course title in a question; null for the whole school. */
type Course = { id: number; title: string } | null;

/** `How long does it take?` about a course is `How long does it take for EKG Technician?`. */
export function questionAbout(question: string, course: Course): string {
	return course ? `${question.replace(/(?<!\?)\?+$/, "")} for ${course.title}?` : question;
}

/**
 * The questions by which a fact is previewed: what a visitor asked or the fact's own wording, the
 * topic's question with the course's title, and the same typed in a hurry without the course.
 */
export function questionsFor(fact: FactInput, course: Course, asked: string | null): string[] {
	const wording = asked ?? fact.question;
	const question = fact.topic === "other" ? questionOf(fact) : topicOf(fact.topic).question;
	const inAHurry = question.toLowerCase().replace(/(?<![?.!])[?.!]+$/, "");
	return [...new Set([...(wording ? [wording] : []), questionAbout(question, course), inAHurry])];
}

/** A question about a topic, of the whole school or of a course. */
export interface TopicQuestion {
	topic: FactTopic;
	courseId: number | null;
	text: string;
}

/** The default question of every topic, first about the whole school, then about each course. */
export function topicQuestions(courses: readonly NonNullable<Course>[]): TopicQuestion[] {
	const topics = factTopics.filter((topic) => topic !== "other");
	return [null, ...courses].flatMap((course) =>
		topics.map((topic) => ({
			topic,
			courseId: course?.id ?? null,
			text: questionAbout(topicOf(topic).question, course),
		})),
	);
}

/** Returns whether a fact may change the answer to a question: one of the school is said of every course. */
export const isAbout = (
	{ topic, courseId }: Pick<FactInput, "topic" | "courseId">,
	question: TopicQuestion,
): boolean => topic === question.topic && (courseId === null || courseId === question.courseId);
