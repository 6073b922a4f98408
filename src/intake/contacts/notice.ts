import type { Contact } from "#intake/contacts/contract.ts";
import type { EmailDocument, Line } from "#intake/mail/content/document.ts";
import { emailLink, phoneLink } from "#intake/mail/content/links.ts";
import { deadline } from "#intake/mail/content/visitor.ts";
import { tableDate, writtenTime } from "#platform/calendar/dates.ts";
import type { Language } from "#platform/text/language.ts";
import type { School } from "#school/profile/school.ts";

/** A message and where the office finds it. */
interface NoticedMessage {
	contact: Contact;
	language: Language;
	/** Null without a program of interest. */
	courseTitle: string | null;
	/** Address of the message in the admin area. */
	url: string;
	/** Address of the conversation in which the visitor asked for a call; null for the form. */
	conversationUrl: string | null;
}

/** Tells the school about a message or a requested call. Only the body contains what the visitor typed. */
export function messageNotice(
	{ contact, language, courseTitle, url, conversationUrl }: NoticedMessage,
	school: School,
	now: Date,
): EmailDocument {
	const { reference, name, email, phone, subject, message, createdAt } = contact;
	const isCallback = conversationUrl !== null;
	const promise = deadline(now, school, "en");
	const rows: [string, Line][] = [
		["Name", [{ strong: name }]],
		...(phone === null ? [] : [["Phone", [phoneLink(phone)]] satisfies [string, Line]]),
		["Email", [emailLink(email)]],
		...(courseTitle === null ? [] : [["Program", courseTitle] satisfies [string, Line]]),
		...(subject === null || isCallback ? [] : [["Subject", subject] satisfies [string, Line]]),
		["Reference", reference],
		["Received", `${tableDate(createdAt)}, ${writtenTime(createdAt)}`],
		["Language", language === "es" ? "Spanish" : "English"],
	];
	const about = courseTitle === null ? reference : `${reference}: ${courseTitle}`;
	return {
		language: "en",
		sender: school.name,
		subject: isCallback ? `Call requested in chat ${reference}` : `New message ${about}`,
		preview: phone === null ? name : `${name}, ${phone}`,
		title: isCallback ? "Call requested in chat" : "New message",
		body: [
			{ kind: "rows", rows: rows.map(([label, value]) => ({ label, value })) },
			...(isCallback
				? ([
						{
							kind: "paragraph",
							line: "A visitor asked for a call and agreed that our office reads the chat to prepare.",
						},
					] as const)
				: ([
						{ kind: "heading", text: "Message" },
						{ kind: "quote", text: message },
					] as const)),
			{
				kind: "paragraph",
				line: [
					isCallback ? "Our confirmation says: call " : "Our confirmation says: reply ",
					{ strong: promise },
					".",
				],
			},
			...(isCallback
				? ([{ kind: "button", label: "Read the conversation", url: conversationUrl }] as const)
				: []),
			{ kind: "button", label: "Open the message", url, isQuiet: isCallback },
		],
		footer: [
			{ kind: "smallPrint", line: "Your reply to this email goes to the visitor." },
			{ kind: "smallPrint", line: `Sent by the website of ${school.name}.` },
		],
	};
}
