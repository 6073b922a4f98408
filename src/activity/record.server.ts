import type { CallContext } from "#api/call.server.ts";
import type { Endpoint } from "#api/endpoint.ts";
import { foldForSearch } from "#api/search-folding.ts";
import { type Clock, instantFrom } from "#database/clock.ts";
import type { Queries } from "#database/database.server.ts";

/** Rows of one insert: SQLite takes at most 32,766 values in a statement. */
const BATCH_SIZE = 500;

/** Who did something, and from where. The name is empty when nobody was signed in. */
export interface Actor {
	username: string;
	address: string;
}

/** What was done to which record. `before` and `after` hold only the fields that matter. */
export interface ActivityEvent {
	/** One word in the past tense: `created`, `changed`, `deleted`, `exported`, `signed in` … */
	action: string;
	/** What kind of record: `course`, `registration`, `contact`, `user`, `settings`, `session` … */
	kind: string;
	recordId: number | string | null;
	/** How a person knows the record: a title, a name, a reference. */
	label: string;
	before?: Record<string, unknown> | null;
	after?: Record<string, unknown> | null;
}

/** The actor of a call by an administrator. */
export function actorOf({
	caller: { userId, username },
	from: { address },
}: Pick<CallContext<Endpoint>, "from"> & {
	caller: { userId: number; username: string };
}): Actor & { userId: number } {
	return { userId, username, address };
}

/**
 * Writes down who did what, in the transaction that does it. Nothing here is ever changed or
 * removed by the office.
 */
export async function recordActivity(
	tx: Queries,
	clock: Clock,
	actor: Actor,
	act: ActivityEvent,
): Promise<void> {
	await recordActivityBatch(tx, clock, actor, [act]);
}

/** As `recordActivity`, for what one person did to many records at once. */
export async function recordActivityBatch(
	tx: Queries,
	clock: Clock,
	{ username, address }: Actor,
	acts: readonly ActivityEvent[],
): Promise<void> {
	const rows = acts.map(({ action, kind, recordId, label, before, after }) => ({
		at: instantFrom(clock),
		username,
		address,
		action,
		kind,
		recordId: recordId === null ? null : String(recordId),
		label,
		before: before ? JSON.stringify(before) : null,
		after: after ? JSON.stringify(after) : null,
		searchText: searchTextOf({ label, username, action, kind, address }),
	}));
	for (let start = 0; start < rows.length; start += BATCH_SIZE) {
		await tx
			.insertInto("activity")
			.values(rows.slice(start, start + BATCH_SIZE))
			.execute();
	}
}

/** What a line of the log is found by. */
export function searchTextOf(
	line: Record<"label" | "username" | "action" | "kind" | "address", string>,
) {
	const { label, username, action, kind, address } = line;
	return foldForSearch([label, username, action, kind, address].join(" "));
}
