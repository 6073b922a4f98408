import { sql } from "kysely";
import type * as contract from "#intake/people/contract.ts";
import type { DecidedPerson, RecordId } from "#intake/people/contract.ts";
import { knownDetails } from "#intake/people/known-details.server.ts";
import { lockPeople } from "#intake/people/merge.server.ts";
import { notTheirs, personById } from "#intake/people/read.server.ts";
import { recordsOf } from "#intake/people/records.server.ts";
import { stateColumns, tables } from "#intake/people/states.server.ts";
import { recordActivity } from "#office/activity/record.server.ts";
import type { Call } from "#platform/api/call.server.ts";
import { Failure } from "#platform/api/failure.ts";
import { instantFrom } from "#platform/database/clock.ts";
import { transaction } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import { staleRecord, updateVersioned } from "#platform/database/version.server.ts";

/** Says of a record of a person whether its details are right. What was confirmed last names the person. */
export function setDetails(
	{ db, clock }: Store,
	{ params, body: { record, namedBy }, actor }: Call<typeof contract.setDetails>,
): Promise<DecidedPerson | Failure> {
	const { kind, id, version, detailsState, confirmedAt } = record;
	const personId = params.id;
	return transaction<DecidedPerson | Failure>(db, async (tx) => {
		await lockPeople(tx, [personId]);
		if (namedBy) {
			const known = knownDetails(await recordsOf(tx, [personId]));
			if (known && !isSame(namedBy, known.from)) return staleRecord;
		}
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
		const now = instantFrom(clock);
		// An undo brings the former time back: none before the record came, and none to come, which would stay the last.
		const time = Math.max(Date.parse(confirmedAt ?? now), Date.parse(before.createdAt));
		const at = new Date(Math.min(time, Date.parse(now))).toISOString();
		const change = stateColumns(detailsState, at);
		// The version is raised also by who says the same again, so that nobody undoes that without having seen it.
		const failure = await updateVersioned(
			tx,
			table,
			{ id, ifMatch: [version], missing: notTheirs },
			change,
		);
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
		const undo = {
			...{ kind, id, version: version + 1, detailsState: before.detailsState },
			...(before.confirmedAt !== null && { confirmedAt: before.confirmedAt }),
		};
		const person = await personById(tx, personId);
		return person instanceof Failure ? person : { ...person, undo };
	});
}

const isSame = (one: RecordId, other: RecordId) => one.kind === other.kind && one.id === other.id;
