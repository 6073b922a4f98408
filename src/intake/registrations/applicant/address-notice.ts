import type { EmailDocument } from "#intake/mail/content/document.ts";
import { correction, reason, referenceNumber, signature } from "#intake/mail/content/visitor.ts";
import type { Language } from "#platform/text/language.ts";
import type { School } from "#school/profile/school.ts";

/** Tells the former address that it was replaced. It names neither the new address nor the link. */
export function addressNotice(
	{ reference, language }: { reference: string; language: Language },
	school: School,
	now: Date,
): EmailDocument {
	const words = language === "es" ? spanish : english;
	return {
		language,
		sender: school.name,
		subject: `${words.subject} ${reference}`,
		preview: words.news,
		title: words.title,
		body: [
			{ kind: "paragraph", line: `${words.news} ${words.from}` },
			referenceNumber(reference, language),
			{ kind: "heading", text: words.notYou },
			{ kind: "paragraph", line: words.tellUs },
			{ kind: "paragraph", line: correction(school, language) },
		],
		footer: [...signature(now, school, language), reason(language)],
	};
}

const english = {
	subject: "New email address for your registration",
	title: "Your email address was changed",
	news: "Someone with the link to your registration page gave us another email address.",
	from: "From now on we write to that one.",
	notYou: "Was it not you?",
	tellUs: "Please tell us. We correct the address and make the link stop working.",
};

const spanish: typeof english = {
	subject: "Nuevo correo electrónico para su inscripción",
	title: "Se cambió su correo electrónico",
	news: "Alguien con el enlace a la página de su inscripción nos dio otro correo electrónico.",
	from: "Desde ahora escribiremos a esa dirección.",
	notYou: "¿No fue usted?",
	tellUs: "Avísenos, por favor. Corregiremos la dirección y el enlace dejará de funcionar.",
};
