import type { EmailDocument } from "#mail/content/document.ts";
import { correction, signature } from "#mail/content/visitor.ts";
import { programBlocks, type RegisteredProgram } from "#registrations/confirmation.ts";
import type { School } from "#school/school.ts";

/** Says that a registration is accepted. It promises no date, price or place in a class. */
export function acceptance(program: RegisteredProgram, school: School, now: Date): EmailDocument {
	const { language, reference, courseTitle } = program;
	const head = { language, sender: school.name, footer: signature(now, school, language) };
	if (language === "es") {
		return {
			...head,
			subject: `Su inscripción ${reference} fue aceptada: ${courseTitle}`,
			preview: `Nos alegra decirle que aceptamos su inscripción en ${courseTitle}.`,
			title: "Su inscripción fue aceptada",
			body: [
				{
					kind: "paragraph",
					line: [
						"Nos alegra decirle que aceptamos su inscripción en ",
						{ strong: courseTitle },
						". Gracias por elegirnos.",
					],
				},
				{ kind: "highlight", label: "Su número de referencia", value: reference },
				{ kind: "heading", text: "Qué sigue ahora" },
				{
					kind: "list",
					items: [
						"Nuestra oficina acuerda con usted la fecha de inicio y el horario.",
						"Le damos el costo total por escrito. Usted decide después.",
						"Este correo no es un contrato, y con él no tiene que pagar nada.",
					],
				},
				{ kind: "heading", text: "¿Preguntas o un error?" },
				{ kind: "paragraph", line: correction(school, language) },
				...programBlocks(program),
			],
		};
	}
	return {
		...head,
		subject: `Your registration ${reference} is accepted: ${courseTitle}`,
		preview: `We are happy to tell you that we accepted your registration for ${courseTitle}.`,
		title: "Your registration is accepted",
		body: [
			{
				kind: "paragraph",
				line: [
					"We are happy to tell you that we accepted your registration for ",
					{ strong: courseTitle },
					". Thank you for choosing us.",
				],
			},
			{ kind: "highlight", label: "Your reference number", value: reference },
			{ kind: "heading", text: "What happens next" },
			{
				kind: "list",
				items: [
					"Our office agrees on a start date and class times with you.",
					"You get the full cost in writing. You decide after that.",
					"This email is not a contract, and there is nothing to pay because of it.",
				],
			},
			{ kind: "heading", text: "Questions, or a mistake?" },
			{ kind: "paragraph", line: correction(school, language) },
			...programBlocks(program),
		],
	};
}

/** Says kindly that a registration is declined, and what the visitor can do. */
export function rejection(program: RegisteredProgram, school: School, now: Date): EmailDocument {
	const { language, reference, courseTitle } = program;
	const head = { language, sender: school.name, footer: signature(now, school, language) };
	if (language === "es") {
		return {
			...head,
			subject: `Su inscripción ${reference}: ${courseTitle}`,
			preview: `Gracias por su interés en ${courseTitle}.`,
			title: "Sobre su inscripción",
			body: [
				{
					kind: "paragraph",
					line: [
						"Gracias por su interés en ",
						{ strong: courseTitle },
						". Lamentamos decirle que no podemos aceptar esta inscripción.",
					],
				},
				{
					kind: "paragraph",
					line: "Sabemos que no es la respuesta que esperaba. Si quiere saber el motivo, o si otro programa puede ser para usted, hable con nosotros: con gusto le atendemos.",
				},
				{ kind: "highlight", label: "Su número de referencia", value: reference },
				{ kind: "heading", text: "¿Preguntas o un error?" },
				{ kind: "paragraph", line: correction(school, language) },
			],
		};
	}
	return {
		...head,
		subject: `Your registration ${reference}: ${courseTitle}`,
		preview: `Thank you for your interest in ${courseTitle}.`,
		title: "About your registration",
		body: [
			{
				kind: "paragraph",
				line: [
					"Thank you for your interest in ",
					{ strong: courseTitle },
					". We are sorry to tell you that we cannot accept this registration.",
				],
			},
			{
				kind: "paragraph",
				line: "We know that this is not the answer you hoped for. If you would like to know why, or whether another program could be right for you, please talk to us.",
			},
			{ kind: "highlight", label: "Your reference number", value: reference },
			{ kind: "heading", text: "Questions, or a mistake?" },
			{ kind: "paragraph", line: correction(school, language) },
		],
	};
}
