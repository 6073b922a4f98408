import type { Block, EmailDocument, Line } from "#intake/mail/content/document.ts";
import { dayInEnglish } from "#platform/calendar/days.ts";
import { plural } from "#platform/text/plural.ts";
import type { School } from "#school/profile/school.ts";

/** How many reference numbers a line lists. */
const MAX_REFERENCES = 20;

/** What the office wants to know when it opens. It names no visitor. */
export interface Summary {
	/** The day, `YYYY-MM-DD` in New York. */
	day: string;
	/** Reference numbers of what came since the office opened last. */
	registrations: readonly string[];
	messages: readonly string[];
	callbacks: readonly string[];
	/** Registrations and messages that wait for an answer. */
	waiting: { registrations: number; messages: number };
	failedEmails: number;
	/** Emails that wait for longer than they should. */
	delayedEmails: number;
	/** Emails to the school that are held while its address is the delivered sample. */
	heldEmails: number;
	/** Facts that expire soon or have expired, in sentences. */
	facts: readonly string[];
}

/** Returns whether there is anything to say. */
export const isWorthSending = (summary: Summary): boolean => body(summary).length > 0;

/** Renders the daily summary for staff. */
export function dailySummary(summary: Summary, school: School, publicUrl: string): EmailDocument {
	const date = dayInEnglish(summary.day);
	const { registrations, messages, callbacks } = summary;
	const preview = [
		count(registrations.length, "registration"),
		count(messages.length, "message"),
		count(callbacks.length, "call"),
	];
	return {
		language: "en",
		sender: school.name,
		subject: `Daily summary for ${date}`,
		preview: preview.join(", "),
		title: `Summary for ${date}`,
		body: [
			...body(summary),
			{ kind: "button", label: "Open the admin area", url: `${publicUrl}/admin` },
		],
		footer: [
			{
				kind: "smallPrint",
				line: "You get this email on opening days, if there is something to say. You can turn it off in the admin area.",
			},
			{ kind: "smallPrint", line: `Sent by the website of ${school.name}.` },
		],
	};
}

function body(summary: Summary): Block[] {
	const { registrations, messages, callbacks, waiting, facts } = summary;
	const { failedEmails, delayedEmails, heldEmails } = summary;
	const came = [
		...arrivals(registrations, "registration"),
		...arrivals(messages, "message"),
		...arrivals(callbacks, "requested call"),
	];
	return [
		...section("New since we last opened", came),
		...section("Waiting for an answer", [
			...counted(waiting.registrations, "registration"),
			...counted(waiting.messages, "message"),
		]),
		...section("Emails that did not go out", [
			...counted(failedEmails, "email", "failed"),
			...counted(delayedEmails, "email", "delayed"),
			...counted(heldEmails, "email", "held until the school’s own address is in the settings"),
		]),
		...section("Facts to check", facts),
	];
}

function section(heading: string, items: readonly Line[]): Block[] {
	return items.length === 0
		? []
		: [
				{ kind: "heading", text: heading },
				{ kind: "list", items },
			];
}

function arrivals(references: readonly string[], noun: string): Line[] {
	if (references.length === 0) return [];
	const listed = references
		.slice(0, MAX_REFERENCES)
		.flatMap((reference, at) => [at > 0 ? ", " : ": ", { unbroken: reference }]);
	const more = references.length - MAX_REFERENCES;
	const rest = more > 0 ? ` and ${more} more` : "";
	return [[{ strong: count(references.length, noun) }, ...listed, rest]];
}

const counted = (n: number, noun: string, rest = ""): Line[] =>
	n === 0 ? [] : [[{ strong: count(n, noun) }, rest && ` ${rest}`]];

const count = (n: number, noun: string) => (n === 0 ? `No ${noun}s` : plural(n, noun));
