import { sql } from "kysely";
import { isAboutAny } from "#intake/mail/outbox.server.ts";
import { knownDetails } from "#intake/people/known-details.server.ts";
import { personNotFound } from "#intake/people/read.server.ts";
import { withFields } from "#office/activity/log.server.ts";
import type { PersonalData } from "#overview/personal-data/contract.ts";
import { conversationsOf } from "#overview/personal-data/conversations.server.ts";
import type { Failure } from "#platform/api/failure.ts";
import type { Queries } from "#platform/database/database.server.ts";
import type { SubmittedKind } from "#platform/database/tables.server.ts";

/** Reads everything that is stored about a person, in each list the newest first. */
export async function getPersonalData(
	{ db }: { db: Queries },
	{ params: { id } }: { params: { id: number } },
): Promise<PersonalData | Failure> {
	const person = await db
		.selectFrom("people")
		.leftJoin("users", "users.id", "people.ownerId")
		.select(["people.version", "people.createdAt", "task", "taskDueOn"])
		.select("username as owner")
		.where("people.id", "=", id)
		.executeTakeFirst();
	const records = await recordsOfPerson(db, id);
	const { registrations, contacts } = records;
	if (!person) return personNotFound;
	const { version, createdAt: knownSince, ...plan } = person;
	const { known, ...values } = valuesOf(records);
	if (!known) return personNotFound;
	const contactIds = contacts.map((contact) => contact.id);
	const ids = { registration: registrations.map((one) => one.id), contact: contactIds };
	return {
		version,
		known: { name: known.name, email: known.email, phone: known.phone },
		person: { id, knownSince, ...values, ...plan },
		registrations: registrations.map(registrationData),
		places: await readPlaces(db, ids.registration),
		messages: contacts.map(messageData),
		conversations: await readConversations(db, { contactIds, ...values }),
		emails: await readEmails(db, ids),
		replies: await readReplies(db, ids),
		notesAndCalls: await readEntries(db, id),
		changes: await readChanges(db, { ...ids, person: [id] }),
	};
}

/**
 * Returns how the office reaches a person, and every name, email address and phone of their records: first what it uses,
 * if anything, then the newest.
 */
export function valuesOf({ registrations, contacts }: PersonsRecords) {
	const newestFirst = [
		...contacts,
		...registrations.map(({ fullName: name, ...record }) => ({ name, ...record })),
	].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
	const known = knownDetails(newestFirst);
	const all = known ? [known, ...newestFirst] : [];
	const distinct = (values: (string | null)[]) => [
		...new Set(values.filter((value) => value !== null)),
	];
	return {
		known,
		names: distinct(all.map(({ name }) => name)),
		emails: distinct(all.map(({ email }) => email)),
		phones: distinct(all.map(({ phone }) => phone)),
	};
}

export type PersonsRecords = Awaited<ReturnType<typeof recordsOfPerson>>;

/** Reads a person's registrations and messages as they are stored, the newest first. */
export async function recordsOfPerson(db: Queries, personId: number) {
	const registrations = await db
		.selectFrom("registrations")
		.selectAll()
		.where("personId", "=", personId)
		.orderBy("createdAt", "desc")
		.orderBy("id", "desc")
		.execute();
	const contacts = await db
		.selectFrom("contacts")
		.leftJoin("courses", "courses.id", "contacts.courseId")
		.selectAll("contacts")
		.select("courses.title as courseTitle")
		.where("personId", "=", personId)
		.orderBy("contacts.createdAt", "desc")
		.orderBy("contacts.id", "desc")
		.execute();
	return { registrations, contacts };
}

type Stored = PersonsRecords["registrations" | "contacts"][number];

const submissionData = (record: Stored) => ({
	reference: record.reference,
	receivedAt: record.createdAt,
	email: record.email,
	language: record.language,
	archived: record.archived,
	suspectedSpam: record.isSpam,
	spamSignals: JSON.parse(record.spamSignals) as string[],
	contactDetails: record.detailsState,
	consent:
		record.consent === null
			? null
			: { wording: record.consent, version: record.consentVersion, at: record.createdAt },
});

