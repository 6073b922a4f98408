import type { Bilingual } from "#assistant/knowledge/types.ts";

/** Next questions, offered as buttons and sent as ordinary text; they are asked of the program that is talked about. */
export const nextQuestions = {
	list: { en: "What programs do you have?", es: "¿Qué programas tienen?" },
	choose: { en: "Which program fits me?", es: "¿Qué programa me recomienda?" },
	schedule: { en: "Are there evening classes?", es: "¿Hay clases por la noche?" },
	register: { en: "How do I register?", es: "¿Cómo me inscribo?" },
	location: { en: "Where are you?", es: "¿Dónde están?" },
	hours: { en: "When is the office open?", es: "¿Cuándo abre la oficina?" },
	person: { en: "Talk to a person", es: "Hablar con una persona" },
	tell: { en: "Tell me about {title}", es: "Información sobre {title}" },
	learn: { en: "What will I learn?", es: "¿Qué se aprende?" },
	work: { en: "What will I do at work?", es: "¿Qué se hace en el trabajo?" },
	job_after: { en: "Where can I work?", es: "¿Dónde puedo trabajar?" },
	certification: {
		en: "What certification does it lead to?",
		es: "¿A qué certificación lleva?",
	},
	suits: { en: "Who is it for?", es: "¿Para quién es?" },
} satisfies Record<string, Bilingual>;

/** A question is offered until an answer of the intent of the same name was given. */
export type NextQuestion = keyof typeof nextQuestions;

/** What people ask about one program, in the usual order; only what its text speaks of is offered. */
export const ofProgram: readonly NextQuestion[] = [
	"learn",
	"work",
	"job_after",
	"certification",
	"suits",
	"schedule",
	"register",
];

/** What is near to an answer about the school; `default` for the rest. */
export const ofSchool: Readonly<Record<string, readonly NextQuestion[]>> = {
	default: ["list", "choose", "schedule", "register", "location"],
	list: ["choose", "schedule", "register"],
	choose: ["list", "schedule"],
	schedule: ["register", "location", "list"],
	location: ["hours", "schedule", "register"],
	hours: ["location", "list", "register"],
	contact: ["hours", "location", "register"],
	person: ["hours", "list"],
	register: ["schedule", "hours", "list"],
};
