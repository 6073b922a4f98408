import { defineWords } from "#ui/words.ts";

// The server and the schemas speak English: other programs read them too. Pages say it in their language where they show it.

/** Says what is wrong with a form, and what became of it: errors of fields, failures and notifications. */
export const messages = defineWords("messages", {
	say: (message: string): string => message,
});
