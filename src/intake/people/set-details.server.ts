import { sql } from "kysely";
import type * as contract from "#intake/people/contract.ts";
import type { DecidedPerson, DetailsChoice, RecordId } from "#intake/people/contract.ts";
import { knownDetails } from "#intake/people/known-details.server.ts";
import { lockPeople } from "#intake/people/merge.server.ts";
import { notTheirs, personById } from "#intake/people/read.server.ts";
import { recordsOf } from "#intake/people/records.server.ts";
import { stateColumns, tables } from "#intake/people/states.server.ts";
import { recordActivity } from "#office/activity/record.server.ts";
import type { Call } from "#platform/api/call.server.ts";
import type { Actor } from "#platform/api/caller.ts";
import { Failure } from "#platform/api/failure.ts";
import { type Clock, type Instant, instantFrom } from "#platform/database/clock.ts";
import { type Tx, transaction } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import { staleRecord, updateVersioned } from "#platform/database/version.server.ts";

/**
 * Says of records of a person whether their details are right: of all, or of none if one has changed since it was read.
 * What was confirmed last names the person.
 */
export function setDetails(
	{ db, clock }: Store,
	{ params, body: { records: choices, namedBy }, actor }: Call<typeof contract.setDetails>,
): Promise<DecidedPerson | Failure> {
	const personId = params.id;
	return transaction<DecidedPerson | Failure>(db, async (tx) => {
		await lockPeople(tx, [personId]);
		if (namedBy) {
			const known = knownDetails(await recordsOf(tx, [personId]));
			if (known && !isSame(namedBy, known.from)) return staleRecord;
		}
		// What is confirmed together is confirmed at once.
		const now = instantFrom(clock);
		const undo: DetailsChoice[] = [];
		for (const choice of choices.toSorted(inLockOrder)) {
			const former = await setState(tx, { clock, now, actor, personId }, choice);
			if (former instanceof Failure) return former;
			undo.push(former);
		}
		const person = await personById(tx, personId);
		return person instanceof Failure ? person : { ...person, undo };
	});
}

/** @returns the choice that undoes this one */
async function setState(
	tx: Tx,
	{ clock, now, actor, personId }: { clock: Clock; now: Instant; actor: Actor; personId: number },
	{ kind, id, version, detailsState, confirmedAt }: DetailsChoice,
): Promise<DetailsChoice | Failure> {
	const { table, name } = tables[kind];
	const before = await tx
		.selectFrom(table)
		.select(["reference", "createdAt", "detailsState", "confirmedAt"])
		.select(sql.ref<string>(name).as("name"))
		.where("id", "=", id)
		.where("personId", "=", personId)
		.forUpdate()
		.executeTakeFirst();
	if (!before) return notTheirs;
	// An undo brings the former time back: none before the record came, and none to come, which would stay the last.
	const time = Math.max(Date.parse(confirmedAt ?? now), Date.parse(before.createdAt));
	const at = new Date(Math.min(time, Date.parse(now))).toISOString();
	const change = stateColumns(detailsState, at);
	const record = { id, ifMatch: [version], missing: notTheirs };
	// The version is raised also by who says the same again, so that nobody undoes that without having seen it.
	const failure = await updateVersioned(tx, table, record, change);
	if (failure) return failure;
	if (detailsState !== before.detailsState) {
		await recordActivity(tx, clock, actor, {
			action: "changed",
			kind,
			recordId: id,
			label: `${before.reference} ${before.name}`,
			before: { detailsState: before.detailsState },
			after: { detailsState },
		});
	}
	return {
		...{ kind, id, version: version + 1, detailsState: before.detailsState },
		...(before.confirmedAt !== null && { confirmedAt: before.confirmedAt }),
	};
}

const isSame = (one: RecordId, other: RecordId) => one.kind === other.kind && one.id === other.id;

const inLockOrder = (one: RecordId, other: RecordId) =>
	other.kind.localeCompare(one.kind) || one.id - other.id;
