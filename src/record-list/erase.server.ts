import { sql, type Transaction } from "kysely";
import { type Actor, recordActivity } from "#activity/record.server.ts";
import { type ErasedRecord, redactPeople } from "#activity/redact.server.ts";
import type { IfMatch } from "#api/call.server.ts";
import type { Failure } from "#api/failure.ts";
import type { Clock, Instant } from "#database/clock.ts";
import { type Database, transaction } from "#database/database.server.ts";
import { forgetSubmissions } from "#database/idempotency.server.ts";
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
		const [person] = await recordsOf(tx, list, [id]);
		if (!person) return missing;
		const refused = await deleteVersioned(tx, list.name, { id, ifMatch, missing });
		if (refused) return refused;
		await forgetPeople(tx, clock, actor, list.kind, [person]);
		await recordActivity(tx, clock, actor, {
			kind: list.kind,
			recordId: id,
			action: "erased",
			label: person.reference,
		});
		return undefined;
	});
	// The hourly cleanup retries this.
	if (!failure) await emptyWriteAheadLog(db).catch(() => {});
	return failure;
}

/**
 * Erases at most `limit` of the records that came before an instant, in the archive too.
 * The activity log gets no entry for each.
 * @returns how many were erased
 */
export async function eraseRecordsBefore(
	tx: Transaction<Tables>,
	clock: Clock,
	actor: Actor,
	list: Pick<ErasableList, "name" | "kind" | "title">,
	{ before, limit }: { before: Instant; limit: number },
): Promise<number> {
	const old = await tx
		.selectFrom(list.name)
		.select("id")
		// Every index begins with "archived".
		.where("archived", "in", [false, true])
		.where("createdAt", "<", before)
		.limit(limit)
		.execute();
	const records = await recordsOf(
		tx,
		list,
		old.map(({ id }) => id),
	);
	const ids = records.map(({ id }) => id);
	if (ids.length === 0) return 0;
	await tx.deleteFrom(list.name).where("id", "in", ids).execute();
	await forgetPeople(tx, clock, actor, list.kind, records);
	return ids.length;
}

/** Removes what other tables have about the people of erased records. */
async function forgetPeople(
	tx: Transaction<Tables>,
	clock: Clock,
	actor: Actor,
	kind: SubmittedKind,
	records: readonly ErasedRecord[],
): Promise<void> {
	await forgetSubmissions(
		tx,
		kind,
		records.map(({ id }) => id),
	);
	await forgetViews(tx, clock, actor, await redactPeople(tx, kind, records));
}

/** Reads records and locks them in the order of their ids. */
async function recordsOf(
	tx: Transaction<Tables>,
	{ name, title }: Pick<ErasableList, "name" | "title">,
	ids: readonly number[],
): Promise<ErasedRecord[]> {
	if (ids.length === 0) return [];
	return tx
		.selectFrom(name)
		.select(["id", "reference", "email", "phone"])
		.select(sql.ref<string>(title).as("name"))
		.where("id", "in", ids)
		.orderBy("id")
		.forUpdate()
		.execute();
}
