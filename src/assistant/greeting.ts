import { nextQuestions } from "#assistant/knowledge/suggestions.ts";
import type { School } from "#assistant/knowledge/types.ts";
import { withPathsIn } from "#assistant/links.ts";
import type { Language } from "#platform/text/language.ts";

/** The assistant's first words: what it is, what it knows, and how to reach a person. */
export function greeting({ name, phones, email }: School, language: Language = "en"): string {
	const phone = phones[0] ?? email;
	const sentences = {
		en: [
			`Hello. I’m the automated assistant for ${name}, not a person.`,
			"Ask me about our programs, day and evening classes, office hours or how to register. También hablo español.",
			`You can ask for a person at any time: call ${phone} or send a message at /contact.`,
		],
		es: [
			`Hola. Soy el asistente automático de ${name}, no una persona.`,
			"Pregúnteme por nuestros programas, las clases de día y de noche, el horario de la oficina o cómo inscribirse. I also speak English.",
			`Puede hablar con una persona de nuestra oficina: llame al ${phone} o envíe un mensaje en /contact.`,
		],
	};
	return withPathsIn(language, sentences[language].join(" "));
}

/** Questions to begin with. */
export function firstQuestions(language: Language): string[] {
	const { list, schedule, register, hours } = nextQuestions;
	return [list, schedule, register, hours].map((question) => question[language]);
}
