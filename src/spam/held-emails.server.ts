import { type Clock, instantFrom } from "#database/clock.ts";
import type { Queries } from "#database/database.server.ts";
import type { SubmittedKind } from "#database/tables.server.ts";

/** Releases the emails of records that are not spam: they are due now. */
export async function releaseEmails(
	tx: Queries,
	clock: Clock,
	kind: SubmittedKind,
	ids: readonly number[],
): Promise<void> {
	if (ids.length === 0) return;
	await tx
		.updateTable("emails")
		.set((eb) => ({
			status: "waiting",
			holdReason: null,
			nextAttemptAt: instantFrom(clock),
			version: eb("version", "+", 1),
		}))
		.where(subject(kind), "in", ids)
		.where("status", "=", "held")
		.where("holdReason", "=", "spam")
		.execute();
}

/** Holds the emails of spam that are not sent yet. An email that is being sent stays as it is. */
export async function holdEmails(
	tx: Queries,
	clock: Clock,
	kind: SubmittedKind,
	ids: readonly number[],
): Promise<void> {
	if (ids.length === 0) return;
	await tx
		.updateTable("emails")
		.set((eb) => ({ status: "held", holdReason: "spam", version: eb("version", "+", 1) }))
		.where(subject(kind), "in", ids)
		.where("status", "in", ["waiting", "unsent", "held"])
		.where((eb) =>
			eb.or([eb("claimedUntil", "is", null), eb("claimedUntil", "<=", instantFrom(clock))]),
		)
		.execute();
}

function subject(kind: SubmittedKind): "registrationId" | "contactId" {
	return kind === "registration" ? "registrationId" : "contactId";
}
