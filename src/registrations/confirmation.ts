import type { Block, EmailDocument, Entry } from "#mail/content/document.ts";
import { correction, deadline, reason, signature } from "#mail/content/visitor.ts";
import type { EmailLanguage } from "#mail/email.ts";
import type { School } from "#school/school.ts";

/** What a visitor is told about a registration: nothing that the visitor typed. */
export interface RegisteredProgram {
	language: EmailLanguage;
	reference: string;
	courseTitle: string;
	/** URL of the program's page; null if it has none. */
	courseUrl: string | null;
	/** What the school states about the program. */
	facts: readonly Entry[];
}

/** Confirms a registration to its visitor. */
export function registrationConfirmation(
	program: RegisteredProgram,
	school: School,
	now: Date,
): EmailDocument {
	const { language, reference, courseTitle } = program;
	const when = deadline(now, school, language);
	const footer = [...signature(now, school, language), reason(language)];
	const head = { language, sender: school.name, footer };
	if (language === "es") {
		return {
			...head,
			subject: `Recibimos su inscripción ${reference}: ${courseTitle}`,
			preview: `Le llamaremos o escribiremos ${when}.`,
			title: "Recibimos su inscripción",
			body: [
				{
					kind: "paragraph",
					line: [
						"Gracias por inscribirse en ",
						{ strong: courseTitle },
						". Su formulario llegó a nuestra oficina.",
					],
				},
				{ kind: "highlight", label: "Su número de referencia", value: reference },
				{ kind: "heading", text: "Qué sigue ahora" },
				{
					kind: "list",
					items: [
						["Le llamaremos o escribiremos ", { strong: when }, "."],
						"Respondemos a sus preguntas y le damos por escrito el costo total y las fechas de inicio antes de que usted decida.",
						"Por ahora no tiene que pagar nada.",
					],
				},
				{ kind: "heading", text: "¿Hay un error?" },
				{ kind: "paragraph", line: correction(school, language) },
				...programBlocks(program),
			],
		};
	}
	return {
		...head,
		subject: `We received your registration ${reference}: ${courseTitle}`,
		preview: `We will call or email you ${when}.`,
		title: "We have your registration",
		body: [
			{
				kind: "paragraph",
				line: [
					"Thank you for registering for ",
					{ strong: courseTitle },
					". Your form reached our office.",
				],
			},
			{ kind: "highlight", label: "Your reference number", value: reference },
			{ kind: "heading", text: "What happens next" },
			{
				kind: "list",
				items: [
					["We will call or email you ", { strong: when }, "."],
					"We answer your questions and give you the full cost and start dates in writing before you decide.",
					"There is nothing to pay now.",
				],
			},
			{ kind: "heading", text: "Made a mistake?" },
			{ kind: "paragraph", line: correction(school, language) },
			...programBlocks(program),
		],
	};
}

/** The facts of a program and the link to its page. */
export function programBlocks({
	language,
	courseTitle,
	courseUrl,
	facts,
}: RegisteredProgram): Block[] {
	const isSpanish = language === "es";
	return [
		...(facts.length > 0
			? ([
					{
						kind: "heading",
						text: `${isSpanish ? "Información útil" : "Good to know"}: ${courseTitle}`,
					},
					{ kind: "entries", entries: facts },
				] as const)
			: []),
		...(courseUrl
			? ([
					{
						kind: "button",
						label: isSpanish ? "Ver el programa" : "View the program",
						url: courseUrl,
					},
				] as const)
			: []),
	];
}
