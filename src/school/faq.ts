import type { FactTopic } from "#school/fact-topics.ts";
import { school } from "#school/profile.ts";
import { weekSentence } from "#school/week.ts";

/** A question that people ask, with the school's answer. */
export interface Question {
	readonly question: string;
	readonly answer: string;
	/** The answer is a fact that the school stands behind: the assistant says it word for word. */
	readonly factTopic?: FactTopic | undefined;
	/** The same answer in Spanish, for the assistant alone. */
	readonly spanish?: string | undefined;
}

/**
 * The questions of the home page as the school was delivered with them. `{hours}`, `{phone}`,
 * `{email}` and `{address}` stand for what the school enters.
 */
export const questions: readonly Question[] = [
	{
		question: "Are classes online?",
		answer: "No. All classes are in person in Iselin, New Jersey, so you get hands-on practice.",
	},
	{
		question: "Are there evening classes?",
		answer: "Yes. We offer day and evening classes. Tell us which you prefer when you register.",
	},
	{
		question: "How much does a program cost?",
		answer:
			"We do not list prices on this site. Call or email us, and we will give you the full cost in writing before you decide.",
	},
	{
		question: "Will I get a job?",
		answer: "No school can promise a job. We help with your résumé, interviews and job search.",
	},
	{ question: "How old do I have to be?", answer: "This site is for people who are 18 or older." },
	{
		question: "When is the office open?",
		answer: "{hours}",
	},
];

/** The same with the hours of the facts. The assistant answers from this list. */
export const faq: readonly Question[] = questions.map(({ question, answer }) => ({
	question,
	answer: answer.replace("{hours}", weekSentence(school.hours)),
}));
