import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "kysely";
import { confirmedAfter, repeating, type StateChange } from "#intake/people/set-details.server.ts";
import type { AdminRegistration } from "#intake/registrations/contract.ts";
import { diffFields } from "#office/activity/changes.ts";
import type { Tables } from "#platform/database/tables.server.ts";

/** Fields that say how to reach an applicant. */
export const contactFields = ["fullName", "email", "phone"] as const;
const decidedFields = [...contactFields, "detailsState"] as const;

/**
 * Says what a change by the office means for other records of the person: those that repeat what was corrected are no
 * news, and those that were confirmed before are no longer used. What is undone is undone with everything that followed.
 */
export async function followingChanges(
	tx: Transaction<Tables>,
	before: AdminRegistration,
	after: AdminRegistration,
): Promise<StateChange[]> {
	const { id, personId, createdAt, fullName: name, email, phone } = before;
	const change = diffFields(before, after, decidedFields);
	if (personId === null || !change) return [];
	const undone = await entryUndoneBy(tx, id, change);
	if (undone) return undone.map(({ from, to, ...record }) => ({ ...record, from: to, to: from }));
	const isCorrected = contactFields.some((field) => field in change.after);
	const former = { createdAt, name, email, phone };
	return [
		...(isCorrected ? await repeating(tx, personId, former) : []),
		...(after.detailsState === "confirmed"
			? await confirmedAfter(tx, personId, { kind: "registration", id })
			: []),
	];
}

/** Returns what followed the last change of which this one is the opposite; undefined if it is none. */
async function entryUndoneBy(
	tx: Transaction<Tables>,
	id: number,
	change: ReturnType<typeof diffFields>,
): Promise<StateChange[] | undefined> {
	const entries = await tx
		.selectFrom("activity")
		.select(["before", "after"])
		.where("kind", "=", "registration")
		.where("recordId", "=", String(id))
		.where("action", "=", "changed")
		.orderBy("id", "desc")
		.execute();
	for (const entry of entries) {
		const [was, is] = [JSON.parse(entry.before ?? "{}"), JSON.parse(entry.after ?? "{}")];
		if (isDeepStrictEqual(diffFields(is, was, decidedFields), change)) return is.others ?? [];
	}
	return undefined;
}
