import { changesOf } from "#activity/changes.ts";
import { type Actor, recordActivities } from "#activity/record.server.ts";
import type { Failure } from "#api/failure.ts";
import { changeMany, type Wanted } from "#database/bulk.server.ts";
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
	refused: { id: number; reason: "stale" | "missing"; sentence: string }[];
}

/** Changes many records, writes down each, and tells what each was before and why others were left alone. */
export function changeRecords<
	State extends { archived: boolean } & Record<string, string | boolean>,
>(
	db: Database,
	clock: Clock,
	actor: Actor,
	{ table, kind, name, fields, missing }: BulkSource<State>,
	wanted: readonly Wanted<State>[],
): Promise<BulkOutcome<State>> {
	return transaction(db, async (tx) => {
		const { changed, refused } = await changeMany(tx, table, fields, name, wanted);
		const acts = changed.flatMap(({ id, label, before, after }) => {
			const changes = changesOf(before, after, fields);
			return changes
				? [{ ...changes, action: actionOf(changes.after), kind, recordId: id, label }]
				: [];
		});
		await recordActivities(tx, clock, actor, acts);
		return {
			changed: changed.map(({ label: _, ...record }) => record),
			refused: refused.map(({ id, reason }) => ({
				id,
				reason,
				sentence: (reason === "stale" ? staleRecord : missing).sentence,
			})),
		};
	});
}

function actionOf(after: Record<string, unknown>): string {
	if (Object.keys(after).join() !== "archived") return "changed";
	return after.archived ? "archived" : "restored";
}
