import { sql, type Transaction } from "kysely";
import { type Actor, recordActivity } from "#activity/record.server.ts";
import type { Failure } from "#api/failure.ts";
import type { Clock, Instant } from "#database/clock.ts";
import { type Database, transaction } from "#database/database.server.ts";
import type { Tables } from "#database/tables.server.ts";
import { updateVersioned } from "#database/version.server.ts";
import type { DetailsChoice, Person, RecordId } from "#people/contract.ts";
import type { DetailsState } from "#people/details-state.ts";
import { notTheirs } from "#people/identity.server.ts";
import { readPerson } from "#people/read.server.ts";

const tables = {
	registration: { table: "registrations", name: "fullName" },
	contact: { table: "contacts", name: "name" },
} as const;

/** Says of records of a person whether their details are right: of all, or of none if one has changed since it was read. */
export function setDetails(
	db: Database,
	clock: Clock,
	actor: Actor,
	personId: number,
	choices: readonly DetailsChoice[],
): Promise<Person | Failure> {
	return transaction<Person | Failure>(db, async (tx) => {
		for (const choice of choices.toSorted(inLockOrder)) {
			const failure = await setState(tx, clock, actor, personId, choice);
			if (failure) return failure;
		}
		return readPerson(tx, personId);
	});
}

const inLockOrder = (one: RecordId, other: RecordId) =>
	other.kind.localeCompare(one.kind) || one.id - other.id;

/** What a record said before it was corrected. */
interface Former {
	personId: number | null;
	createdAt: Instant;
	name: string;
	email: string;
	phone: string;
}

/** Stops using details that were corrected and that later records repeat: they are no news. */
export async function setAsideRepeated(
	tx: Transaction<Tables>,
	clock: Clock,
	actor: Actor,
	{ personId, createdAt, name, email, phone }: Former,
): Promise<void> {
	const repeating = sql`"personId" = ${personId} and "detailsState" = 'not confirmed' and "createdAt" >= ${createdAt}
		and lower(email) = lower(${email}) and coalesce(phone, ${phone}) = ${phone}`;
	const { rows } = await sql<RecordId>`
		select 'registration' as kind, id from registrations where ${repeating} and "fullName" = ${name}
		union all
		select 'contact' as kind, id from contacts where ${repeating} and name = ${name}`.execute(tx);
	for (const record of rows.toSorted(inLockOrder)) {
		await setState(tx, clock, actor, personId, { ...record, detailsState: "not used" });
	}
}

async function setState(
	tx: Transaction<Tables>,
	clock: Clock,
	actor: Actor,
	personId: number | null,
	{ kind, id, version, detailsState }: RecordId & { version?: number; detailsState: DetailsState },
): Promise<Failure | undefined> {
	const { table, name } = tables[kind];
	const before = await tx
		.selectFrom(table)
		.select(["reference", "detailsState", sql.ref<string>(name).as("name")])
		.where("id", "=", id)
		.where("personId", "=", personId)
		.forUpdate()
		.executeTakeFirst();
	if (!before) return notTheirs;
	const isSame = before.detailsState === detailsState;
	const ifMatch = version === undefined ? undefined : [version];
	const record = { id, ifMatch, missing: notTheirs };
	const failure = await updateVersioned(tx, table, record, isSame ? {} : { detailsState });
	if (failure || isSame) return failure;
	await recordActivity(tx, clock, actor, {
		action: "changed",
		kind,
		recordId: id,
		label: `${before.reference} ${before.name}`,
		before: { detailsState: before.detailsState },
		after: { detailsState },
	});
	return undefined;
}
