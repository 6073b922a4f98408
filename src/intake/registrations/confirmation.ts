import type { Block, EmailDocument, Entry, Inline } from "#intake/mail/content/document.ts";
import {
	correction,
	deadline,
	reason,
	referenceNumber,
	signature,
} from "#intake/mail/content/visitor.ts";
import type { ApplicantLink } from "#intake/registrations/applicant/link.server.ts";
import { type ClassPlace, classBlocks } from "#intake/registrations/class-email.ts";
import { dateInEnglish } from "#platform/calendar/days.ts";
import { dateInSpanish } from "#platform/calendar/in-spanish.ts";
import { newYorkClock } from "#platform/calendar/new-york.ts";
import type { Language } from "#platform/text/language.ts";
import type { School } from "#school/profile/school.ts";

/** What a visitor is told about a registration: nothing that the visitor typed. */
export interface RegisteredProgram {
	language: Language;
	reference: string;
	courseTitle: string;
	/** Given if the title has no translation into the email's language. */
	titleLanguage?: Language;
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
	page: ApplicantLink,
	seat: ClassPlace | null = null,
): EmailDocument {
	const { language, reference, courseTitle } = program;
	const words = language === "es" ? spanish : english;
	const when = deadline(now, school, language);
	return {
		language,
		sender: school.name,
		subject: `${words.received} ${reference}: ${courseTitle}`,
		preview: `${words.call} ${when}.`,
		title: words.title,
		body: [
			{
				kind: "paragraph",
				line: [`${words.thanks} `, titleOf(program), `. ${words.reachedUs}`],
			},
			referenceNumber(reference, language),
			...(seat ? classBlocks(seat, language) : []),
			{ kind: "heading", text: words.next },
			{
				kind: "list",
				items: [[`${words.call} `, { strong: when }, "."], words.inWriting, words.nothingToPay],
			},
			{ kind: "heading", text: words.yourPage },
			{ kind: "paragraph", line: words.onYourPage },
			{ kind: "button", label: words.openPage, url: page.url },
			{ kind: "paragraph", line: words.keepPrivate(dayOfExpiry(page, language)) },
			{ kind: "heading", text: words.mistake },
			{ kind: "paragraph", line: correction(school, language) },
			...programBlocks(program, true),
		],
		footer: [...signature(now, school, language), reason(language)],
	};
}

function dayOfExpiry({ expiresAt }: ApplicantLink, language: Language): string {
	const { day } = newYorkClock(new Date(expiresAt));
	return language === "es" ? dateInSpanish(day) : dateInEnglish(day);
}

/** The title of a program in a sentence. */
export const titleOf = ({ courseTitle, titleLanguage }: RegisteredProgram): Inline => ({
	strong: courseTitle,
	...(titleLanguage && { language: titleLanguage }),
});

/**
 * The facts of a program and the link to its page.
 * @param isQuiet whether the email has a more important link
 */
export function programBlocks(program: RegisteredProgram, isQuiet = false): Block[] {
	const { language, courseTitle, courseUrl, facts } = program;
	const words = language === "es" ? spanish : english;
	const blocks: Block[] = [];
	if (facts.length > 0) {
		blocks.push({ kind: "heading", text: `${words.goodToKnow}: ${courseTitle}` });
		blocks.push({ kind: "entries", entries: facts });
	}
	if (courseUrl) blocks.push({ kind: "button", label: words.viewProgram, url: courseUrl, isQuiet });
	return blocks;
}

const english = {
	received: "We received your registration",
	title: "We have your registration",
	thanks: "Thank you for registering for",
	reachedUs: "Your form reached our office.",
	next: "What happens next",
	call: "We will call or email you",
	inWriting:
		"We answer your questions and give you the full cost and start dates in writing before you decide.",
	nothingToPay: "There is nothing to pay now.",
	yourPage: "Your registration page",
	onYourPage:
		"See what we received and what happens next, correct your details, ask a question, or withdraw. You need no account.",
	openPage: "Open my registration",
	keepPrivate: (day: string) =>
		`The link is only for you, so please do not forward this email. It works until ${day}.`,
	mistake: "Made a mistake?",
	goodToKnow: "Good to know",
	viewProgram: "View the program",
};

const spanish: typeof english = {
	received: "Recibimos su inscripción",
	title: "Recibimos su inscripción",
	thanks: "Gracias por inscribirse en",
	reachedUs: "Su formulario llegó a nuestra oficina.",
	next: "Qué sigue",
	call: "Le llamaremos o escribiremos",
	inWriting:
		"Respondemos a sus preguntas y le damos por escrito el costo total y las fechas de inicio antes de que usted decida.",
	nothingToPay: "Por ahora no tiene que pagar nada.",
	yourPage: "La página de su inscripción",
	onYourPage:
		"Vea qué recibimos y qué sigue, corrija sus datos, haga una pregunta o retire su inscripción. No necesita una cuenta.",
	openPage: "Abrir mi inscripción",
	keepPrivate: (day) =>
		`El enlace es solo para usted: por favor, no reenvíe este correo. Funciona hasta el ${day}.`,
	mistake: "¿Hay un error?",
	goodToKnow: "Información útil",
	viewProgram: "Ver el programa",
};
