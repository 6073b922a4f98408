import { defineWords } from "#ui/words.ts";

/** What the About page says around the texts of the school. */
export const aboutWords = defineWords("about", {
	headings: {
		"about.do": "What we do",
		"about.who": "Who studies here",
		"about.promises": "What we promise",
		"about.limits": "What we do not promise",
		"about.visit": "Come see the school",
	},
	/** True whatever the school writes above it. */
	age: "You must be 18 or older to use this site and to register.",
	programs: "See the programs",
	picture:
		"An instructor and two adult students behind a bench with blood tubes, books and a blood pressure dial.",
	promisesAndLimits: "What we promise and what we do not",
	contact: "Contact us",
});
