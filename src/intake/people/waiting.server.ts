import { type RawBuilder, type SqlBool, sql } from "kysely";
import { contactDetailsOf } from "#intake/people/contact-details.server.ts";
import type { PersonEntry } from "#intake/people/contract.ts";
import type { WaitingPerson, WaitingRecord } from "#intake/people/waiting-contract.ts";
import { withdrawnAt } from "#intake/people/withdrawn.server.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import type { SubmittedTable } from "#platform/database/tables.server.ts";
import { minutesWithin, openTimes, promisedBy } from "#school/profile/opening-hours.ts";
import { openingCalendar } from "#school/settings/calendar.server.ts";

// Who waits for an answer: everything that lists, counts or calls waiting people reads it here.

/** Records that are listed: more than the office answers in a day. */
const MAX_RECORDS = 200;

/**
 * When the person of a record was answered first since it came: a call that reached them, or a reply to any of
 * their records. Voicemail is an attempt. Null if they wait.
 */
export const answeredAt = (table: SubmittedTable): RawBuilder<string | null> => {
	const [personId, createdAt] = [sql.ref(`${table}.personId`), sql.ref(`${table}.createdAt`)];
	return sql`(select min(at) from (
		select at from person_entries where "personId" = ${personId} and outcome = 'reached'
		union all
		select replies.at from registrations as own join replies on replies."registrationId" = own.id
			where own."personId" = ${personId}
		union all
		select replies.at from contacts as own join replies on replies."contactId" = own.id
			where own."personId" = ${personId}
	) as answers where at >= ${createdAt})`;
};

type OpenRecord = Omit<WaitingRecord, "isNew"> & { personId: number };

/**
 * Whether nobody in the office has got to a registration: it is new, or only the queue of a class has moved it, to its waiting
 * list or out of a class that was canceled.
 */
const isUntouched = sql<SqlBool>`stage in ('new', 'waitlisted', 'applied') and (stage = 'new' or exists (select 1 from placements
	where placements.id = (select max(id) from placements as own where own."registrationId" = registrations.id) and (
		(stage = 'waitlisted' and placements.state = 'waiting')
		or (stage = 'applied' and placements.state = 'released' and placements."releasedWhy" = 'class cancelled'))))`;

/** Conditions of the records that wait. */
const isWaiting = {
	registration: sql<SqlBool>`archived = ${false} and ${isUntouched} and status = 'pending' and "isSpam" = ${false}
		and "personId" is not null and ${withdrawnAt} is null and ${answeredAt("registrations")} is null`,
	contact: sql<SqlBool>`archived = ${false} and "answerState" = 'open' and "isSpam" = ${false}
		and "personId" is not null and ${answeredAt("contacts")} is null`,
};

const openRegistrations = sql<OpenRecord>`
	select 'registration' as kind, id, reference, "fullName" as name, email, phone, "courseTitle" as about, message, "createdAt",
		null as "conversationId", "personId"
	from registrations
	where ${isWaiting.registration}
	order by "createdAt", id limit ${MAX_RECORDS + 1}`;

const openMessages = sql<OpenRecord>`
	select 'contact' as kind, id, reference, name, email, phone, subject as about, message, "createdAt",
		(select "conversationId" from chat_callbacks where "contactId" = contacts.id) as "conversationId",
		"personId"
	from contacts
	where ${isWaiting.contact}
	order by "createdAt", id limit ${MAX_RECORDS + 1}`;

/** Counts all records that wait for an answer. Someone with two of them waits once in the list, and counts twice here. */
export async function countWaiting(db: Queries) {
	const { rows } = await sql<{ registrations: number; messages: number }>`select
		(select count(*) from registrations where ${isWaiting.registration}) as registrations,
		(select count(*) from contacts where ${isWaiting.contact}) as messages`.execute(db);
	return rows[0] ?? { registrations: 0, messages: 0 };
}

/** Lists the people who wait for an answer, the longest wait first. */
export async function listWaiting({ db, clock }: Store<Queries>) {
	const { records, isComplete } = await waitingRecords(db);
	const byPerson = Map.groupBy(records, ({ personId }) => personId);
	const personIds = [...byPerson.keys()];
	const details = await contactDetailsOf(db, personIds);
	const entries = await newestEntriesOf(db, personIds);
	const waitOf = await waits(db, clock, records[0]?.createdAt);
	return {
		people: [...byPerson].flatMap(([personId, own]) => {
			const person = details.get(personId);
			const since = own[0]?.createdAt;
			if (!person || !since) return [];
			const { isNew, counts: _, ...shown } = person;
			return {
				personId,
				...shown,
				since,
				...waitOf(since),
				records: own.map(({ personId: _, ...record }) => ({ ...record, isNew: isNew(record) })),
				...entries(personId),
			};
		}),
		isComplete,
	};
}

/** Lists the ids of messages in which a call was requested in the chat, and that wait for an answer. */
export async function requestedCalls(db: Queries): Promise<number[]> {
	const { rows } = await sql<{ id: number }>`select id from contacts
		where id in (select "contactId" from chat_callbacks) and ${isWaiting.contact}
		order by "createdAt", id limit ${MAX_RECORDS}`.execute(db);
	return rows.map(({ id }) => id);
}

async function waitingRecords(db: Queries) {
	const registrations = await openRegistrations.execute(db);
	const messages = await openMessages.execute(db);
	const records = [...registrations.rows, ...messages.rows].sort((a, b) =>
		a.createdAt.localeCompare(b.createdAt),
	);
	return {
		records: records.slice(0, MAX_RECORDS),
		isComplete: records.length <= MAX_RECORDS,
	};
}

/** Returns a function that says how long a wait is, for waits since `oldest` or later. */
async function waits(db: Queries, clock: Clock, oldest: string | undefined) {
	const now = clock();
	const times = openTimes(new Date(oldest ?? now), now, await openingCalendar(db));
	return (since: string): Pick<WaitingPerson, "waited" | "isLate"> => {
		const came = Date.parse(since);
		const promised = promisedBy(times, came);
		return {
			waited: minutesWithin(times, came, now.getTime()),
			isLate: promised !== null && promised <= now.getTime(),
		};
	};
}

async function newestEntriesOf(db: Queries, personIds: readonly number[]) {
	const rows = await db
		.selectFrom("person_entries")
		.select(["personId", "at", "username", "kind", "outcome", "text"])
		.where("personId", "in", [0, ...personIds])
		.orderBy("at", "desc")
		.orderBy("id", "desc")
		.execute();
	const byPerson = Map.groupBy(rows, ({ personId }) => personId);
	return (personId: number) => {
		const newest = (kind: PersonEntry["kind"]) =>
			byPerson.get(personId)?.find((entry) => entry.kind === kind);
		const [call, note] = [newest("call"), newest("note")];
		return {
			lastCall: call?.outcome
				? { at: call.at, username: call.username, outcome: call.outcome, text: call.text }
				: null,
			lastNote: note ? { at: note.at, username: note.username, text: note.text } : null,
		};
	};
}
