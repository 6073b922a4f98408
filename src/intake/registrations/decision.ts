import type { EmailDocument } from "#intake/mail/content/document.ts";
import { correction, referenceNumber, signature } from "#intake/mail/content/visitor.ts";
import { programBlocks, type RegisteredProgram } from "#intake/registrations/confirmation.ts";
import type { School } from "#school/profile/school.ts";

/** Says that a registration is accepted. It promises no date, price or place in a class. */
export function acceptance(program: RegisteredProgram, school: School, now: Date): EmailDocument {
	const { language, reference, courseTitle } = program;
	const { accepted, questions } = language === "es" ? spanish : english;
	return {
		language,
		sender: school.name,
		subject: `${accepted.subject(reference)}: ${courseTitle}`,
		preview: `${accepted.news} ${courseTitle}.`,
		title: accepted.title,
		body: [
			{
				kind: "paragraph",
				line: [`${accepted.news} `, { strong: courseTitle }, `. ${accepted.thanks}`],
			},
			referenceNumber(reference, language),
			{ kind: "heading", text: accepted.next },
			{ kind: "list", items: accepted.steps },
			{ kind: "heading", text: questions },
			{ kind: "paragraph", line: correction(school, language) },
			...programBlocks(program),
		],
		footer: signature(now, school, language),
	};
}

/** Says kindly that a registration is declined, and what the visitor can do. */
export function rejection(program: RegisteredProgram, school: School, now: Date): EmailDocument {
	const { language, reference, courseTitle } = program;
	const { declined, questions } = language === "es" ? spanish : english;
	return {
		language,
		sender: school.name,
		subject: `${declined.subject} ${reference}: ${courseTitle}`,
		preview: `${declined.thanks} ${courseTitle}.`,
		title: declined.title,
		body: [
			{
				kind: "paragraph",
				line: [`${declined.thanks} `, { strong: courseTitle }, `. ${declined.news}`],
			},
			{ kind: "paragraph", line: declined.comfort },
			referenceNumber(reference, language),
			{ kind: "heading", text: questions },
			{ kind: "paragraph", line: correction(school, language) },
		],
		footer: signature(now, school, language),
	};
}

const english = {
	questions: "Questions, or a mistake?",
	accepted: {
		subject: (reference: string) => `Your registration ${reference} is accepted`,
		title: "Your registration is accepted",
		news: "We are happy to tell you that we accepted your registration for",
		thanks: "Thank you for choosing us.",
		next: "What happens next",
		steps: [
			"Our office agrees on a start date and class times with you.",
			"You get the full cost in writing. You decide after that.",
			"This email is not a contract, and there is nothing to pay because of it.",
		],
	},
	declined: {
		subject: "Your registration",
		title: "About your registration",
		thanks: "Thank you for your interest in",
		news: "We are sorry to tell you that we cannot accept this registration.",
		comfort:
			"We know that this is not the answer you hoped for. If you would like to know why, or whether another program could be right for you, please talk to us.",
	},
};

const spanish: typeof english = {
	questions: "¿Tiene preguntas, o hay un error?",
	accepted: {
		subject: (reference) => `Su inscripción ${reference} fue aceptada`,
		title: "Su inscripción fue aceptada",
		news: "Nos alegra decirle que aceptamos su inscripción en",
		thanks: "Gracias por elegirnos.",
		next: "Qué sigue",
		steps: [
			"Nuestra oficina acuerda con usted la fecha de inicio y el horario.",
			"Le damos el costo total por escrito. Usted decide después.",
			"Este correo no es un contrato y no le obliga a pagar nada.",
		],
	},
	declined: {
		subject: "Su inscripción",
		title: "Sobre su inscripción",
		thanks: "Gracias por su interés en",
		news: "Lamentamos decirle que no podemos aceptar esta inscripción.",
		comfort:
			"Sabemos que no es la respuesta que esperaba. Si quiere saber el motivo, o si otro programa puede ser para usted, hable con nosotros, por favor.",
	},
};
