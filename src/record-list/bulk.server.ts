import type { Transaction } from "kysely";
import { diffFields } from "#activity/changes.ts";
import { type Actor, recordActivityBatch } from "#activity/record.server.ts";
import type { Clock } from "#database/clock.ts";
import { type Database, transaction } from "#database/database.server.ts";
import type { Tables } from "#database/tables.server.ts";
import { staleRecord } from "#database/version.server.ts";
import { notFound } from "#record-list/list.server.ts";
import type { BulkResult, ListedRecord, RecordList } from "#record-list/record-list.ts";
import { type RequestedChange, updateMany } from "#record-list/update-many.server.ts";

type AnyList = Omit<RecordList<ListedRecord>, "title" | "endpoints"> & { title: string };
type Outcome = BulkResult<Record<string, unknown>>;

/** Changes the records that are named, each with an entry in the activity log. */
export function changeRecords(
	db: Database,
	clock: Clock,
	actor: Actor,
	list: AnyList,
	requests: readonly RequestedChange[],
): Promise<Outcome> {
	return transaction(db, (tx) => applyChanges(tx, clock, actor, list, requests));
}

async function applyChanges(
	tx: Transaction<Tables>,
	clock: Clock,
	actor: Actor,
	list: AnyList,
	requests: readonly RequestedChange[],
): Promise<Outcome> {
	const { changed, skipped } = await updateMany(tx, list, requests);
	const entries = changed.flatMap(({ id, label, before, after }) => {
		const changes = diffFields(before, after, list.changeable);
		return changes
			? [{ ...changes, action: actionOf(changes.after), kind: list.kind, recordId: id, label }]
			: [];
	});
	await recordActivityBatch(tx, clock, actor, entries);
	const missing = notFound(list);
	return {
		changed: changed.map(({ label: _, ...record }) => record),
		refused: skipped.map(({ id, reason }) => ({
			id,
			reason,
			detail: (reason === "stale" ? staleRecord : missing).detail,
		})),
	};
}

function actionOf(after: Record<string, unknown>): string {
	if (Object.keys(after).join() !== "archived") return "changed";
	return after.archived ? "archived" : "restored";
}
