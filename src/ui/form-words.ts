import { defineWords } from "#ui/words.ts";

/** What every form of visitors says. */
export const formWords = defineWords("form", {
	optional: "(optional)",
	email: "Email",
	sending: "Sending…",
	clear: "Clear form",
	reference: "Your reference number",
	/** Of the trap. */
	leaveEmpty: "Leave this field empty",
});
