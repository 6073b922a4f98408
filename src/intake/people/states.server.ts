import { sql } from "kysely";
import type { RecordId } from "#intake/people/contract.ts";
import type { DetailsState } from "#intake/people/details-state.ts";
import { comingBack, replacedBy, type StateChange } from "#intake/people/following.server.ts";
import { notTheirs } from "#intake/people/read.server.ts";
import { recordActivity } from "#office/activity/record.server.ts";
import type { Actor } from "#platform/api/caller.ts";
import { Failure } from "#platform/api/failure.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Tx } from "#platform/database/database.server.ts";
import { staleRecord, updateVersioned } from "#platform/database/version.server.ts";

// What the office says about the details of a record, stored and logged.

export const tables = {
	registration: { table: "registrations", name: "fullName" },
	contact: { table: "contacts", name: "name" },
} as const;

export const inLockOrder = (one: RecordId, other: RecordId) =>
	other.kind.localeCompare(one.kind) || one.id - other.id;

/** Changes what the office says of records of a person, of each that still says what it did. @returns what was changed */
export async function setStates(
	tx: Tx,
	clock: Clock,
	actor: Actor,
	personId: number,
	changes: readonly StateChange[],
): Promise<StateChange[]> {
	const made: StateChange[] = [];
	for (const { from, to, kind, id } of changes.toSorted(inLockOrder)) {
		const choice = { kind, id, detailsState: to, onlyFrom: from };
		const state = await setState(tx, personId, choice);
		if (state instanceof Failure) continue;
		await recordDetailsState(tx, clock, actor, state, []);
		made.push({ kind, id, from, to });
	}
	return made;
}

/** A record whose state was set, with its label. */
export interface RecordState extends StateChange {
	label: string;
}

/** @returns what the record said and says; a Failure if it does not say what it would have to say */
export async function setState(
	tx: Tx,
	personId: number,
	choice: RecordId & { version?: number; detailsState: DetailsState; onlyFrom?: DetailsState },
): Promise<RecordState | Failure> {
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
	const state = { kind, id, from, to: detailsState, label: `${before.reference} ${before.name}` };
	if (onlyFrom !== undefined && from !== onlyFrom) return staleRecord;
	const ifMatch = version === undefined ? undefined : [version];
	// The version is raised also by who says the same again, so that nobody undoes that without having seen it.
	const record = { id, ifMatch, missing: notTheirs };
	const failure = await updateVersioned(tx, table, record, { detailsState });
	return failure ?? state;
}

/** Records what the office says of a record, and which others followed. Who says the same again may replace others by it. */
export async function recordDetailsState(
	tx: Tx,
	clock: Clock,
	actor: Actor,
	{ kind, id, from, to, label }: RecordState,
	others: readonly StateChange[],
): Promise<void> {
	if (from === to && others.length === 0) return;
	await recordActivity(tx, clock, actor, {
		action: "changed",
		kind,
		recordId: id,
		label,
		before: { detailsState: from },
		after: { detailsState: to, ...(others.length > 0 && { others }) },
	});
}

/** What happened to a record: it no longer names its person, being erased, split off or held as spam, or does so again. */
type Naming = "ends" | "begins again";

/** Brings back what a confirmed record replaced, when it no longer names its person; replaces it when it does so again. */
export async function followNaming(
	tx: Tx,
	clock: Clock,
	actor: Actor,
	{ kind, id }: RecordId,
	naming: Naming,
): Promise<void> {
	const record = await tx
		.selectFrom(tables[kind].table)
		.select(["personId", "detailsState"])
		.where("id", "=", id)
		.executeTakeFirst();
	if (record?.detailsState !== "confirmed" || record.personId === null) return;
	const { personId } = record;
	const changes =
		naming === "ends"
			? await comingBack(tx, personId, { kind, id })
			: await replacedBy(tx, { kind, id });
	await setStates(tx, clock, actor, personId, changes);
}
