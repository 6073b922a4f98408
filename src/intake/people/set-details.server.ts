import { sql, type Transaction } from "kysely";
import type {
	DecidedPerson,
	DetailsChoice,
	DetailsDecision,
	RecordId,
} from "#intake/people/contract.ts";
import type { DetailsState } from "#intake/people/details-state.ts";
import { lockPeople, notTheirs } from "#intake/people/identity.server.ts";
import { knownDetails } from "#intake/people/known-details.server.ts";
import { readPerson } from "#intake/people/read.server.ts";
import { recordsOf } from "#intake/people/records.server.ts";
import { type Actor, recordActivity } from "#office/activity/record.server.ts";
import { Failure } from "#platform/api/failure.ts";
import type { Clock, Instant } from "#platform/database/clock.ts";
import { type Database, transaction } from "#platform/database/database.server.ts";
import type { Tables } from "#platform/database/tables.server.ts";
import { staleRecord, updateVersioned } from "#platform/database/version.server.ts";

const tables = {
	registration: { table: "registrations", name: "fullName" },
	contact: { table: "contacts", name: "name" },
} as const;

/** What the office said about the details of a record, and what it says now. */
export interface StateChange extends RecordId {
	from: DetailsState;
	to: DetailsState;
}

/**
 * Says of records of a person whether their details are right: of all, or of none if one has changed since it was read.
 * What was confirmed last names the person, so what was confirmed before and came later is no longer used.
 */
export function setDetails(
	db: Database,
	clock: Clock,
	actor: Actor,
	personId: number,
	{ records: choices, namedBy }: DetailsDecision,
): Promise<DecidedPerson | Failure> {
	return transaction<DecidedPerson | Failure>(db, async (tx) => {
		await lockPeople(tx, [personId]);
		if (namedBy) {
			const known = knownDetails(await recordsOf(tx, personId));
			if (known && !isSame(namedBy, known.from)) return staleRecord;
		}
		const changes: StateChange[] = [];
		for (const choice of choices.toSorted(inLockOrder)) {
			const change = await setState(tx, clock, actor, personId, choice);
			if (change instanceof Failure) return change;
			changes.push(...change);
		}
		for (const choice of choices.filter(({ detailsState }) => detailsState === "confirmed")) {
			const replaced = (await confirmedAfter(tx, personId, choice)).filter(
				(change) => !choices.some((chosen) => isSame(chosen, change)),
			);
			changes.push(...(await setStates(tx, clock, actor, personId, replaced)));
		}
		const person = await readPerson(tx, personId);
		return person instanceof Failure ? person : { ...person, undo: undoOf(changes, person) };
	});
}

const isSame = (one: RecordId, other: RecordId) => one.kind === other.kind && one.id === other.id;

const inLockOrder = (one: RecordId, other: RecordId) =>
	other.kind.localeCompare(one.kind) || one.id - other.id;

/** Returns the choices that undo changes, at the versions that the records have now. */
const undoOf = (
	changes: readonly StateChange[],
	{ records }: Pick<DecidedPerson, "records">,
): DetailsChoice[] =>
	changes.flatMap((change) => {
		const { kind, id, from: detailsState } = change;
		const record = records.find((own) => isSame(own, change));
		return record ? [{ kind, id, version: record.version, detailsState }] : [];
	});

/**
 * Says which confirmed records of a person came after one that is confirmed now: each would name the person instead of it.
 * While it is held as spam it names nobody, so they stay.
 */
export async function confirmedAfter(
	tx: Transaction<Tables>,
	personId: number,
	record: RecordId,
): Promise<StateChange[]> {
	const isConfirmed = sql`"personId" = ${personId} and "detailsState" = 'confirmed'`;
	const { rows } = await sql<RecordId & { isSpam: boolean }>`
		select 'registration' as kind, id, "createdAt", "isSpam" from registrations where ${isConfirmed}
		union all
		select 'contact' as kind, id, "createdAt", "isSpam" from contacts where ${isConfirmed}
		order by "createdAt" desc, kind, id desc`.execute(tx);
	const at = rows.findIndex((row) => isSame(row, record) && !row.isSpam);
	const later = rows.slice(0, Math.max(at, 0));
	return later.map(({ kind, id }) => ({ kind, id, from: "confirmed", to: "not used" }));
}

/** What a record said before it was corrected. */
interface Former {
	createdAt: Instant;
	name: string;
	email: string;
	phone: string;
}

/** Says which later records repeat details that were corrected: they are no news. */
export async function repeating(
	tx: Transaction<Tables>,
	personId: number,
	{ createdAt, name, email, phone }: Former,
): Promise<StateChange[]> {
	const repeats = sql`"personId" = ${personId} and "detailsState" = 'not confirmed' and "createdAt" >= ${createdAt}
		and lower(email) = lower(${email}) and coalesce(phone, ${phone}) = ${phone}`;
	const { rows } = await sql<RecordId>`
		select 'registration' as kind, id from registrations where ${repeats} and "fullName" = ${name}
		union all
		select 'contact' as kind, id from contacts where ${repeats} and name = ${name}`.execute(tx);
	return rows.map((record) => ({ ...record, from: "not confirmed", to: "not used" }));
}

/** Changes what the office says of records of a person, of each that still says what it did. @returns what was changed */
export async function setStates(
	tx: Transaction<Tables>,
	clock: Clock,
	actor: Actor,
	personId: number,
	changes: readonly StateChange[],
): Promise<StateChange[]> {
	const made: StateChange[] = [];
	for (const { from, to: detailsState, kind, id } of changes.toSorted(inLockOrder)) {
		const choice = { kind, id, detailsState, onlyFrom: from };
		const change = await setState(tx, clock, actor, personId, choice);
		if (!(change instanceof Failure)) made.push(...change);
	}
	return made;
}

/** @returns the change; none if the record said so before, or no longer what it would have to say */
async function setState(
	tx: Transaction<Tables>,
	clock: Clock,
	actor: Actor,
	personId: number,
	choice: RecordId & { version?: number; detailsState: DetailsState; onlyFrom?: DetailsState },
): Promise<StateChange[] | Failure> {
	const { kind, id, version, detailsState, onlyFrom } = choice;
	const { table, name } = tables[kind];
	const before = await tx
		.selectFrom(table)
		.select(["reference", "detailsState", sql.ref<string>(name).as("name")])
		.where("id", "=", id)
		.where("personId", "=", personId)
		.forUpdate()
		.executeTakeFirst();
	if (!before) return notTheirs;
	const from = before.detailsState;
	if (onlyFrom !== undefined && from !== onlyFrom) return [];
	const ifMatch = version === undefined ? undefined : [version];
	// The version is raised also by who says the same again, so that nobody undoes that without having seen it.
	const record = { id, ifMatch, missing: notTheirs };
	const failure = await updateVersioned(tx, table, record, { detailsState });
	if (failure) return failure;
	if (from === detailsState) return [];
	await recordActivity(tx, clock, actor, {
		action: "changed",
		kind,
		recordId: id,
		label: `${before.reference} ${before.name}`,
		before: { detailsState: from },
		after: { detailsState },
	});
	return [{ kind, id, from, to: detailsState }];
}
