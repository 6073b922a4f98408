import type { FactTopic } from "#school/fact-topics.ts";
import { school } from "#school/profile.ts";
import { weekSentence } from "#school/week.ts";

/** A frequent question with the school's answer. */
export interface Question {
	readonly question: string;
	readonly answer: string;
	/** Topic that the answer covers; the assistant gives it verbatim. */
	readonly factTopic?: FactTopic | undefined;
	/** Answer in Spanish, for the assistant only. */
	readonly spanish?: string | undefined;
}

/**
 * Default questions of the home page. `{hours}`, `{phone}`,
 * `{email}` and `{address}` are replaced by the school's values.
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

/** The same with the school's values. The assistant answers from this list. */
export const faq: readonly Question[] = questions.map(({ question, answer }) => ({
	question,
	answer: answer.replace("{hours}", weekSentence(school.hours)),
}));
