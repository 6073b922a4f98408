import { defineWords } from "#ui/words.ts";

/** What is asked about a likely typo in an email address. */
export const emailHintWords = defineWords("email hint", {
	ask: (meant: string) => (
		<>
			Did you mean <b>{meant}</b>?
		</>
	),
	change: "Yes, change it",
	keep: "No, keep mine",
	changed: (meant: string) => `Changed to ${meant}.`,
	kept: (typed: string) => `Your email stays ${typed}.`,
});
