import type { Bilingual } from "#assistant/knowledge/types.ts";

/** Next questions, offered as buttons and sent as ordinary text. `{title}` is the program that the conversation is about. */
export const nextQuestions = {
	list: { en: "What programs do you have?", es: "¿Qué programas tienen?" },
	evening: { en: "Are there evening classes?", es: "¿Hay clases por la noche?" },
	register: { en: "How do I register?", es: "¿Cómo me inscribo?" },
	place: { en: "Where are you?", es: "¿Dónde están?" },
	hours: { en: "When is the office open?", es: "¿Cuándo abre la oficina?" },
	person: { en: "Talk to a person", es: "Hablar con una persona" },
	learn: { en: "What will I learn in {title}?", es: "¿Qué se aprende en {title}?" },
	work: { en: "Where can I work after {title}?", es: "¿Dónde puedo trabajar después de {title}?" },
	tell: { en: "Tell me about {title}", es: "Información sobre {title}" },
	certificate: { en: "What certification does it lead to?", es: "¿A qué certificación lleva?" },
	choose: { en: "Which program fits me?", es: "¿Qué programa me recomienda?" },
} satisfies Record<string, Bilingual>;

type Question = keyof typeof nextQuestions;

/** Which questions follow which answer; `default` for the rest. */
export const questionsAfter: Readonly<Record<string, readonly Question[]>> = {
	default: ["list", "evening", "person"],
	greeting: ["list", "evening", "register"],
	list: ["choose", "evening", "register"],
	info: ["learn", "work", "evening"],
	exists: ["learn", "evening", "register"],
	learn: ["work", "evening", "register"],
	work: ["learn", "certificate", "register"],
	job_after: ["certificate", "evening", "register"],
	compare: ["evening", "register", "person"],
	choose: ["list", "evening", "person"],
	schedule: ["register", "place", "person"],
	location: ["hours", "register", "person"],
	hours: ["place", "list", "person"],
	register: ["evening", "hours", "person"],
	certification: ["work", "register", "person"],
	price: ["person", "register", "evening"],
	fallback: ["list", "evening", "person"],
	person: ["hours", "list"],
	contact: ["hours", "register"],
};
