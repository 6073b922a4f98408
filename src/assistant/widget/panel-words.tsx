import type { ReactNode } from "react";
import { plural } from "#platform/text/plural.ts";
import type { Hours } from "#school/profile/school.ts";
import { openSentence } from "#school/profile/week.ts";
import { defineWords } from "#ui/words.ts";

/** What the open chat says around the conversation. */
export const panel = defineWords("chatPanel", {
	name: "Chat with the automated assistant",
	minimize: "Minimize chat",
	conversation: "Conversation",
	visitor: "You",
	assistant: "Assistant",
	typing: "The assistant is typing",
	helpful: "Helpful",
	notHelpful: "Not helpful",
	suggestions: "Suggested replies",
	person: "Talk to a person",
	leaveNumber: "Leave your number",
	message: "Your message",
	write: "Write a message",
	send: "Send",
	left: (count: number) => `${plural(count, "character")} left`,
});

/** What the form “Let us call you” says. */
export const callback = defineWords("chatCallback", {
	back: "Back to the chat",
	title: "Let us call you",
	saved: "We will call you",
	thanks: (name: string, phone: string | null, hours: readonly Hours[]): ReactNode => (
		<>
			Thank you, {name}. Someone from our office will call <b>{phone}</b> during business hours:{" "}
			{openSentence(hours)}.
		</>
	),
	reference: "Your reference number",
	hurry: (phone: ReactNode): ReactNode => <>In a hurry? Call {phone} and give us this number.</>,
	name: "Name",
	phone: "Phone",
	privacy: "Privacy Policy",
	submit: "Call me",
	sending: "Sending…",
	/** If it cannot be sent at all. */
	unexpected: "There was a problem sending your number. Please try again.",
});
