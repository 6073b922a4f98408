import type { EmailDocument } from "#intake/mail/content/document.ts";
import { correction, referenceNumber, signature } from "#intake/mail/content/visitor.ts";
import {
	programBlocks,
	type RegisteredProgram,
	titleOf,
} from "#intake/registrations/confirmation.ts";
import type { School } from "#school/profile/school.ts";

/**
 * Says that a registration is accepted, and promises no date, price or place in a class; or says kindly that it
 * is declined, and what the visitor can do.
 */
export function decisionDocument(
	decision: "accepted" | "rejected",
	program: RegisteredProgram,
	school: School,
	now: Date,
): EmailDocument {
	const { language, reference, courseTitle } = program;
	const { questions, ...words } = language === "es" ? spanish : english;
	const { subject, title, before, after } = words[decision];
	const isAccepted = decision === "accepted";
	return {
		language,
		sender: school.name,
		subject: `${subject(reference)}: ${courseTitle}`,
		preview: `${before} ${courseTitle}.`,
		title,
		body: [
			{ kind: "paragraph", line: [`${before} `, titleOf(program), `. ${after}`] },
			...(isAccepted ? [] : [{ kind: "paragraph", line: words.comfort } as const]),
			referenceNumber(reference, language),
			...(isAccepted
				? ([
						{ kind: "heading", text: words.next },
						{ kind: "list", items: words.steps },
					] as const)
				: []),
			{ kind: "heading", text: questions },
			{ kind: "paragraph", line: correction(school, language) },
			...(isAccepted ? programBlocks(program) : []),
		],
		footer: signature(now, school, language),
	};
}

const english = {
	questions: "Questions, or a mistake?",
	accepted: {
		subject: (reference: string) => `Your registration ${reference} is accepted`,
		title: "Your registration is accepted",
		before: "We are happy to tell you that we accepted your registration for",
		after: "Thank you for choosing us.",
	},
	next: "What happens next",
	steps: [
		"Our office agrees on a start date and class times with you.",
		"You get the full cost in writing. You decide after that.",
		"This email is not a contract, and there is nothing to pay because of it.",
	],
	rejected: {
		subject: (reference: string) => `Your registration ${reference}`,
		title: "About your registration",
		before: "Thank you for your interest in",
		after: "We are sorry to tell you that we cannot accept this registration.",
	},
	comfort:
		"We know that this is not the answer you hoped for. If you would like to know why, or whether another program could be right for you, please talk to us.",
};

const spanish: typeof english = {
	questions: "¿Tiene preguntas, o hay un error?",
	accepted: {
		subject: (reference) => `Su inscripción ${reference} fue aceptada`,
		title: "Su inscripción fue aceptada",
		before: "Nos alegra decirle que aceptamos su inscripción en",
		after: "Gracias por elegirnos.",
	},
	next: "Qué sigue",
	steps: [
		"Nuestra oficina acuerda con usted la fecha de inicio y el horario.",
		"Le damos el costo total por escrito. Usted decide después.",
		"Este correo no es un contrato y no le obliga a pagar nada.",
	],
	rejected: {
		subject: (reference) => `Su inscripción ${reference}`,
		title: "Sobre su inscripción",
		before: "Gracias por su interés en",
		after: "Lamentamos decirle que no podemos aceptar esta inscripción.",
	},
	comfort:
		"Sabemos que no es la respuesta que esperaba. Si quiere saber el motivo, o si otro programa puede ser para usted, hable con nosotros, por favor.",
};
