import { sql, type Transaction } from "kysely";
import type {
	DecidedPerson,
	DetailsChoice,
	DetailsDecision,
	RecordId,
} from "#intake/people/contract.ts";
import type { DetailsState } from "#intake/people/details-state.ts";
import {
	comingBack,
	confirmedAfter,
	isSame,
	type StateChange,
} from "#intake/people/following.server.ts";
import { lockPeople, notTheirs } from "#intake/people/identity.server.ts";
import { knownDetails } from "#intake/people/known-details.server.ts";
import { readPerson } from "#intake/people/read.server.ts";
import { recordsOf } from "#intake/people/records.server.ts";
import { type Actor, recordActivity } from "#office/activity/record.server.ts";
import { Failure } from "#platform/api/failure.ts";
import type { Clock } from "#platform/database/clock.ts";
import { type Database, transaction } from "#platform/database/database.server.ts";
import type { Tables } from "#platform/database/tables.server.ts";
import { staleRecord, updateVersioned } from "#platform/database/version.server.ts";

const tables = {
	registration: { table: "registrations", name: "fullName" },
	contact: { table: "contacts", name: "name" },
} as const;

/**
 * Says of records of a person whether their details are right: of all, or of none if one has changed since it was read.
 * What was confirmed last names the person, so what was confirmed before and came later is no longer used; it comes back
 * when that confirmation ends.
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
		const states: RecordState[] = [];
		for (const choice of choices.toSorted(inLockOrder)) {
			const state = await setState(tx, personId, choice);
			if (state instanceof Failure) return state;
			states.push(state);
		}
		const confirms = states.some(({ to }) => to === "confirmed");
		const changes: StateChange[] = [];
		for (const state of states) {
			const following = await followingDecision(tx, personId, state, confirms);
			const open = following.filter((change) => !choices.some((own) => isSame(own, change)));
			const others = await setStates(tx, clock, actor, personId, open);
			await recordState(tx, clock, actor, state, others);
			changes.push(...(state.from === state.to ? [] : [state]), ...others);
		}
		const person = await readPerson(tx, personId);
		return person instanceof Failure ? person : { ...person, undo: undoOf(changes, person) };
	});
}

/** What was replaced comes back only where nothing else is confirmed. */
async function followingDecision(
	tx: Transaction<Tables>,
	personId: number,
	state: RecordState,
	confirms: boolean,
): Promise<StateChange[]> {
	if (state.to === "confirmed") return confirmedAfter(tx, personId, state);
	return state.from === "confirmed" && !confirms ? comingBack(tx, personId, state) : [];
}

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

/** Changes what the office says of records of a person, of each that still says what it did. @returns what was changed */
export async function setStates(
	tx: Transaction<Tables>,
	clock: Clock,
	actor: Actor,
	personId: number,
	changes: readonly StateChange[],
): Promise<StateChange[]> {
	const made: StateChange[] = [];
	for (const { from, to, kind, id } of changes.toSorted(inLockOrder)) {
		const choice = { kind, id, detailsState: to, onlyFrom: from };
		const state = await setState(tx, personId, choice);
		if (state instanceof Failure || state.from !== from) continue;
		await recordState(tx, clock, actor, state, []);
		made.push({ kind, id, from, to });
	}
	return made;
}

/** A record whose state was set, with its label. */
interface RecordState extends StateChange {
	label: string;
}

/** @returns what the record said and says; the same, if it does not say what it would have to say */
async function setState(
	tx: Transaction<Tables>,
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
	if (onlyFrom !== undefined && from !== onlyFrom) return { ...state, to: from };
	const ifMatch = version === undefined ? undefined : [version];
	// The version is raised also by who says the same again, so that nobody undoes that without having seen it.
	const record = { id, ifMatch, missing: notTheirs };
	const failure = await updateVersioned(tx, table, record, { detailsState });
	return failure ?? state;
}

/** Records what the office says of a record, and which others followed. Who says the same again may replace others by it. */
async function recordState(
	tx: Transaction<Tables>,
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
