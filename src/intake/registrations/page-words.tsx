import { defineWords } from "#ui/words.ts";

/** What the page of the registration form says around it. */
export const registerPageWords = defineWords("register page", {
	/** @param place city and state */
	description: (place: string) =>
		`Register for a healthcare program in ${place}. It takes about two minutes, with no payment and no account. Our office will contact you.`,
	classGone: (
		<>
			<b>The class you chose is not offered right now.</b> Choose another one, or register for the
			program, and our office will help you find a class.
		</>
	),
	classesNotLoaded: (
		<>
			<b>The class dates did not load.</b> Please try again in a minute, or register for the
			program, and our office will help you find a class.
		</>
	),
	next: "What happens next",
	number: "You get a reference number right away.",
	contact: "Someone from our office calls or emails you during business hours.",
	visit: "You visit, get costs and dates in writing, and choose day or evening.",
	talk: "Prefer to talk?",
});
