import { recordActivity } from "#office/activity/record.server.ts";
import type { Actor } from "#platform/api/caller.ts";
import { Failure, invalidField } from "#platform/api/failure.ts";
import { lockContent } from "#platform/database/content.server.ts";
import { type Queries, transaction } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";

/** A list whose order the office chooses. */
interface Ordered<Row> {
	kind: "course" | "fact";
	table: "courses" | "facts";
	/** Names the order in the activity log, and each record in it. */
	label: string;
	nameOf: (row: Row) => string;
	read: (tx: Queries) => Promise<Row[]>;
	/** Why an order of other records is refused. */
	changed: string;
}

/** Stores the order of all records of a list, first to last, and returns them. */
export function reorder<Row extends { id: number }>(
	{ db, clock }: Store,
	{ body: { ids }, actor }: { body: { ids: readonly number[] }; actor: Actor },
	{ kind, table, label, nameOf, read, changed }: Ordered<Row>,
): Promise<Row[] | Failure> {
	return transaction<Row[] | Failure>(db, async (tx) => {
		await lockContent(tx);
		const before = await read(tx);
		const listed = new Set(ids);
		if (listed.size !== ids.length) return invalidField("ids", `A ${kind} is listed twice.`);
		if (listed.size !== before.length || before.some(({ id }) => !listed.has(id))) {
			return new Failure("conflict", changed);
		}
		if (before.every(({ id }, at) => id === ids[at])) return before;
		for (const [at, id] of ids.entries()) {
			await tx
				.updateTable(table)
				.set({ position: at + 1 })
				.where("id", "=", id)
				.execute();
		}
		const after = await read(tx);
		await recordActivity(tx, clock, actor, {
			...{ action: "reordered", kind, recordId: null, label },
			before: { order: before.map(nameOf) },
			after: { order: after.map(nameOf) },
		});
		return after;
	});
}
