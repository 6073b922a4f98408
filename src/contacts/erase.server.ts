import { type Actor, recordActivity } from "#activity/record.server.ts";
import { redactPerson } from "#activity/redact.server.ts";
import type { IfMatch } from "#api/call.server.ts";
import type { Failure } from "#api/failure.ts";
import { missing } from "#contacts/service.server.ts";
import type { Clock } from "#database/clock.ts";
import { type Database, transaction } from "#database/database.server.ts";
import { forgetSubmission } from "#database/idempotency.server.ts";
import { deleteVersioned } from "#database/version.server.ts";

/** Erases a message for good, wherever it left a trace. The log keeps that it was done. */
export function eraseContact(
	db: Database,
	clock: Clock,
	actor: Actor,
	id: number,
	ifMatch: IfMatch,
): Promise<Failure | undefined> {
	return transaction<Failure | undefined>(db, async (tx) => {
		const erased = await deleteVersioned(tx, "contacts", { id, ifMatch, missing });
		if (!("reference" in erased)) return erased;
		const { reference } = erased;
		const record = { kind: "contact", recordId: id } as const;
		await forgetSubmission(tx, record);
		await redactPerson(tx, { ...record, reference });
		await recordActivity(tx, clock, actor, { ...record, action: "erased", label: reference });
		return undefined;
	});
}
