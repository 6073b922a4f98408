/** Something that every student gets, in a few words. */
export interface Benefit {
	readonly title: string;
	readonly text: string;
}

/** The three benefit cards of the home page. */
export const benefits: readonly Benefit[] = [
	{
		title: "Industry-experienced instructors",
		text: "Your teachers have done the work they teach, in hospitals, clinics, labs and pharmacies.",
	},
	{
		title: "Nationally recognized certifications",
		text: "Each program names the exam or state process it leads to, before you register.",
	},
	{
		title: "Career placement assistance",
		text: "Help with your résumé, your interview and your search. We help; the employer decides.",
	},
];

/** The four benefit cards of every course page. */
export const courseBenefits: readonly Benefit[] = [
	{
		title: "Hands-on practice",
		text: "You do it, you do not only watch it. Step by step, in our classroom.",
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
		text: "Help with your résumé, your interview and your search.",
	},
];

/** How it works, in three steps. */
export const steps: readonly Benefit[] = [
	{
		title: "Register",
		text: "Name, email, phone and program. No payment and no account on this site.",
	},
	{
		title: "We contact you",
		text: "A person from our office calls or writes, and answers what you want to know.",
	},
	{
		title: "Visit and choose",
		text: "See the classroom, ask for costs and dates in writing, choose day or evening.",
	},
];
