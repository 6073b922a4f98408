import type { ReactNode } from "react";
import { defineWords } from "#ui/words.ts";

/** What the home page says of the school, apart from the texts that the school writes itself. */
export const homeWords = defineWords("home", {
	hero: {
		/** The three parts of the headline. */
		headline: ["Launch Your", "Career in", "Healthcare"] as readonly [string, string, string],
		lead: "Comprehensive training programs for success in the medical field.",
		inPerson: "In person",
		schedule: "Day and evening classes",
		start: "Start Your Journey",
	},
	graduates: {
		heading: "What Our Graduates Say",
		samples: "Sample quotes. Quotes from real graduates will replace them before we open.",
		stars: "Five stars",
	},
	questions: {
		heading: "Frequently asked questions",
		more: (phone: ReactNode): ReactNode => (
			<>Have another question? Call {phone} or use the chat.</>
		),
	},
	visit: "Visit us",
});
