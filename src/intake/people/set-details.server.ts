import type * as contract from "#intake/people/contract.ts";
import type { DecidedPerson, DetailsChoice } from "#intake/people/contract.ts";
import {
	comingBack,
	confirmedAfter,
	isSame,
	type StateChange,
} from "#intake/people/following.server.ts";
import { knownDetails } from "#intake/people/known-details.server.ts";
import { lockPeople } from "#intake/people/merge.server.ts";
import { personById } from "#intake/people/read.server.ts";
import { recordsOf } from "#intake/people/records.server.ts";
import {
	inLockOrder,
	type RecordState,
	recordDetailsState,
	setState,
	setStates,
} from "#intake/people/states.server.ts";
import type { Call } from "#platform/api/call.server.ts";
import { Failure } from "#platform/api/failure.ts";
import { type Tx, transaction } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import { staleRecord } from "#platform/database/version.server.ts";

/**
 * Says of records of a person whether their details are right: of all, or of none if one has changed since it was read.
 * What was confirmed last names the person, so what was confirmed before and came later is no longer used; it comes back
 * when that confirmation ends.
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
			await recordDetailsState(tx, clock, actor, state, others);
			changes.push(...(state.from === state.to ? [] : [state]), ...others);
		}
		const person = await personById(tx, personId);
		return person instanceof Failure ? person : { ...person, undo: undoOf(changes, person) };
	});
}

/** What was replaced comes back only where nothing else is confirmed. */
async function followingDecision(
	tx: Tx,
	personId: number,
	state: RecordState,
	confirms: boolean,
): Promise<StateChange[]> {
	if (state.to === "confirmed") return confirmedAfter(tx, personId, state);
	return state.from === "confirmed" && !confirms ? comingBack(tx, personId, state) : [];
}

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
