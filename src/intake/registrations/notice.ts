import type { EmailDocument, Line } from "#intake/mail/content/document.ts";
import { emailLink, phoneLink } from "#intake/mail/content/links.ts";
import { deadline } from "#intake/mail/content/visitor.ts";
import type { ClassPlace } from "#intake/registrations/class-email.ts";
import type { Registration } from "#intake/registrations/contract.ts";
import { tableDate, writtenTime } from "#platform/calendar/dates.ts";
import type { Language } from "#platform/text/language.ts";
import { spanAndWeek } from "#school/classes/words.ts";
import type { School } from "#school/profile/school.ts";

/**
 * Tells the school about a new registration. Only the body contains what the visitor typed.
 * @param url address of the registration in the admin area
 */
export function registrationNotice(
	registration: Registration & { language: Language },
	school: School,
	now: Date,
	url: string,
	seat: ClassPlace | null = null,
): EmailDocument {
	const { reference, courseTitle, fullName, email, phone, message, createdAt, language } =
		registration;
	const promise = deadline(now, school, "en");
	const rows: [string, Line][] = [
		["Name", [{ strong: fullName }]],
		["Phone", [phoneLink(phone)]],
		["Email", [emailLink(email)]],
		["Program", courseTitle],
		...(seat ? [["Class", classInWords(seat)] satisfies [string, Line]] : []),
		["Reference", reference],
		["Received", `${tableDate(createdAt)}, ${writtenTime(createdAt)}`],
		["Language", language === "es" ? "Spanish" : "English"],
	];
	return {
		language: "en",
		sender: school.name,
		subject: `New registration ${reference}: ${courseTitle}`,
		preview: `${fullName}, ${phone}`,
		title: "New registration",
		body: [
			{ kind: "rows", rows: rows.map(([label, value]) => ({ label, value })) },
			...(message === null
				? []
				: ([
						{ kind: "heading", text: "Message" },
						{ kind: "quote", text: message },
					] as const)),
			{
				kind: "paragraph",
				line: ["Our confirmation says: call or email ", { strong: promise }, "."],
			},
			{ kind: "button", label: "Open the registration", url },
		],
		footer: [
			{ kind: "smallPrint", line: "Your reply to this email goes to the visitor." },
			{ kind: "smallPrint", line: `Sent by the website of ${school.name}.` },
		],
	};
}

/** `Mar 2 – May 8, 2027, Tue, Thu 6:00–9:00 PM (waiting list, number 3)` */
function classInWords({ found, place: { number } }: ClassPlace): string {
	const queue = number === null ? "" : ` (waiting list, number ${number})`;
	return `${spanAndWeek(found)}${queue}`;
}
