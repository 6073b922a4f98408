import type { Block, Inline, Line } from "#intake/mail/content/document.ts";
import { emailLink, phoneLink } from "#intake/mail/content/links.ts";
import { addDays, dayInEnglish } from "#platform/calendar/days.ts";
import { dayInSpanish, momentInSpanish } from "#platform/calendar/in-spanish.ts";
import { momentInEnglish, newYorkClock } from "#platform/calendar/new-york.ts";
import type { Language } from "#platform/text/language.ts";
import { addressLine } from "#school/profile/address.ts";
import { closuresInSpanish } from "#school/profile/closures-in-spanish.ts";
import { replyBy } from "#school/profile/opening-hours.ts";
import type { School } from "#school/profile/school.ts";
import { weekSentence } from "#school/profile/week.ts";
import { weekSentenceInSpanish } from "#school/profile/week-in-spanish.ts";

// Parts of every email to a visitor. They contain nothing that the visitor typed.

/** How many days ahead closures are announced. */
const CLOSURES_AHEAD_DAYS = 14;

/** Returns until when the office answers: `by Monday, November 23, at 5:00 PM`. */
export function deadline(now: Date, school: School, language: Language): string {
	const moment = replyBy(now, school);
	if (language === "es") {
		return moment ? `a más tardar ${momentInSpanish(moment)}` : "cuando la oficina abra de nuevo";
	}
	return moment ? `by ${momentInEnglish(moment)}` : "when our office opens again";
}

/** The number by which the office finds the submission. */
export const referenceNumber = (reference: string, language: Language): Block => ({
	kind: "highlight",
	label: language === "es" ? "Su número de referencia" : "Your reference number",
	value: reference,
});

/** Returns how to reach us, to correct a mistake or with a question. */
export const correction = (school: School, language: Language): Line =>
	language === "es"
		? [
				"Llame al ",
				phone(school),
				" o escriba a ",
				emailLink(school.email),
				" y dé su número de referencia.",
			]
		: [
				"Call ",
				phone(school),
				" or email ",
				emailLink(school.email),
				", and give us your reference number.",
			];

const phone = ({ phones: [first] }: School): Inline => phoneLink(first.shown);

/** Returns the school's contact details and office hours. */
export function signature(now: Date, school: School, language: Language): Block[] {
	const { name, phones, email } = school;
	const numbers = phones.flatMap(({ shown }, at) => [at > 0 ? " · " : "", phoneLink(shown)]);
	return [
		{ kind: "paragraph", line: name },
		{ kind: "smallPrint", line: numbers },
		{ kind: "smallPrint", line: [emailLink(email)] },
		{ kind: "smallPrint", line: addressLine(school) },
		{ kind: "smallPrint", line: hours(school, language) },
		...closures(now, school, language),
	];
}

const hours = ({ hours: week }: School, language: Language): string =>
	language === "es"
		? `Horario de oficina: ${weekSentenceInSpanish(week)}`
		: `Office hours: ${weekSentence(week)}`;

/** Holidays and closures of the next days; one whose Spanish is not known keeps the English name that the school gave it. */
function closures(now: Date, { closedDays }: School, language: Language): Block[] {
	const { day: today } = newYorkClock(now);
	const soon = closedDays.filter(
		({ day }) => day >= today && day <= addDays(today, CLOSURES_AHEAD_DAYS),
	);
	return soon.map(({ day, name }) => ({
		kind: "smallPrint",
		line:
			language === "es"
				? [`Cerrado también el ${dayInSpanish(day)} (`, closureInSpanish(name), ")."]
				: `Also closed on ${dayInEnglish(day)} (${name}).`,
	}));
}

const closureInSpanish = (name: string): Inline =>
	closuresInSpanish.get(name) ?? { foreign: name, language: "en" };

/** Says why the email came and what to do if it came to the wrong address. */
export const reason = (language: Language): Block => ({
	kind: "smallPrint",
	line:
		language === "es"
			? "Recibe este correo porque alguien dio esta dirección en nuestro sitio web. Si no fue usted, avísenos y borraremos los datos."
			: "You get this email because someone entered this address on our website. If it was not you, tell us and we will delete the data.",
});
