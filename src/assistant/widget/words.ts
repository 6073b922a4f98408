import { defineWords } from "#ui/words.ts";

/** What every page says of the chat: its button, and what stands there until the panel has come. */
export const chatButton = defineWords("chatButton", {
	ask: "Ask a question",
	newAnswer: "Ask a question: new answer",
	title: "School assistant",
	about: "Automated answers. You can ask for a person anytime.",
	opening: "Opening the chat…",
});
