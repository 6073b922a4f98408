import type { EmailDocument, Line } from "#intake/mail/content/document.ts";
import {
	correction,
	deadline,
	reason,
	referenceNumber,
	signature,
} from "#intake/mail/content/visitor.ts";
import type { Language } from "#platform/text/language.ts";
import type { School } from "#school/profile/school.ts";

/** What a visitor is told about a message: nothing that the visitor typed. */
interface ReceivedMessage {
	reference: string;
	language: Language;
	/** Whether the visitor asked for a call in the chat. */
	isCallback: boolean;
}

/** Confirms a message or a requested call to its visitor. */
export function messageConfirmation(
	{ reference, language, isCallback }: ReceivedMessage,
	school: School,
	now: Date,
): EmailDocument {
	const when = deadline(now, school, language);
	const words = (language === "es" ? spanish : english)[isCallback ? "callback" : "message"];
	const isSpanish = language === "es";
	return {
		language,
		sender: school.name,
		subject: `${words.subject} ${reference}`,
		preview: `${words.next} ${when}.`,
		title: words.title,
		body: [
			{ kind: "paragraph", line: words.thanks },
			referenceNumber(reference, language),
			{ kind: "heading", text: isSpanish ? "Qué sigue" : "What happens next" },
			{ kind: "paragraph", line: [`${words.next} `, { strong: when }, "."] satisfies Line },
			{
				kind: "heading",
				text: isSpanish ? "¿Hay un error, o tiene prisa?" : "Made a mistake, or in a hurry?",
			},
			{ kind: "paragraph", line: correction(school, language) },
		],
		footer: [...signature(now, school, language), reason(language)],
	};
}

const english = {
	message: {
		subject: "We received your message",
		title: "We have your message",
		thanks: "Thank you for contacting us. Your message reached our office.",
		next: "We will reply by email or phone",
	},
	callback: {
		subject: "We will call you:",
		title: "We will call you",
		thanks: "Thank you for asking us to call. Your phone number reached our office.",
		next: "Someone from our office will call you",
	},
};

const spanish: typeof english = {
	message: {
		subject: "Recibimos su mensaje",
		title: "Recibimos su mensaje",
		thanks: "Gracias por escribirnos. Su mensaje llegó a nuestra oficina.",
		next: "Le responderemos por correo o por teléfono",
	},
	callback: {
		subject: "Le llamaremos:",
		title: "Le llamaremos",
		thanks: "Gracias por pedirnos que le llamemos. Su número llegó a nuestra oficina.",
		next: "Alguien de nuestra oficina le llamará",
	},
};
