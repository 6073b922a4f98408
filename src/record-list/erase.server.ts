import { sql, type Transaction } from "kysely";
import { type Actor, recordActivity } from "#activity/record.server.ts";
import { redactPerson } from "#activity/redact.server.ts";
import type { IfMatch } from "#api/call.server.ts";
import type { Failure } from "#api/failure.ts";
import type { Clock } from "#database/clock.ts";
import { type Database, transaction } from "#database/database.server.ts";
import { forgetSubmission } from "#database/idempotency.server.ts";
import type { SubmittedKind, Tables } from "#database/tables.server.ts";
import { deleteVersioned } from "#database/version.server.ts";
import { emptyWriteAheadLog } from "#database/write-ahead-log.server.ts";
import { notFound } from "#record-list/list.server.ts";
import type { ListedRecord, RecordList } from "#record-list/record-list.ts";
import { forgetViews } from "#saved-views/forget.server.ts";

/** A list of records that visitors submit: each can be deleted permanently, with its person. */
export type ErasableList = Pick<RecordList<ListedRecord>, "noun"> & {
	name: "registrations" | "contacts";
	kind: SubmittedKind;
	title: string;
	endpoints: { erase: NonNullable<RecordList<ListedRecord>["endpoints"]["erase"]> };
};

export function isErasable(list: {
	endpoints: { erase?: unknown };
}): list is typeof list & ErasableList {
	return list.endpoints.erase !== undefined;
}

/** Erases a record and all personal data about its visitor. The activity log keeps the deletion. */
export async function eraseRecord(
	db: Database,
	clock: Clock,
	actor: Actor,
	list: ErasableList,
	id: number,
	ifMatch: IfMatch,
): Promise<Failure | undefined> {
	const missing = notFound(list);
	const failure = await transaction<Failure | undefined>(db, async (tx) => {
		const person = await personOf(tx, list, id);
		if (!person) return missing;
		const refused = await deleteVersioned(tx, list.name, { id, ifMatch, missing });
		if (refused) return refused;
		const record = { kind: list.kind, recordId: id };
		await forgetSubmission(tx, record);
		await forgetViews(tx, clock, actor, await redactPerson(tx, { ...record, ...person }));
		await recordActivity(tx, clock, actor, {
			...record,
			action: "erased",
			label: person.reference,
		});
		return undefined;
	});
	// The hourly cleanup retries this.
	if (!failure) await emptyWriteAheadLog(db).catch(() => {});
	return failure;
}

interface Person {
	reference: string;
	name: string;
	email: string;
	phone: string | null;
}

async function personOf(
	tx: Transaction<Tables>,
	{ name, title }: Pick<ErasableList, "name" | "title">,
	id: number,
): Promise<Person | undefined> {
	const { rows } = await sql<Person>`
		select reference, ${sql.ref(title)} as name, email, phone
		from ${sql.table(name)} where id = ${id}`.execute(tx);
	return rows[0];
}
