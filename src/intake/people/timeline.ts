import { statusLabels, templateLabels } from "#intake/mail/email.ts";
import type {
	CallOutcome,
	Person,
	PersonChange,
	PersonEmail,
	PersonEntry,
	PersonRecord,
} from "#intake/people/contract.ts";
import type { Reply } from "#intake/replies/contract.ts";
import { actionLabels, type Change, describeChanges } from "#office/activity/admin/labels.ts";

/** Something that happened with a person. */
export interface TimelineItem {
	key: string;
	/** When, as an instant. */
	at: string;
	title: string;
	/** Username, or where it came from; null if the title says it. */
	who: string | null;
	/** What somebody wrote. */
	text: string | null;
	/** Admin page of what it is about. */
	path: string | null;
	/** What somebody from the office wrote to the person, shown on request. */
	said?: string;
	/** A note or a call, which can be changed. */
	entry?: PersonEntry;
	/** Fields of a change that its title does not say. */
	changes?: Change[];
}

export const outcomeLabels: Readonly<Record<CallOutcome, string>> = {
	reached: "Reached",
	voicemail: "Voicemail",
	"wrong number": "Wrong number",
};

/** Merges everything that happened with a person, newest first. */
export function timelineOf(person: Person): TimelineItem[] {
	const items = [
		...person.records.map(received),
		...person.entries.map(written),
		...person.emails.map(sent),
		...person.replies.map(replied),
		...joinQuickChanges(person.changes).map(changed),
	];
	// At one instant the record comes before the email that it caused.
	return items.sort((a, b) => b.at.localeCompare(a.at));
}

function received(record: PersonRecord): TimelineItem {
	const { kind, id, reference, about, createdAt, conversationId, message, source } = record;
	const asked = conversationId ? "Asked for a call" : "Wrote";
	const what = kind === "registration" ? "Registered" : asked;
	return {
		key: `${kind} ${id}`,
		at: createdAt,
		title: about && !conversationId ? `${what}: ${about}` : what,
		who: source && source !== "website" ? `${reference} · ${source}` : reference,
		text: conversationId ? null : message,
		path: pathOf(record),
	};
}

export const kindNames = { registration: "Registration", contact: "Message" } as const;

/** Names a record: `Message C-1042`. */
export const recordName = ({ kind, reference }: Pick<PersonRecord, "kind" | "reference">) =>
	`${kindNames[kind]} ${reference}`;

/** Returns the admin page of a registration or message. */
export const pathOf = ({ kind, id, archived }: PersonRecord): string =>
	`/admin/${kind === "registration" ? "registrations" : "contacts"}?${archived ? "archived=true&" : ""}open=${id}`;

const written = (entry: PersonEntry): TimelineItem => ({
	key: `entry ${entry.id}`,
	at: entry.at,
	title: entry.outcome ? `Call: ${outcomeLabels[entry.outcome].toLowerCase()}` : "Note",
	who: entry.username,
	text: entry.text || null,
	path: null,
	entry,
});

const sent = ({ id, at, template, status }: PersonEmail): TimelineItem => ({
	key: `email ${id}`,
	at,
	title: `Email: ${templateLabels[template].toLowerCase()}`,
	who: statusLabels[status],
	text: null,
	path: `/admin/emails?open=${id}`,
});

const replied = ({ id, at, username, subject, text, email }: Reply): TimelineItem => ({
	key: `reply ${id}`,
	at,
	title: `Reply: ${subject}`,
	who: `${username} · ${email ? statusLabels[email.status].toLowerCase() : "with a mail program"}`,
	text: null,
	path: email && `/admin/emails?open=${email.id}`,
	said: text,
});

/** Changes of one record by one user that follow each other this closely are one, in milliseconds. */
const ONE_CHANGE_MS = 60_000;

/** Joins what someone changed in one go: an owner, a task and its day are one line. A second value is a second line. */
function joinQuickChanges(changes: readonly PersonChange[]): PersonChange[] {
	const joined: PersonChange[] = [];
	for (const change of changes.toSorted((a, b) => a.at.localeCompare(b.at) || a.id - b.id)) {
		const index = joined.findLastIndex((one) => one.label === change.label);
		const last = joined[index];
		if (last && isOneChange(last, change)) {
			const before = { ...last.before, ...change.before };
			joined[index] = { ...change, before, after: { ...last.after, ...change.after } };
		} else {
			joined.push(change);
		}
	}
	return joined;
}

function isOneChange(first: PersonChange, second: PersonChange): boolean {
	const { after } = first;
	return (
		first.action === "changed" &&
		second.action === "changed" &&
		first.username === second.username &&
		Date.parse(second.at) - Date.parse(first.at) <= ONE_CHANGE_MS &&
		after !== null &&
		second.after !== null &&
		Object.keys(second.after).every((field) => !(field in after))
	);
}

const changed = (change: PersonChange): TimelineItem => ({
	key: `change ${change.id}`,
	at: change.at,
	title: changeInWords(change),
	who: `${change.username || "from the website"} · ${change.label}`,
	text: typeof change.after?.consent === "string" ? change.after.consent : null,
	path: null,
	changes: oneShortChange(change) ? [] : describeChanges(change),
});

/** Returns what was done: `Stage: contacted → visit booked`, `Merged with R-2045`, `Registration archived`. */
function changeInWords(change: PersonChange): string {
	const { action, after } = change;
	const one = oneShortChange(change);
	if (one) return `${one.field}: ${one.before} → ${one.after}`;
	if (action === "entered") return `Added by the office: ${after?.source}`;
	if (action === "merged") return `Merged with ${after?.merged}`;
	if (after?.splitFrom) return `Split off from ${after.splitFrom}`;
	if (action === "duplicate dismissed") return `${after?.dismissed} is another person`;
	if (action === "split") return `${after?.split} is another person`;
	return actionLabels(change);
}

/** Longest values that fit in a title. */
const MAX_TITLE_VALUE = 60;

function oneShortChange(change: PersonChange): Change | undefined {
	const [one, ...more] = change.action === "changed" ? describeChanges(change) : [];
	const isShort = one && Math.max(one.before.length, one.after.length) <= MAX_TITLE_VALUE;
	return isShort && more.length === 0 ? one : undefined;
}
