import { isUnclaimed } from "#intake/mail/outbox.server.ts";
import type { AppliedChange } from "#office/record-list/update-many.server.ts";
import { type Clock, instantFrom } from "#platform/database/clock.ts";
import type { Tx } from "#platform/database/database.server.ts";
import type { SubmittedKind } from "#platform/database/tables.server.ts";

/** Holds the emails of records that are spam now, and releases those of records that no longer are. */
export const followSpam =
	(kind: SubmittedKind) =>
	async (
		tx: Tx,
		clock: Clock,
		changed: readonly Pick<AppliedChange, "id" | "before" | "after">[],
	): Promise<void> => {
		const different = changed.filter(({ before, after }) => before.isSpam !== after.isSpam);
		if (different.length === 0) return;
		const now = instantFrom(clock);
		const emailsOf = (isSpam: boolean) =>
			tx
				.updateTable("emails")
				.set((eb) => ({ version: eb("version", "+", 1) }))
				.where(kind === "registration" ? "registrationId" : "contactId", "in", [
					0,
					...different.filter(({ after }) => after.isSpam === isSpam).map(({ id }) => id),
				]);
		await emailsOf(false)
			.set({ status: "waiting", holdReason: null, nextAttemptAt: now })
			.where("status", "=", "held")
			.where("holdReason", "=", "spam")
			.execute();
		// An email that is being sent stays as it is.
		await emailsOf(true)
			.set({ status: "held", holdReason: "spam" })
			.where("status", "in", ["waiting", "unsent", "held"])
			.where(isUnclaimed(now))
			.execute();
	};
