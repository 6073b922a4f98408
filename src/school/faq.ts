/** A frequent question with the school's answer. */
export interface FrequentQuestion {
	readonly question: string;
	readonly answer: string;
}

/**
 * Default questions of the home page; afterwards they are facts that administrators edit.
 * `{hours}`, `{phone}`, `{email}` and `{address}` are replaced by the school's values.
 */
export const frequentQuestions: readonly FrequentQuestion[] = [
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
