import type { Placement } from "#intake/placements/contract.ts";
import { recordActivityBatch } from "#office/activity/record.server.ts";
import type { Actor } from "#platform/api/caller.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Tx } from "#platform/database/database.server.ts";

/** Applicants have no account, and the log needs no address of theirs; nor does a queue that moves by itself. */
export const nobody: Actor = { username: "", address: "" };

/** Records in the activity log what happened to the places of registrations, of which the transaction has stored all. */
export async function recordPlaces(
	tx: Tx,
	clock: Clock,
	actor: Actor,
	registrationIds: readonly number[],
	action: string,
	{ classId, state }: Pick<Placement, "classId" | "state">,
): Promise<void> {
	if (registrationIds.length === 0) return;
	const rows = await tx
		.selectFrom("registrations")
		.select(["id as recordId", "reference", "fullName"])
		.where("id", "in", registrationIds)
		.orderBy("id")
		.execute();
	const events = rows.map(({ recordId, reference, fullName }) => ({
		action,
		kind: "registration" as const,
		recordId,
		label: `${reference} ${fullName}`,
		after: { classId, place: state },
	}));
	await recordActivityBatch(tx, clock, actor, events);
}
