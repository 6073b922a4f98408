import { sql } from "kysely";
import { isAboutAny } from "#intake/mail/outbox.server.ts";
import type * as contract from "#intake/people/contract.ts";
import type { Person, PersonChange, PersonEmail, PersonRecord } from "#intake/people/contract.ts";
import { duplicatesOf } from "#intake/people/duplicates.server.ts";
import { knownDetails } from "#intake/people/known-details.server.ts";
import { recordsOf } from "#intake/people/records.server.ts";
import { repliesTo } from "#intake/replies/read.server.ts";
import { withFields } from "#office/activity/log.server.ts";
import type { Call } from "#platform/api/call.server.ts";
import { Failure } from "#platform/api/failure.ts";
import type { Queries } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";

/** Newest emails and changes that are shown; the lists have the others. */
const MAX_SHOWN = 200;

/** Failure for a person who does not exist, or was merged into another. */
export const personNotFound = new Failure("notFound", "Person not found.");

/** Failure for a record that was split off or merged since it was read. */
export const notTheirs = new Failure(
	"notFound",
	"This record belongs to somebody else now. Refresh.",
);

/** Reads a person with everything that the office knows, newest first. */
export async function personById(db: Queries, id: number): Promise<Person | Failure> {
	const stored = await db
		.selectFrom("people")
		.select(["id", "version", "ownerId", "task", "taskDueOn"])
		.where("id", "=", id)
		.executeTakeFirst();
	const sent = await recordsOf(db, [id]);
	const known = knownDetails(sent);
	if (!stored || !known) return personNotFound;
	const { name, email, phone, from, newer } = known;
	const records = sent.map((record) => {
		const { personId: _, language: __, confirmedAt: ___, ...shown } = record;
		return { ...shown, isNew: newer.has(record) };
	});
	return {
		...stored,
		namedBy: { kind: from.kind, id: from.id },
		name,
		email,
		phone,
		records,
		entries: await entriesOf(db, id),
		emails: await emailsOf(db, records),
		replies: await repliesTo(db, id, MAX_SHOWN),
		changes: await changesOf(db, id, records),
		duplicates: await duplicatesOf(db, id, [known, ...records.filter(({ isSpam }) => !isSpam)]),
	};
}

export const getPerson = ({ db }: Store<Queries>, { params }: Call<typeof contract.getPerson>) =>
	personById(db, params.id);

/** Names a person in the activity log by the oldest reference: it outlives an erased name. */
export const labelOf = ({ records }: Pick<Person, "records">): string =>
	records.at(-1)?.reference ?? "";

const entriesOf = (db: Queries, personId: number) =>
	db
		.selectFrom("person_entries")
		.select(["id", "at", "username", "kind", "outcome", "text", "version"])
		.where("personId", "=", personId)
		.orderBy("at", "desc")
		.orderBy("id", "desc")
		.execute();

const idsOf = (records: readonly PersonRecord[], kind: PersonRecord["kind"]) => [
	0,
	...records.filter((record) => record.kind === kind).map(({ id }) => id),
];

async function emailsOf(db: Queries, records: readonly PersonRecord[]): Promise<PersonEmail[]> {
	const rows = await db
		.selectFrom("emails")
		.select(["id", "createdAt", "sentAt", "template", "status", "subject", "reference"])
		.where("audience", "=", "visitor")
		.where(
			isAboutAny({
				registration: idsOf(records, "registration"),
				contact: idsOf(records, "contact"),
			}),
		)
		// A reply shows its own email.
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom("replies").select("replies.id").whereRef("replies.emailId", "=", "emails.id"),
				),
			),
		)
		.orderBy("id", "desc")
		.limit(MAX_SHOWN)
		.execute();
	return rows.map(({ createdAt, sentAt, template, ...row }) => ({
		...row,
		at: sentAt ?? createdAt,
		template: template as PersonEmail["template"],
	}));
}

async function changesOf(
	db: Queries,
	personId: number,
	records: readonly PersonRecord[],
): Promise<PersonChange[]> {
	const of = (kind: string, ids: number[]) =>
		sql<boolean>`(kind = ${kind} and "recordId" in (${sql.join(ids.map(String))}))`;
	const rows = await db
		.selectFrom("activity")
		.select(["id", "at", "username", "action", "kind", "label", "before", "after"])
		.where((eb) =>
			eb.or([
				of("person", [personId]),
				of("registration", idsOf(records, "registration")),
				of("contact", idsOf(records, "contact")),
			]),
		)
		// A reply says so itself.
		.where("action", "<>", "replied to")
		.orderBy("at", "desc")
		.orderBy("id", "desc")
		.limit(MAX_SHOWN)
		.execute();
	return rows.map(withFields);
}
