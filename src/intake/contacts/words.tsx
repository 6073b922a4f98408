import type { ReactNode } from "react";
import { defineWords } from "#ui/words.ts";

/** What the page of the contact form says, and what the form leads to. */
export const contactWords = defineWords("contact", {
	title: "Contact us",
	information: "Contact information",
	write: "Send us a message",
	name: "Name",
	phone: "Phone",
	phoneHint:
		"If you give a number, our office may call you about your question. No automated calls.",
	subject: "Subject",
	program: "Program of Interest",
	noProgram: "I’m not sure yet",
	message: "Message",
	submit: "Send Message",
	/** If it cannot be sent at all. */
	unexpected: "There was a problem sending your message. Please try again.",
	kept: "We keep what you type in this tab until it is sent.",
	saved: "Message Sent Successfully!",
	thanks: "Thank you for contacting us. We will get back to you soon!",
	received: "We have your message.",
	reply: (email: string | undefined) => (
		<>We read it during business hours and reply to {email ? <b>{email}</b> : "you"}.</>
	),
	hurry: (phone: ReactNode) => <>In a hurry? Call {phone} and give us this number.</>,
	again: "Send Another Message",
});
