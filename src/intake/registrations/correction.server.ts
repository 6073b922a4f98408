import { isDeepStrictEqual } from "node:util";
import {
	comingBack,
	confirmedAfter,
	repeating,
	reversed,
	type StateChange,
} from "#intake/people/following.server.ts";
import type { AdminRegistration } from "#intake/registrations/contract.ts";
import { changedEntries } from "#office/activity/changed-entries.server.ts";
import { diffFields } from "#office/activity/changes.ts";
import type { Tx } from "#platform/database/database.server.ts";

/** Fields that say how to reach an applicant. */
export const contactFields = ["fullName", "email", "phone"] as const;
/** Fields whose change decides how to reach the applicant. */
export const decidedFields = [...contactFields, "detailsState"] as const;

/**
 * Says what a change means for other records of the person. What the office corrects is confirmed: later records that repeat
 * what was wrong are no news, and those that were confirmed before are no longer used. All come back when that ends, and what
 * is undone while it stays confirmed is undone with what followed. What applicants change confirms nothing.
 */
export async function followingChanges(
	tx: Tx,
	before: AdminRegistration,
	after: AdminRegistration,
	by: "office" | "applicant",
): Promise<StateChange[]> {
	const { id, personId, createdAt, fullName: name, email, phone } = before;
	const change = diffFields(before, after, decidedFields);
	if (personId === null || !change) return [];
	const record = { kind: "registration", id } as const;
	const wasConfirmed = before.detailsState === "confirmed";
	const isConfirmed = after.detailsState === "confirmed";
	if (wasConfirmed && !isConfirmed) return comingBack(tx, personId, record);
	if (by === "applicant") return [];
	const undone = wasConfirmed ? await entryUndoneBy(tx, id, change) : undefined;
	if (undone) return reversed(undone);
	const isCorrected = contactFields.some((field) => field in change.after);
	const former = { createdAt, name, email, phone };
	return [
		// Spam names nobody, so those that repeat it are needed.
		...(isCorrected && !before.isSpam ? await repeating(tx, personId, former) : []),
		...(isConfirmed ? await confirmedAfter(tx, personId, record) : []),
	];
}

/** Returns what followed the last change of which this one is the opposite; undefined if it is none. */
async function entryUndoneBy(
	tx: Tx,
	id: number,
	change: ReturnType<typeof diffFields>,
): Promise<StateChange[] | undefined> {
	for (const { before, after } of await changedEntries(tx, "registration", id)) {
		if (isDeepStrictEqual(diffFields(after, before, decidedFields), change)) {
			return (after as { others?: StateChange[] }).others ?? [];
		}
	}
	return undefined;
}
