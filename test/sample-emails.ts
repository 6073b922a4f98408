import { messageConfirmation } from "#intake/contacts/confirmation.ts";
import type { Contact } from "#intake/contacts/contract.ts";
import { messageNotice } from "#intake/contacts/notice.ts";
import type { EmailDocument, Entry } from "#intake/mail/content/document.ts";
import { placementStates } from "#intake/placements/public-contract.ts";
import { addressNotice } from "#intake/registrations/applicant/address-notice.ts";
import { type ClassPlace, classEmail } from "#intake/registrations/class-email.ts";
import {
	type RegisteredProgram,
	registrationConfirmation,
} from "#intake/registrations/confirmation.ts";
import { decisionDocument } from "#intake/registrations/decision.ts";
import { registrationNotice } from "#intake/registrations/notice.ts";
import { replyEmail } from "#intake/replies/email.ts";
import { dailySummary } from "#overview/dashboard/daily-summary.ts";
import { knownSchool } from "#school/profile/known-school.ts";
import { aClass } from "./factories.ts";

const now = new Date("2026-11-20T15:00:00Z");
const school = knownSchool();
const url = "https://school.example";
const languages = ["en", "es"] as const;

const facts: Record<"en" | "es", Entry[]> = {
	en: [
		{ label: "Prices and tuition", value: "It costs $1,295. Books and scrubs are included." },
		{ label: "Course length", value: "8 weeks, two evenings a week." },
		{
			label: "Entry requirements",
			value:
				"A high school diploma or GED.\nA photo ID.\nIf your diploma is from another country, bring a translation.",
		},
		{ label: "Health records and vaccinations", value: "Hepatitis B, MMR and a TB test." },
	],
	es: [
		{ label: "Precio y matrícula", value: "Cuesta $1,295. Incluye los libros y el uniforme." },
		{ label: "Duración del programa", value: "8 semanas, dos noches por semana." },
		{
			label: "Libros, uniformes y materiales",
			value: "Bring blue scrubs and closed shoes.",
			language: "en",
		},
	],
};

const program = (language: "en" | "es", has: boolean): RegisteredProgram => ({
	language,
	reference: "R-482915",
	courseTitle: "EKG Technician",
	courseUrl: `${url}/courses/ekg-technician`,
	facts: has ? facts[language] : [],
});

const registration = {
	id: 214,
	reference: "R-482915",
	fullName: "Marisol Vega-Fernández de la Cruz",
	email: "marisol.vega.fernandez@a-long-domain.mail.example",
	phone: "732-555-0187",
	courseId: 3,
	courseTitle: "EKG Technician",
	message:
		"I work until 4 PM. Is there an evening class?\n\nMy sister may want to come too.\nhttps://a-very-long-address.example/with/a/path/that/does/not/break/anywhere?and=more",
	createdAt: "2026-11-20T14:58:00.000Z",
	status: "pending" as const,
};

const replies: Record<"en" | "es", Parameters<typeof replyEmail>[0]> = {
	en: {
		language: "en",
		subject: "Re: Evening classes? (C-604133)",
		text: "Hello Marisol Vega,\n\nYes, there is an evening class on Tuesday and Thursday. The next one starts in January, and we would be glad to show you the classroom before you decide.\n\nKind regards,\nDana\n732-555-0142",
	},
	es: {
		language: "es",
		subject: "Re: ¿Hay clases de noche? (C-604133)",
		text: "Hola, Marisol Vega:\n\nSí, hay una clase de noche los martes y jueves.\n\nSaludos cordiales,\nDana",
	},
};

const contact: Contact = {
	id: 96,
	reference: "C-604133",
	name: "Kwame Mensah",
	email: "kwame@mail.example",
	phone: "732-555-0164",
	subject: "My diploma",
	courseId: 2,
	message: "Is a diploma from another country fine?",
	createdAt: "2026-11-20T14:58:00.000Z",
	isRead: false,
};

const page = {
	url: `${url}/my-registration/${"x".repeat(43)}`,
	expiresAt: "2027-03-20T15:00:00.000Z",
};

const summary = {
	day: "2026-11-23",
	registrations: ["R-482915", "R-118204", "R-730021"],
	messages: ["C-604133"],
	callbacks: ["C-220871", "C-993410"],
	waiting: { registrations: 5, messages: 1 },
	failedEmails: 1,
	delayedEmails: 2,
	heldEmails: 0,
	facts: ["“Prices and tuition” for EKG Technician expires on November 30, 2026"],
};

const classNews = [...placementStates, ...(["changed", "cancelled", "reminder"] as const)] as const;

const seat: ClassPlace = {
	found: {
		...aClass(),
		id: 7,
		label: "waiting list",
		state: "open",
		days: [
			{ day: "tuesday", from: "18:00", to: "21:00" },
			{ day: "thursday", from: "18:00", to: "21:00" },
		],
		total: 125_000,
		meetings: [],
		createdAt: "2026-11-01T15:00:00.000Z",
		updatedAt: "2026-11-01T15:00:00.000Z",
		version: 1,
	},
	place: { state: "waiting", number: 3, offeredUntil: "2026-12-07T17:00:00.000Z", price: null },
};

/** Every email that the product sends, in each of its forms. */
export const samples: [name: string, email: EmailDocument][] = [
	[
		"registration notice",
		registrationNotice({ ...registration, language: "en" }, school, now, url),
	],
	[
		"registration notice without a message",
		registrationNotice({ ...registration, message: null, language: "es" }, school, now, url),
	],
	[
		"message notice",
		messageNotice(
			{ contact, language: "en", courseTitle: "Phlebotomy Technician", url, conversationUrl: null },
			school,
			now,
		),
	],
	[
		"message notice with little",
		messageNotice(
			{
				contact: { ...contact, phone: null, subject: null },
				language: "en",
				courseTitle: null,
				url,
				conversationUrl: null,
			},
			school,
			now,
		),
	],
	[
		"callback notice",
		messageNotice(
			{
				contact: { ...contact, subject: "Call requested in chat" },
				language: "es",
				courseTitle: null,
				url,
				conversationUrl: `${url}/admin/chats?open=x`,
			},
			school,
			now,
		),
	],
	...languages.flatMap((language): [string, EmailDocument][] => [
		[
			`registration confirmation, ${language}`,
			registrationConfirmation(program(language, false), school, now, page),
		],
		[
			`registration confirmation with facts, ${language}`,
			registrationConfirmation(program(language, true), school, now, page),
		],
		[
			`message confirmation, ${language}`,
			messageConfirmation({ reference: "C-604133", language, isCallback: false }, school, now),
		],
		[
			`callback confirmation, ${language}`,
			messageConfirmation({ reference: "C-604133", language, isCallback: true }, school, now),
		],
		[
			`acceptance, ${language}`,
			decisionDocument("accepted", program(language, false), school, now),
		],
		[
			`acceptance with facts, ${language}`,
			decisionDocument("accepted", program(language, true), school, now),
		],
		[
			`address change, ${language}`,
			addressNotice({ reference: "R-482915", language }, school, now),
		],
		[`rejection, ${language}`, decisionDocument("rejected", program(language, false), school, now)],
		[`reply, ${language}`, replyEmail(replies[language], school, now)],
	]),
	...languages.flatMap((language) =>
		classNews.map((news): [string, EmailDocument] => [
			`class: ${news}, ${language}`,
			classEmail(news, program(language, false), seat, school, now, page.url),
		]),
	),
	["daily summary", dailySummary(summary, school, url)],
];
