// SAMPLE: an administrator confirms these claims before the website opens (`school/claims.ts`).

/** A benefit that every student gets. */
interface Benefit {
	readonly title: string;
	readonly text: string;
}

/** Three benefit cards of the home page. */
export const benefits: readonly Benefit[] = [
	{
		title: "Industry-experienced instructors",
		text: "Your instructors have done the work they teach, in hospitals, clinics, labs and pharmacies.",
	},
	{
		title: "Nationally recognized certifications",
		text: "Each program page names the exam or state process it leads to, so you know before you register.",
	},
	{
		title: "Career placement assistance",
		text: "Help with your résumé, interviews and job search. The employer makes the decision.",
	},
];

/** Four benefit cards of every course page. */
export const courseBenefits: readonly Benefit[] = [
	{
		title: "Hands-on practice",
		text: "You learn by doing, step by step, in our classroom.",
	},
	{
		title: "Experienced instructors",
		text: "Taught by people who have done this work themselves.",
	},
	{
		title: "Certification",
		text: "You know which exam or state process it leads to before you start.",
	},
	{
		title: "Career placement assistance",
		text: "Help with your résumé, interviews and job search.",
	},
];

/** How it works, in three steps. */
export const steps: readonly Benefit[] = [
	{
		title: "Register",
		text: "Give us your name, email, phone and program. No payment, no account.",
	},
	{
		title: "We contact you",
		text: "Someone from our office calls or emails you and answers your questions.",
	},
	{
		title: "Visit and choose",
		text: "See the classroom, get costs and dates in writing, and choose day or evening.",
	},
];
