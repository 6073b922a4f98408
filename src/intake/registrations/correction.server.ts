import { sql } from "kysely";
import type { DetailsState } from "#intake/people/details-state.ts";
import { differs } from "#intake/people/known-details.server.ts";
import { tables } from "#intake/people/states.server.ts";
import type { AdminRegistration } from "#intake/registrations/contract.ts";
import { recordActivityBatch } from "#office/activity/record.server.ts";
import type { Actor } from "#platform/api/caller.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Tx } from "#platform/database/database.server.ts";

/** Fields that say how to reach an applicant. */
const contactFields = ["fullName", "email", "phone"] as const;

const isCorrected = (before: AdminRegistration, after: AdminRegistration): boolean =>
	contactFields.some((field) => after[field] !== before[field]);

const named = ({ fullName: name, email, phone }: AdminRegistration) => ({ name, email, phone });

/**
 * Returns what a change of a registration says about its details: what the office corrects is confirmed, and what applicants
 * change is not.
 * @param patch what the office chooses itself
 * @returns undefined if it leaves that as it is
 */
export function decidedState(
	before: AdminRegistration,
	after: AdminRegistration,
	patch: { detailsState?: DetailsState | undefined },
	by: "office" | "applicant",
): DetailsState | undefined {
	if (by === "applicant") {
		return differs(named(after), named(before)) ? "not confirmed" : undefined;
	}
	if (isCorrected(before, after)) return patch.detailsState ?? "confirmed";
	return after.detailsState === before.detailsState ? undefined : after.detailsState;
}

/**
 * Sets aside later records of the person that repeat what was wrong in a registration before the office corrected it: they
 * are no news. While it is held as spam it names nobody, so those that repeat it are needed.
 */
export async function setRepeatsAside(
	tx: Tx,
	clock: Clock,
	actor: Actor,
	before: AdminRegistration,
	after: AdminRegistration,
): Promise<void> {
	if (before.isSpam || !isCorrected(before, after)) return;
	const { personId, createdAt, fullName, email, phone } = before;
	for (const kind of ["registration", "contact"] as const) {
		const { table, name } = tables[kind];
		const repeats = await tx
			.updateTable(table)
			.set({ detailsState: "not used", version: sql`version + 1` })
			.where("personId", "=", personId)
			.where("detailsState", "=", "not confirmed")
			.where("createdAt", ">=", createdAt)
			.where(sql`lower(email)`, "=", email.toLowerCase())
			.where(sql`coalesce(phone, ${phone})`, "=", phone)
			.where(sql.ref(name), "=", fullName)
			.returning(["id", "reference"])
			.execute();
		const entries = repeats.map(({ id, reference }) => ({
			...{ action: "changed", kind, recordId: id, label: `${reference} ${fullName}` },
			...{ before: { detailsState: "not confirmed" }, after: { detailsState: "not used" } },
		}));
		await recordActivityBatch(tx, clock, actor, entries);
	}
}
