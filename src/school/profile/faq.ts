/** A frequent question with the school's answer. */
export interface FrequentQuestion {
	readonly question: string;
	readonly answer: string;
}

/** A delivered question, with its answer for the assistant's Spanish. */
interface DeliveredQuestion extends FrequentQuestion {
	readonly spanish: string | null;
	/** The topic of facts that it is about. A fact of the whole school about it takes its place. */
	readonly topic?: "class_times" | "price" | "age";
	/** Set where a fact of any course takes its place. */
	readonly yieldsToAnyCourse?: true;
}

/**
 * Default questions of the home page; afterwards they are facts that administrators edit.
 * `{hours}`, `{phone}`, `{email}`, `{address}` and `{city}` are replaced by the school's values.
 */
export const frequentQuestions: readonly DeliveredQuestion[] = [
	{
		question: "Are classes online?",
		answer: "No. All classes are in person in {city}, so you get hands-on practice.",
		spanish:
			"No. Todas las clases son presenciales en {city}, para que practique con sus propias manos.",
	},
	{
		question: "Are there evening classes?",
		topic: "class_times",
		answer: "Yes. We offer day and evening classes. Tell us which you prefer when you register.",
		spanish:
			"Sí. Ofrecemos clases de día y clases de noche. Díganos cuáles prefiere al inscribirse.",
	},
	{
		question: "How much does a program cost?",
		topic: "price",
		// “We do not list prices” is untrue as soon as one course states its price.
		yieldsToAnyCourse: true,
		answer:
			"We do not list prices on this site. Call or email us, and we will give you the full cost in writing before you decide.",
		spanish:
			"No publicamos precios en este sitio. Llámenos o escríbanos, y le damos el costo total por escrito antes de que decida.",
	},
	{
		question: "Will I get a job?",
		answer: "No school can promise a job. We help with your résumé, interviews and job search.",
		spanish:
			"Ninguna escuela puede prometer un empleo. Le ayudamos con su currículum, sus entrevistas y su búsqueda de trabajo.",
	},
	{
		question: "How old do I have to be?",
		topic: "age",
		answer: "This site is for people who are 18 or older.",
		spanish: "Este sitio es para personas de 18 años o más.",
	},
	{
		question: "When is the office open?",
		answer: "{hours}",
		spanish: null,
	},
];
