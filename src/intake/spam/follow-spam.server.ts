import type { Transaction } from "kysely";
import { isUnclaimed } from "#intake/mail/outbox.server.ts";
import { followNaming } from "#intake/people/states.server.ts";
import type { Actor } from "#platform/api/caller.ts";
import { type Clock, instantFrom } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";
import type { SubmittedKind, Tables } from "#platform/database/tables.server.ts";

interface ChangedRecord {
	id: number;
	before: { isSpam?: unknown };
	after: { isSpam?: unknown };
}

/**
 * Holds the emails of records that are spam now, and releases those of records that no longer are. Spam names nobody, so what
 * it replaced comes back meanwhile.
 */
export const followSpam =
	(kind: SubmittedKind) =>
	async (
		tx: Transaction<Tables>,
		clock: Clock,
		actor: Actor,
		changed: readonly ChangedRecord[],
	): Promise<void> => {
		const different = changed.filter(({ before, after }) => before.isSpam !== after.isSpam);
		const idsWhere = (isSpam: boolean) =>
			different.filter(({ after }) => after.isSpam === isSpam).map(({ id }) => id);
		await releaseEmails(tx, clock, kind, idsWhere(false));
		await holdEmails(tx, clock, kind, idsWhere(true));
		for (const { id, after } of different) {
			await followNaming(tx, clock, actor, { kind, id }, after.isSpam ? "ends" : "begins again");
		}
	};

/** Releases emails: they are due now. */
async function releaseEmails(
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

/** Holds emails that are not sent yet. An email that is being sent stays as it is. */
async function holdEmails(
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
		.where(isUnclaimed(instantFrom(clock)))
		.execute();
}

function subject(kind: SubmittedKind): "registrationId" | "contactId" {
	return kind === "registration" ? "registrationId" : "contactId";
}
