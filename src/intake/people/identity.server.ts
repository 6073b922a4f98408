import type { Person, PersonRecord } from "#intake/people/contract.ts";
import { createPerson } from "#intake/people/link.server.ts";
import { labelOf, notTheirs, personNotFound, readPerson } from "#intake/people/read.server.ts";
import { followNaming, tables } from "#intake/people/states.server.ts";
import { moveActivity, recordActivity } from "#office/activity/record.server.ts";
import type { Actor } from "#platform/api/caller.ts";
import { Failure } from "#platform/api/failure.ts";
import type { Clock } from "#platform/database/clock.ts";
import { type Database, type Queries, transaction } from "#platform/database/database.server.ts";

// What only the office decides: who is one person, and who is not.

const samePerson = new Failure("invalid", "This is the same person already.");
const lastRecord = new Failure("conflict", "This is the only record of the person.");

/** Moves records, notes and calls of another person here. Owner and next step stay as they are here, if set. */
export function joinPeople(
	db: Database,
	clock: Clock,
	actor: Actor,
	id: number,
	otherId: number,
): Promise<Person | Failure> {
	if (id === otherId) return Promise.resolve(samePerson);
	return transaction<Person | Failure>(db, async (tx) => {
		await lockPeople(tx, [id, otherId]);
		const [kept, other] = [await readPerson(tx, id), await readPerson(tx, otherId)];
		if (kept instanceof Failure) return kept;
		if (other instanceof Failure) return other;
		for (const table of ["registrations", "contacts", "person_entries"] as const) {
			await tx.updateTable(table).set({ personId: id }).where("personId", "=", otherId).execute();
		}
		const hasStep = kept.nextStep !== null;
		await tx
			.updateTable("people")
			.set((eb) => ({
				ownerId: kept.ownerId ?? other.ownerId,
				nextStep: hasStep ? kept.nextStep : other.nextStep,
				nextStepOn: hasStep ? kept.nextStepOn : other.nextStepOn,
				version: eb("version", "+", 1),
			}))
			.where("id", "=", id)
			.execute();
		await tx.deleteFrom("people").where("id", "=", otherId).execute();
		await moveActivity(tx, "person", otherId, id);
		await recordActivity(tx, clock, actor, {
			action: "joined",
			kind: "person",
			recordId: id,
			label: labelOf(kept),
			after: { joined: labelOf(other), personId: otherId },
		});
		return readPerson(tx, id);
	});
}

/** Makes a record a person of its own, who is not offered again as the same one. Notes and calls stay. */
export function separateRecord(
	db: Database,
	clock: Clock,
	actor: Actor,
	id: number,
	{ kind, recordId }: { kind: PersonRecord["kind"]; recordId: number },
): Promise<Person | Failure> {
	return transaction<Person | Failure>(db, async (tx) => {
		await lockPeople(tx, [id]);
		const before = await readPerson(tx, id);
		if (before instanceof Failure) return before;
		const record = before.records.find((own) => own.kind === kind && own.id === recordId);
		if (!record) return notTheirs;
		if (before.records.length === 1) return lastRecord;
		await followNaming(tx, clock, actor, record, "ends");
		const separated = await createPerson(tx, clock);
		await tx
			.updateTable(tables[kind].table)
			.set({ personId: separated })
			.where("id", "=", recordId)
			.execute();
		await storeDifferent(tx, id, separated);
		await recordActivity(tx, clock, actor, {
			action: "separated",
			kind: "person",
			recordId: id,
			label: labelOf(before),
			after: { separated: record.reference },
		});
		await recordActivity(tx, clock, actor, {
			action: "separated",
			kind: "person",
			recordId: separated,
			label: record.reference,
			after: { separatedFrom: labelOf(before) },
		});
		return readPerson(tx, separated);
	});
}

/** Says that two people who look alike are two; they are not offered as the same one any more. */
export function markDifferent(
	db: Database,
	id: number,
	otherId: number,
): Promise<Failure | undefined> {
	if (id === otherId) return Promise.resolve(samePerson);
	return transaction<Failure | undefined>(db, async (tx) => {
		if ((await lockPeople(tx, [id, otherId])) < 2) return personNotFound;
		await storeDifferent(tx, id, otherId);
		return undefined;
	});
}

async function storeDifferent(tx: Queries, one: number, other: number): Promise<void> {
	await tx
		.insertInto("different_people")
		.values({ personId: Math.min(one, other), otherId: Math.max(one, other) })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

/** Locks people in id order, so that two who join the same pair can't deadlock. @returns how many exist */
export async function lockPeople(tx: Queries, ids: number[]): Promise<number> {
	const rows = await tx
		.selectFrom("people")
		.select("id")
		.where("id", "in", ids)
		.orderBy("id")
		.forUpdate()
		.execute();
	return rows.length;
}

/** Locks the person of a registration, before the registration: decisions about one person wait for each other. */
export async function lockPersonOf(tx: Queries, registrationId: number): Promise<void> {
	const find = async () => {
		const row = await tx
			.selectFrom("registrations")
			.select("personId")
			.where("id", "=", registrationId)
			.executeTakeFirst();
		return row?.personId ?? null;
	};
	let found = await find();
	for (let locked: number | null = null; found !== null && found !== locked; found = await find()) {
		locked = found;
		await lockPeople(tx, [locked]);
	}
}
