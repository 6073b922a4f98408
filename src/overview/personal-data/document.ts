import { audienceLabels, statusLabels, templateLabels } from "#intake/mail/email.ts";
import { outcomeLabels } from "#intake/people/timeline.ts";
import { actionLabels, describeChanges } from "#office/activity/admin/labels.ts";
import type { PersonalData } from "#overview/personal-data/contract.ts";
import { fullDate, writtenTime } from "#platform/calendar/dates.ts";
import { writtenDay } from "#platform/calendar/days.ts";
import { capital } from "#platform/text/capital.ts";
import { dollars } from "#platform/text/money.ts";

/** One thing that is stored: a heading, then labels with values. */
export interface DocumentItem {
	key: string;
	heading: string | null;
	facts: { key: string; label: string; value: string }[];
}

/** A kind of what is stored. */
export interface DocumentSection {
	title: string;
	items: DocumentItem[];
	/** What to say if there is nothing. */
	none: string;
}

type Data = Omit<PersonalData, "version" | "known">;

const languages = { en: "English", es: "Spanish" } as const;
const yesOrNo = (value: boolean) => (value ? "Yes" : "No");

/** Arranges a person's data for reading, for the page and for the file. */
export function documentOf(data: Data): DocumentSection[] {
	return [
		{ title: "Person", items: [personItem(data)], none: "" },
		{
			title: "Registrations",
			items: data.registrations.map(registrationItem),
			none: "No registration.",
		},
		{ title: "Places in classes", items: data.places.map(placeItem), none: "No place in a class." },
		{ title: "Messages", items: data.messages.map(messageItem), none: "No message." },
		{
			title: "Chats",
			items: data.conversations.map(conversationItem),
			none: "No chat that we can tell is theirs.",
		},
		{ title: "Emails", items: data.emails.map(emailItem), none: "No email." },
		{ title: "Replies", items: data.replies.map(replyItem), none: "No reply." },
		{
			title: "Notes and calls",
			items: data.notesAndCalls.map(entryItem),
			none: "No note and no call.",
		},
		{ title: "Activity log", items: data.changes.map(changeItem), none: "No entry." },
	];
}

type Fact = readonly [label: string, value: string | null];

/** Leaves out what is not there. */
function item(key: string, heading: string | null, facts: readonly Fact[]): DocumentItem {
	return {
		key,
		heading,
		facts: facts.flatMap(([label, value], index) =>
			value === null || value === "" ? [] : [{ key: `${index}`, label, value }],
		),
	};
}

type Submission = Data["registrations" | "messages"][number];

/** Whether the office has confirmed a name, an email address or a phone: anyone can send one that is not theirs. */
export const isConfirmed = (
	{ registrations, messages }: Pick<Data, "registrations" | "messages">,
	field: "name" | "email" | "phone",
	value: string,
): boolean =>
	[...registrations, ...messages].some(
		(sent: Submission) =>
			sent.contactDetails === "confirmed" && !sent.suspectedSpam && sent[field] === value,
	);

function personItem(data: Data): DocumentItem {
	const { names, emails, phones, ...person } = data.person;
	const marked = (field: "name" | "email" | "phone", values: readonly string[]) =>
		values
			.map((value) => (isConfirmed(data, field, value) ? value : `${value} (not confirmed)`))
			.join("\n");
	return item("person", null, [
		["Name", marked("name", names)],
		["Email", marked("email", emails)],
		["Phone", marked("phone", phones)],
		["Known since", fullDate(person.knownSince)],
		["Owner", person.owner],
		["Task", person.task],
		["Due", person.taskDueOn && writtenDay(person.taskDueOn)],
	]);
}

const submitted = ({ name, email, phone, language, receivedAt }: Submission): Fact[] => [
	["Received", fullDate(receivedAt)],
	["Name", name],
	["Email", email],
	["Phone", phone],
	["Language", languages[language]],
];

