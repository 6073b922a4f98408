import { defineWords } from "#ui/words.ts";

const uncounted = "Our programs";
const numbers = ["Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

/** What the home page says around the programs. */
export const homePageWords = defineWords("home page", {
	/** Heading of the programs until they are loaded. */
	uncounted,
	/** Heading of the programs, with their number spelled out. */
	programs: (count: number) => {
		if (count === 1) return "One program, one school";
		const number = numbers[count - 2];
		return number ? `${number} programs, one school` : uncounted;
	},
	classes: "Find a class that fits your week",
});
