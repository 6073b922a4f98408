import { nextQuestions } from "#assistant/knowledge/suggestions.ts";
import type { Language, School } from "#assistant/knowledge/types.ts";

/** The assistant's first words: what it is, what it knows, and how to reach a person. */
export function greeting({ name, phones, email }: School): string {
	return [
		`Hello. I’m the automated assistant for ${name}, not a person.`,
		"Ask me about our programs, day and evening classes, office hours or how to register. También hablo español.",
		`You can reach a person at any time: call ${phones[0] ?? email} or send a message at /contact.`,
	].join(" ");
}

/** Questions to begin with. */
export function firstQuestions(language: Language): string[] {
	const { list, schedule, register, hours } = nextQuestions;
	return [list, schedule, register, hours].map((question) => question[language]);
}
