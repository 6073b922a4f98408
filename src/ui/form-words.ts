import { plural } from "#platform/text/plural.ts";
import { defineWords } from "#ui/words.ts";

/** What every form of visitors says. */
export const formWords = defineWords("form", {
	optional: "(optional)",
	email: "Email",
	sending: "Sending…",
	clear: "Clear form",
	clearQuestion: "Clear everything you typed? This cannot be undone.",
	reference: "Your reference number",
	/** Of the trap. */
	leaveEmpty: "Leave this field empty",
	/** Next to the button, while that many fields are invalid. */
	notSent: (count: number) =>
		`Not sent yet. Please fix ${plural(count, "answer")} above. Your other answers are still here.`,
	/** After what went wrong. */
	offline: "You have no internet connection right now.",
	/** After why it was not saved. */
	stillHere: "Your answers are still here.",
});
