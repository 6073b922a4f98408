import type { Insertable } from "kysely";
import type { Actor } from "#platform/api/caller.ts";
import { type Clock, instantFrom } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";
import type { Activity } from "#platform/database/tables.server.ts";
import { foldForSearch } from "#platform/text/fold.ts";

/** Rows of one insert: SQLite takes at most 32,766 values in a statement. */
const BATCH_SIZE = 500;

/** An action on a record. `before` and `after` contain only the fields worth logging. */
interface ActivityEvent {
	/** One word or phrase in the past tense: `created`, `changed`, `deleted`, `exported`, `signed in` … */
	action: string;
	/** Kind of record: `course`, `registration`, `contact`, `user`, `settings`, `session` … */
	kind: string;
	recordId: number | string | null;
	/** Label of the record for people: a title, a name, a reference. */
	label: string;
	before?: Record<string, unknown> | null;
	after?: Record<string, unknown> | null;
}

/**
 * Records an action in the transaction that performs it.
 * The admin area can't change or delete log entries.
 */
export async function recordActivity(
	tx: Queries,
	clock: Clock,
	actor: Actor,
	event: ActivityEvent,
): Promise<void> {
	await recordActivityBatch(tx, clock, actor, [event]);
}

/** Records actions of one actor on many records, like {@link recordActivity}. */
export async function recordActivityBatch(
	tx: Queries,
	clock: Clock,
	{ username, address }: Actor,
	events: readonly ActivityEvent[],
): Promise<void> {
	const rows = events.map(({ action, kind, recordId, label, before, after }) => ({
		at: instantFrom(clock),
		username,
		address,
		action,
		kind,
		recordId: recordId === null ? null : String(recordId),
		label,
		before: before ? JSON.stringify(before) : null,
		after: after ? JSON.stringify(after) : null,
		searchText: searchTextOfLine({ label, username, action, kind, address }),
	}));
	await addLines(tx, rows);
}

/** Adds lines to the log as they are, such as those of another database. */
export async function addLines(tx: Queries, lines: readonly Insertable<Activity>[]): Promise<void> {
	for (let start = 0; start < lines.length; start += BATCH_SIZE) {
		await tx
			.insertInto("activity")
			.values(lines.slice(start, start + BATCH_SIZE))
			.execute();
	}
}

/** Moves the history of a record to the one that it was merged into, so that it is shown and redacted there. */
export async function moveActivity(
	tx: Queries,
	kind: string,
	from: number,
	to: number,
): Promise<void> {
	await tx
		.updateTable("activity")
		.set({ recordId: String(to) })
		.where("kind", "=", kind)
		.where("recordId", "=", String(from))
		.execute();
}

/** Returns the text that a search of the log matches. */
export function searchTextOfLine(
	line: Record<"label" | "username" | "action" | "kind" | "address", string>,
) {
	const { label, username, action, kind, address } = line;
	return foldForSearch([label, username, action, kind, address].join(" "));
}
