import { type Actor, recordActivity } from "#activity/record.server.ts";
import { redactPerson } from "#activity/redact.server.ts";
import type { IfMatch } from "#api/call.server.ts";
import type { Failure } from "#api/failure.ts";
import type { Clock } from "#database/clock.ts";
import { type Database, transaction } from "#database/database.server.ts";
import { forgetSubmission } from "#database/idempotency.server.ts";
import { deleteVersioned } from "#database/version.server.ts";
import { emptyWriteAheadLog } from "#database/write-ahead-log.server.ts";
import { missing } from "#registrations/service.server.ts";
import { forgetViews } from "#saved-views/forget.server.ts";

/** Erases a registration for good, wherever it left a trace. The log keeps that it was done. */
export async function eraseRegistration(
	db: Database,
	clock: Clock,
	actor: Actor,
	id: number,
	ifMatch: IfMatch,
): Promise<Failure | undefined> {
	const failure = await transaction<Failure | undefined>(db, async (tx) => {
		const person = await tx
			.selectFrom("registrations")
			.select(["reference", "fullName as name", "email", "phone"])
			.where("id", "=", id)
			.executeTakeFirst();
		if (!person) return missing;
		const refused = await deleteVersioned(tx, "registrations", { id, ifMatch, missing });
		if (refused) return refused;
		const record = { kind: "registration", recordId: id } as const;
		await forgetSubmission(tx, record);
		await forgetViews(tx, clock, actor, await redactPerson(tx, { ...record, ...person }));
		await recordActivity(tx, clock, actor, {
			...record,
			action: "erased",
			label: person.reference,
		});
		return undefined;
	});
	// The hourly cleanup repeats what fails here.
	if (!failure) await emptyWriteAheadLog(db).catch(() => {});
	return failure;
}
