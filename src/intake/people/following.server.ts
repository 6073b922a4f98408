import { sql } from "kysely";
import type { RecordId } from "#intake/people/contract.ts";
import type { DetailsState } from "#intake/people/details-state.ts";
import type { Submitter } from "#intake/people/link.server.ts";
import { recordsOf } from "#intake/people/records.server.ts";
import { changedEntries } from "#office/activity/changed-entries.server.ts";
import type { Instant } from "#platform/database/clock.ts";
import type { Tx } from "#platform/database/database.server.ts";

// What follows for other records of a person when the office confirms one, and when that ends.

/** What the office said about the details of a record, and what it says now. */
export interface StateChange extends RecordId {
	from: DetailsState;
	to: DetailsState;
}

export const isSame = (one: RecordId, other: RecordId) =>
	one.kind === other.kind && one.id === other.id;

/** Returns the changes that take changes back. */
export const reversed = (changes: readonly StateChange[]): StateChange[] =>
	changes.map(({ from, to, ...record }) => ({ ...record, from: to, to: from }));

/**
 * Says which confirmed records of a person came after one that is confirmed now: each would name the person instead of it.
 * While it is held as spam it names nobody, so they stay.
 */
export async function confirmedAfter(
	tx: Tx,
	personId: number,
	record: RecordId,
): Promise<StateChange[]> {
	const { isSpam, later } = await laterConfirmed(tx, personId, record);
	if (isSpam) return [];
	return later.map(({ kind, id }) => ({ kind, id, from: "confirmed", to: "not used" }));
}

/**
 * Says which records come back when one is no longer confirmed, or no longer names its person: those that it replaced
 * since it was confirmed. If another one was confirmed since and names the person, what was confirmed before that stays out.
 */
export async function comingBack(
	tx: Tx,
	personId: number,
	record: RecordId,
): Promise<StateChange[]> {
	const { later } = await laterConfirmed(tx, personId, record);
	const isReplaced = later.some(({ isSpam }) => !isSpam);
	const replaced = await replacedBy(tx, record);
	return reversed(replaced.filter(({ from }) => from !== "confirmed" || !isReplaced));
}

/** Returns what a record replaced since it was confirmed; of what was confirmed, only what it replaced last. */
export async function replacedBy(tx: Tx, { kind, id }: RecordId): Promise<StateChange[]> {
	const replaced: StateChange[] = [];
	for (const entry of await changedEntries(tx, kind, id)) {
		const after: { detailsState?: DetailsState; others?: StateChange[] } = entry.after;
		const isKnown = replaced.some(({ from }) => from === "confirmed");
		const others = (after.others ?? []).filter(({ to }) => to === "not used");
		replaced.push(...others.filter(({ from }) => from !== "confirmed" || !isKnown));
		if (after.detailsState === "confirmed") break;
	}
	return replaced;
}

/** Lists the confirmed records of a person that came after one, and says whether that one is held as spam. */
async function laterConfirmed(tx: Tx, personId: number, record: RecordId) {
	const rows = await recordsOf(tx, [personId]);
	const at = rows.findIndex((row) => isSame(row, record));
	const later = rows.slice(0, Math.max(at, 0));
	return {
		isSpam: rows[at]?.isSpam ?? false,
		later: later.filter(({ detailsState }) => detailsState === "confirmed"),
	};
}

/** Says which later records repeat details that a record had before it was corrected: they are no news. */
export async function repeating(
	tx: Tx,
	personId: number,
	{ createdAt, name, email, phone }: Submitter & { createdAt: Instant },
): Promise<StateChange[]> {
	const repeats = sql`"personId" = ${personId} and "detailsState" = 'not confirmed' and "createdAt" >= ${createdAt}
		and lower(email) = lower(${email}) and coalesce(phone, ${phone}) = ${phone}`;
	const { rows } = await sql<RecordId>`
		select 'registration' as kind, id from registrations where ${repeats} and "fullName" = ${name}
		union all
		select 'contact' as kind, id from contacts where ${repeats} and name = ${name}`.execute(tx);
	return rows.map((record) => ({ ...record, from: "not confirmed", to: "not used" }));
}