const kept = ({
	archived,
	suspectedSpam,
	spamSignals,
	contactDetails,
	consent,
}: Submission): Fact[] => [
	["Contact details", capital(contactDetails)],
	["Archived", yesOrNo(archived)],
	["Suspected spam", yesOrNo(suspectedSpam)],
	["Signals of spam", spamSignals.join(", ")],
	["Agreed to", consent ? `“${consent.wording}”` : "No sentence was shown."],
	["Agreed on", consent && fullDate(consent.at)],
	["Wording of", consent?.version ? writtenDay(consent.version) : null],
];

const registrationItem = (registration: Data["registrations"][number]) =>
	item(registration.reference, `Registration ${registration.reference}`, [
		...submitted(registration),
		["Program", registration.program],
		["Message", registration.message],
		["Status", capital(registration.status)],
		["Stage", capital(registration.stage)],
		["Source", capital(registration.source)],
		...kept(registration),
	]);

const placeItem = (place: Data["places"][number], index: number) =>
	item(`${place.reference} ${index}`, `Place of registration ${place.reference}`, [
		["Program", place.program],
		["Class from", place.firstDay && writtenDay(place.firstDay)],
		["Asked", fullDate(place.askedAt)],
		["State", capital(place.state)],
		["Offered until", place.offeredUntil && fullDate(place.offeredUntil)],
		["Seat since", place.placedAt && fullDate(place.placedAt)],
		["Price", place.price === null ? null : dollars(place.price)],
		["Released", place.releasedWhy],
	]);

const messageItem = (message: Data["messages"][number]) =>
	item(message.reference, `Message ${message.reference}`, [
		...submitted(message),
		["Program", message.program],
		["Subject", message.subject],
		["Message", message.message],
		["Read", yesOrNo(message.read)],
		["Answer", capital(message.answer)],
		...kept(message),
	]);

const origins = {
	"requested call": "They asked in it to be called.",
	"contact details": "Their email address or phone is in it.",
} as const;

const conversationItem = ({ id, startedAt, theirsBy, messages }: Data["conversations"][number]) =>
	item(id, `Chat from ${fullDate(startedAt)}`, [
		["Why it is here", origins[theirsBy]],
		...messages.map(
			({ at, from, text }): Fact => [
				`${from === "visitor" ? "Visitor" : "Assistant"}, ${writtenTime(at)}`,
				text,
			],
		),
	]);

const emailItem = (email: Data["emails"][number], index: number) =>
	item(`${index}`, templateLabels[email.template], [
		["About", email.reference],
		["To", email.to ?? audienceLabels[email.audience]],
		["Answers go to", email.replyTo],
		["Written", fullDate(email.createdAt)],
		["Status", statusLabels[email.status]],
		["Sent", email.sentAt && fullDate(email.sentAt)],
		["Subject", email.subject],
		["Text", email.text],
	]);

const replyItem = (reply: Data["replies"][number], index: number) =>
	item(`${index}`, "Reply", [
		["When", fullDate(reply.at)],
		["By", reply.by],
		["To", reply.to],
		["Sent with", reply.channel === "outbox" ? "This website" : "A mail program"],
		["Subject", reply.subject],
		["Text", reply.text],
	]);

const entryItem = ({ kind, at, by, outcome, text }: Data["notesAndCalls"][number], index: number) =>
	item(`${index}`, kind === "call" ? "Call" : "Note", [
		["When", fullDate(at)],
		["By", by],
		["Outcome", outcome && outcomeLabels[outcome]],
		["Text", text],
	]);

const changeItem = (change: Data["changes"][number], index: number) =>
	item(`${index}`, actionLabels(change), [
		["When", fullDate(change.at)],
		["By", change.by || "The website"],
		["About", change.label],
		["Asked for on", askedOnOf(change)],
		...describeChanges(change).map(
			({ field, before, after }): Fact => [field, `${before} → ${after}`],
		),
	]);

function askedOnOf({ after }: Data["changes"][number]): string | null {
	const askedOn = after?.askedOn;
	return typeof askedOn === "string" ? writtenDay(askedOn) : null;
}
