import { type SqlBool, sql } from "kysely";
import { actionsLike, actionsNamed } from "#office/activity/actions.ts";
import type * as contract from "#office/activity/contract.ts";
import {
	type ActivityEntry,
	type ActivityQuery,
	activityEntry,
	guardedKinds,
} from "#office/activity/contract.ts";
import type { Call, Reply } from "#platform/api/call.server.ts";
import { pageReply, readPage } from "#platform/api/list-reply.server.ts";
import type { Role } from "#platform/api/role.ts";
import { columnIs, isOnDays } from "#platform/database/conditions.server.ts";
import type { Queries } from "#platform/database/database.server.ts";
import { wordPatterns } from "#platform/database/search.server.ts";
import type { Store } from "#platform/database/store.server.ts";

const columns = Object.keys(activityEntry.shape) as (keyof ActivityEntry)[];

/** Responds with one page of the log, and the number of entries on all of them. */
export async function listActivity(
	{ db }: Store,
	{ query, caller }: Call<typeof contract.listActivity>,
): Promise<Reply> {
	return pageReply(await readActivity(db, query, caller.role));
}

/**
 * Reads log entries, newest first by default, 50 per page because the log only grows.
 * A narrower role reads the work on records, not what concerns accounts and settings.
 */
export async function readActivity(
	db: Queries,
	query: ActivityQuery,
	role: Role,
): Promise<{ total: number; rows: ActivityEntry[] }> {
	const direction = query.sort === "at" ? "asc" : "desc";
	const matching = db
		.selectFrom("activity")
		.select(columns)
		.where((eb) => eb.and([eb.lit(true), ...conditions(query)]))
		.$if(role !== "full", (entries) => entries.where("kind", "not in", guardedKinds))
		.orderBy("at", direction)
		.orderBy("id", direction);
	const { total, rows } = await readPage(matching, query);
	return { total, rows: rows.map(withFields) };
}

/** Returns a line of the log with its fields before and after, which are stored as JSON. */
export const withFields = <Line extends Record<"before" | "after", string | null>>({
	before,
	after,
	...line
}: Line) => ({
	...line,
	before: JSON.parse(before ?? "null"),
	after: JSON.parse(after ?? "null"),
});

function conditions({ username, action, kind, recordId, from, to, q }: ActivityQuery) {
	return [
		...columnIs("kind", kind),
		...columnIs("recordId", recordId),
		...columnIs("action", action && actionsLike(action)),
		// SQLite's lower() converts ASCII only.
		...(username === undefined ? [] : [sql<SqlBool>`lower(username) = lower(${username})`]),
		...isOnDays("at", { from, to }),
		...wordPatterns(q ?? "").map(
			(pattern) => sql<SqlBool>`("searchText" like ${pattern} escape '\\'${orNamed(pattern)})`,
		),
	];
}

/** Also finds actions by the words that people read for them. */
function orNamed(pattern: string) {
	const actions = actionsNamed(pattern.slice(1, -1));
	return actions.length > 0 ? sql` or "action" in (${sql.join(actions)})` : sql``;
}
