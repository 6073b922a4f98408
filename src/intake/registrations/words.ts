import { defineWords } from "#ui/words.ts";

/** What the registration form says, on the home page and on its own. */
export const registrationWords = defineWords("registration", {
	title: "Program Registration",
	lead: "Please fill out the form below to register for one of our healthcare programs.",
	duration: "It takes about two minutes. We keep what you type until it is sent.",
	fullName: "Full name",
	phone: "Phone",
	phoneHint:
		"Our office will call you about your registration during business hours. No automated calls.",
	program: "Program",
	chooseProgram: "Choose a program",
	class: "Class",
	classHint: "You ask for a place; it is yours when our office has confirmed it.",
	noClass: "Decide later",
	message: "Message",
	messageHint: "For example, day or evening classes, or a question for us.",
	submit: "Register",
	/** If it cannot be sent at all. */
	unexpected: "There was a problem with your registration. Please try again.",
	kept: "No payment, no account. We keep what you type in this tab until it is sent.",
});