const registrationData = (
	record: PersonsRecords["registrations"][number],
): PersonalData["registrations"][number] => ({
	...submissionData(record),
	name: record.fullName,
	phone: record.phone,
	program: record.courseTitle,
	message: record.message,
	status: record.status,
	stage: record.stage,
	source: record.source,
});

const messageData = (
	record: PersonsRecords["contacts"][number],
): PersonalData["messages"][number] => ({
	...submissionData(record),
	name: record.name,
	phone: record.phone,
	subject: record.subject,
	program: record.courseTitle,
	message: record.message,
	read: record.isRead,
	answer: record.answerState,
});

/** Every place in a class that registrations have or had. */
function readPlaces(
	db: Queries,
	registrationIds: readonly number[],
): Promise<PersonalData["places"]> {
	return db
		.selectFrom("placements")
		.innerJoin("registrations", "registrations.id", "placements.registrationId")
		.leftJoin("classes", "classes.id", "placements.classId")
		.leftJoin("courses", "courses.id", "placements.courseId")
		.select((eb) => eb.fn.coalesce("courses.title", "courseTitle").as("program"))
		.select(["reference", "firstDay", "askedAt", "placements.state"])
		.select(["offeredUntil", "placedAt", "price", "releasedWhy"])
		.where("registrationId", "in", [0, ...registrationIds])
		.orderBy("placements.id", "desc")
		.execute();
}

async function readConversations(
	db: Queries,
	person: Parameters<typeof conversationsOf>[1],
): Promise<PersonalData["conversations"]> {
	const own = new Map(
		(await conversationsOf(db, person)).map(({ id, theirsBy }) => [id, theirsBy]),
	);
	if (own.size === 0) return [];
	const started = await db
		.selectFrom("chat_conversations")
		.select(["id", "createdAt"])
		.where("id", "in", [...own.keys()])
		.orderBy("createdAt", "desc")
		.execute();
	const said = await db
		.selectFrom("chat_messages")
		.select(["conversationId", "createdAt", "isUser", "content"])
		.where("conversationId", "in", [...own.keys()])
		.orderBy("id")
		.execute();
	return started.map(({ id, createdAt }) => ({
		id,
		startedAt: createdAt,
		theirsBy: own.get(id) ?? "contact details",
		messages: said
			.filter(({ conversationId }) => conversationId === id)
			.map((message) => ({
				at: message.createdAt,
				from: message.isUser ? "visitor" : "assistant",
				text: message.content,
			})),
	}));
}

type RecordIds = Record<SubmittedKind, readonly number[]>;

/** Every email about the records, to the school too. */
async function readEmails(db: Queries, ids: RecordIds): Promise<PersonalData["emails"]> {
	const rows = await db
		.selectFrom("emails")
		.select(["createdAt", "sentAt", "template", "status", "audience", "replyTo", "reference"])
		.select(["recipient as to", "subject", "textBody as text"])
		.where(isAboutAny(ids))
		.orderBy("id", "desc")
		.execute();
	return rows.map((row) => ({
		...row,
		template: row.template as PersonalData["emails"][number]["template"],
	}));
}

const readReplies = (db: Queries, ids: RecordIds) =>
	db
		.selectFrom("replies")
		.select(["at", "username as by", "recipient as to", "channel", "subject", "text"])
		.where(isAboutAny(ids))
		.orderBy("at", "desc")
		.orderBy("id", "desc")
		.execute();

const readEntries = (db: Queries, personId: number) =>
	db
		.selectFrom("person_entries")
		.select(["at", "username as by", "kind", "outcome", "text"])
		.where("personId", "=", personId)
		.orderBy("at", "desc")
		.orderBy("id", "desc")
		.execute();

async function readChanges(
	db: Queries,
	ids: RecordIds & { person: readonly number[] },
): Promise<PersonalData["changes"]> {
	const of = Object.entries(ids).map(
		([kind, some]) =>
			sql<boolean>`(kind = ${kind} and "recordId" in (${sql.join(["0", ...some.map(String)])}))`,
	);
	const rows = await db
		.selectFrom("activity")
		.select(["at", "username as by", "action", "kind", "label", "before", "after"])
		.where((eb) => eb.or(of))
		.orderBy("at", "desc")
		.orderBy("id", "desc")
		.execute();
	return rows.map(withFields);
}
