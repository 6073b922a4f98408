import { sql } from "kysely";
import { recordActivityBatch } from "#office/activity/record.server.ts";
import {
	type ErasedRecord,
	redactPeople,
	redactPersonEntries,
} from "#office/activity/redact.server.ts";
import { notFound } from "#office/record-list/list.server.ts";
import type { ListCall, ListStore } from "#office/record-list/list-store.server.ts";
import type { ListedRecord, RecordList } from "#office/record-list/record-list.ts";
import { forgetViews } from "#office/saved-views/forget.server.ts";
import type { Actor } from "#platform/api/caller.ts";
import type { Failure } from "#platform/api/failure.ts";
import type { Clock, Instant } from "#platform/database/clock.ts";
import { type Tx, transaction } from "#platform/database/database.server.ts";
import { removeTracesOfErasure } from "#platform/database/erased-traces.server.ts";
import { forgetSubmissions } from "#platform/database/idempotency.server.ts";
import type { SubmittedKind, SubmittedTable } from "#platform/database/tables.server.ts";
import { deleteVersioned } from "#platform/database/version.server.ts";

/** A list of records that visitors submit: each can be deleted permanently, with its person. */
type ErasableList = Pick<RecordList<ListedRecord>, "noun"> & {
	name: SubmittedTable;
	kind: SubmittedKind;
	title: string;
	endpoints: { erase: NonNullable<RecordList<ListedRecord>["endpoints"]["erase"]> };
};

interface LinkedRecord extends ErasedRecord {
	personId: number | null;
}

export function isErasable(list: {
	endpoints: { erase?: unknown };
}): list is typeof list & ErasableList {
	return list.endpoints.erase !== undefined;
}

/** Erases a record and all personal data about its visitor. The activity log keeps the deletion. */
export async function eraseRecord(
	{ db, clock, list, lock, prepare }: ListStore<ErasableList>,
	{ params: { id }, ifMatch, actor }: ListCall<"erase">,
): Promise<Failure | undefined> {
	const missing = notFound(list);
	const failure = await transaction<Failure | undefined>(db, async (tx) => {
		await lock?.(tx, [id]);
		const [person] = await recordsOf(tx, list, [id]);
		if (!person) return missing;
		await prepare?.(tx, clock, id);
		const refused = await deleteVersioned(tx, list.name, { id, ifMatch, missing });
		if (refused) return refused;
		await forgetPeople(tx, clock, actor, list.kind, [person]);
		await recordErased(tx, clock, actor, list.kind, [person]);
		return undefined;
	});
	if (!failure) await removeTracesOfErasure(db);
	return failure;
}

/**
 * Erases at most `limit` of the records that came before an instant, in the archive too.
 * The activity log gets no entry for each.
 * @param leave what changes before they are locked and erased
 * @returns how many were erased
 */
export async function eraseRecordsBefore(
	tx: Tx,
	clock: Clock,
	actor: Actor,
	list: Pick<ErasableList, "name" | "kind" | "title">,
	{ before, limit }: { before: Instant; limit: number },
	leave?: (tx: Tx, clock: Clock, ids: readonly number[]) => Promise<void>,
): Promise<number> {
	const old = await tx
		.selectFrom(list.name)
		.select("id")
		// Every index begins with "archived".
		.where("archived", "in", [false, true])
		.where("createdAt", "<", before)
		.limit(limit)
		.execute();
	const ids = old.map(({ id }) => id);
	await leave?.(tx, clock, ids);
	const records = await recordsOf(tx, list, ids);
	await deleteRecords(tx, clock, actor, list, records);
	return records.length;
}

/** Erases these records, as {@link eraseRecord} does one, in a transaction that erases more. */
export async function eraseRecords(
	tx: Tx,
	clock: Clock,
	actor: Actor,
	list: Pick<ErasableList, "name" | "kind" | "title">,
	ids: readonly number[],
): Promise<void> {
	const records = await recordsOf(tx, list, ids);
	await deleteRecords(tx, clock, actor, list, records);
	await recordErased(tx, clock, actor, list.kind, records);
}

async function deleteRecords(
	tx: Tx,
	clock: Clock,
	actor: Actor,
	{ name, kind }: Pick<ErasableList, "name" | "kind">,
	records: readonly LinkedRecord[],
): Promise<void> {
	if (records.length === 0) return;
	// One at a time: each takes some milliseconds for the search indexes.
	for (const { id } of records) await tx.deleteFrom(name).where("id", "=", id).execute();
	await forgetPeople(tx, clock, actor, kind, records);
}

const recordErased = (
	tx: Tx,
	clock: Clock,
	actor: Actor,
	kind: SubmittedKind,
	records: readonly ErasedRecord[],
) =>
	recordActivityBatch(
		tx,
		clock,
		actor,
		records.map(({ id, reference }) => ({
			action: "erased",
			kind,
			recordId: id,
			label: reference,
		})),
	);

/** Removes what other tables have about the people of erased records. */
async function forgetPeople(
	tx: Tx,
	clock: Clock,
	actor: Actor,
	kind: SubmittedKind,
	records: readonly LinkedRecord[],
): Promise<void> {
	await redactPersonEntries(tx, await gonePeople(tx, records));
	await forgetSubmissions(tx);
	await forgetViews(tx, clock, actor, await redactPeople(tx, kind, records));
}

/** Returns the ids of people whose last record was erased: the database removed them, with their notes and calls. */
async function gonePeople(tx: Tx, records: readonly LinkedRecord[]): Promise<number[]> {
	const ids = new Set(records.flatMap(({ personId }) => personId ?? []));
	if (ids.size === 0) return [];
	const left = await tx
		.selectFrom("people")
		.select("id")
		.where("id", "in", [...ids])
		.execute();
	for (const { id } of left) ids.delete(id);
	return [...ids];
}

/** Reads records, and locks them and their people in the order of their ids. */
async function recordsOf(
	tx: Tx,
	{ name, title }: Pick<ErasableList, "name" | "title">,
	ids: readonly number[],
): Promise<LinkedRecord[]> {
	if (ids.length === 0) return [];
	// Held first: a record that is being linked to one of them meanwhile keeps that person.
	await tx
		.selectFrom("people")
		.select("id")
		.where("id", "in", tx.selectFrom(name).select("personId").where("id", "in", ids))
		.orderBy("id")
		.forUpdate()
		.execute();
	return tx
		.selectFrom(name)
		.select(["id", "reference", "email", "phone", "personId"])
		.select(sql.ref<string>(title).as("name"))
		.where("id", "in", ids)
		.orderBy("id")
		.forUpdate()
		.execute();
}
