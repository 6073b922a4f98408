import { diffFields } from "#activity/changes.ts";
import { type Actor, recordActivityBatch } from "#activity/record.server.ts";
import type { Failure } from "#api/failure.ts";
import { type RequestedChange, updateMany } from "#database/bulk.server.ts";
import type { Clock } from "#database/clock.ts";
import { type Database, transaction } from "#database/database.server.ts";
import { staleRecord } from "#database/version.server.ts";

/** One kind of record that can be changed in bulk. */
interface BulkSource<State> {
	table: "registrations" | "contacts";
	kind: string;
	/** The column by which a person knows a record. */
	name: string;
	/** What a record's state consists of. */
	fields: readonly (keyof State & string)[];
	missing: Failure;
}

export interface BulkOutcome<State> {
	changed: { id: number; version: number; before: State; after: State }[];
	refused: { id: number; reason: "stale" | "missing"; detail: string }[];
}

/** Changes many records, writes down each, and tells what each was before and why others were left alone. */
export function changeRecords<
	State extends { archived: boolean } & Record<string, string | boolean>,
>(
	db: Database,
	clock: Clock,
	actor: Actor,
	{ table, kind, name, fields, missing }: BulkSource<State>,
	wanted: readonly RequestedChange<State>[],
): Promise<BulkOutcome<State>> {
	return transaction(db, async (tx) => {
		const { changed, refused } = await updateMany(tx, table, fields, name, wanted);
		const acts = changed.flatMap(({ id, label, before, after }) => {
			const changes = diffFields(before, after, fields);
			return changes
				? [{ ...changes, action: actionOf(changes.after), kind, recordId: id, label }]
				: [];
		});
		await recordActivityBatch(tx, clock, actor, acts);
		return {
			changed: changed.map(({ label: _, ...record }) => record),
			refused: refused.map(({ id, reason }) => ({
				id,
				reason,
				detail: (reason === "stale" ? staleRecord : missing).detail,
			})),
		};
	});
}

function actionOf(after: Record<string, unknown>): string {
	if (Object.keys(after).join() !== "archived") return "changed";
	return after.archived ? "archived" : "restored";
}
