import type * as contract from "#intake/people/contract.ts";
import type { Person } from "#intake/people/contract.ts";
import { createPerson } from "#intake/people/link.server.ts";
import { labelOf, notTheirs, personById } from "#intake/people/read.server.ts";
import { tables } from "#intake/people/states.server.ts";
import {
	moveActivity,
	recordActivity,
	recordActivityBatch,
} from "#office/activity/record.server.ts";
import type { Call } from "#platform/api/call.server.ts";
import { Failure } from "#platform/api/failure.ts";
import { type Queries, transaction } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";

// What only the office decides: who is one person, and who is not.

const samePerson = new Failure("invalid", "This is the same person already.");
const lastRecord = new Failure("conflict", "This is the only record of the person.");

/** Moves records, notes and calls of another person here. Owner and task stay as they are here, if set. */
export function mergePeople(
	{ db, clock }: Store,
	{ params: { id }, body: { personId: otherId }, actor }: Call<typeof contract.mergePeople>,
): Promise<Person | Failure> {
	if (id === otherId) return Promise.resolve(samePerson);
	return transaction<Person | Failure>(db, async (tx) => {
		// With those who stay different from them, whom another merge may be moving.
		await lockPeople(tx, [id, otherId, ...(await dismissedBy(tx, otherId))]);
		const [kept, other] = [await personById(tx, id), await personById(tx, otherId)];
		if (kept instanceof Failure) return kept;
		if (other instanceof Failure) return other;
		for (const table of ["registrations", "contacts", "person_entries"] as const) {
			await tx.updateTable(table).set({ personId: id }).where("personId", "=", otherId).execute();
		}
		for (const dismissed of await dismissedBy(tx, otherId)) {
			if (dismissed !== id) await storeDismissed(tx, id, dismissed);
		}
		const hasTask = kept.task !== null;
		await tx
			.updateTable("people")
			.set((eb) => ({
				ownerId: kept.ownerId ?? other.ownerId,
				task: hasTask ? kept.task : other.task,
				taskDueOn: hasTask ? kept.taskDueOn : other.taskDueOn,
				version: eb("version", "+", 1),
			}))
			.where("id", "=", id)
			.execute();
		await tx.deleteFrom("people").where("id", "=", otherId).execute();
		await moveActivity(tx, "person", otherId, id);
		await recordActivity(tx, clock, actor, {
			action: "merged",
			kind: "person",
			recordId: id,
			label: labelOf(kept),
			after: { merged: labelOf(other), personId: otherId },
		});
		return personById(tx, id);
	});
}

/** Makes a record a person of its own, who is not offered as a duplicate again. Notes and calls stay. */
export function splitRecord(
	{ db, clock }: Store,
	{ params: { id }, body: { kind, recordId }, actor }: Call<typeof contract.splitRecord>,
): Promise<Person | Failure> {
	return transaction<Person | Failure>(db, async (tx) => {
		await lockPeople(tx, [id]);
		const before = await personById(tx, id);
		if (before instanceof Failure) return before;
		const record = before.records.find((own) => own.kind === kind && own.id === recordId);
		if (!record) return notTheirs;
		if (before.records.length === 1) return lastRecord;
		const splitOff = await createPerson(tx, clock);
		await tx
			.updateTable(tables[kind].table)
			.set({ personId: splitOff })
			.where("id", "=", recordId)
			.execute();
		await storeDismissed(tx, id, splitOff);
		await recordActivity(tx, clock, actor, {
			action: "split",
			kind: "person",
			recordId: id,
			label: labelOf(before),
			after: { split: record.reference },
		});
		await recordActivity(tx, clock, actor, {
			action: "split",
			kind: "person",
			recordId: splitOff,
			label: record.reference,
			after: { splitFrom: labelOf(before) },
		});
		return personById(tx, splitOff);
	});
}

/** Says that two people who look alike are two; neither is offered as a duplicate of the other any more. */
export function dismissDuplicate(
	{ db, clock }: Store,
	{ params: { id }, body: { personId: otherId }, actor }: Call<typeof contract.dismissDuplicate>,
): Promise<Failure | undefined> {
	if (id === otherId) return Promise.resolve(samePerson);
	return transaction<Failure | undefined>(db, async (tx) => {
		await lockPeople(tx, [id, otherId]);
		const [one, other] = [await personById(tx, id), await personById(tx, otherId)];
		if (one instanceof Failure) return one;
		if (other instanceof Failure) return other;
		if (!(await storeDismissed(tx, id, otherId))) return undefined;
		const line = (about: Person, dismissed: Person) => ({
			...{ action: "duplicate dismissed", kind: "person", recordId: about.id },
			...{ label: labelOf(about), after: { dismissed: labelOf(dismissed) } },
		});
		await recordActivityBatch(tx, clock, actor, [line(one, other), line(other, one)]);
		return undefined;
	});
}

/** Returns the ids of the people who are known to be others than this one. */
async function dismissedBy(tx: Queries, id: number): Promise<number[]> {
	const rows = await tx
		.selectFrom("dismissed_duplicates")
		.selectAll()
		.where((is) => is.or([is("personId", "=", id), is("otherId", "=", id)]))
		.execute();
	return rows.map(({ personId, otherId }) => (personId === id ? otherId : personId));
}

/** @returns whether it was new */
async function storeDismissed(tx: Queries, one: number, other: number): Promise<boolean> {
	const stored = await tx
		.insertInto("dismissed_duplicates")
		.values({ personId: Math.min(one, other), otherId: Math.max(one, other) })
		.onConflict((conflict) => conflict.doNothing())
		.returning("personId")
		.executeTakeFirst();
	return stored !== undefined;
}

/** Locks people in id order, so that two who merge the same pair can't deadlock. @returns how many exist */
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
