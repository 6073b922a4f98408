import { type SqlBool, sql } from "kysely";
import { actionsLike, actionsNamed } from "#office/activity/actions.ts";
import type * as contract from "#office/activity/contract.ts";
import {
	type ActivityEntry,
	type ActivityQuery,
	activityEntry,
	guardedKinds,
} from "#office/activity/contract.ts";
import { type Call, Reply } from "#platform/api/call.server.ts";
import type { Role } from "#platform/api/role.ts";
import { startOfDay } from "#platform/calendar/new-york.ts";
import type { Queries } from "#platform/database/database.server.ts";
import { wordPatterns } from "#platform/database/search.server.ts";
import type { Store } from "#platform/database/store.server.ts";

const PAGE = 50;

const columns = Object.keys(activityEntry.shape) as (keyof ActivityEntry)[];

/** Responds with one page of the log, and the number of entries on all of them. */
export async function listActivity(
	{ db }: Store,
	{ query, caller }: Call<typeof contract.listActivity>,
): Promise<Reply> {
	const { total, rows } = await readActivity(db, query, caller.role);
	return new Reply(rows, { "x-total-count": String(total) });
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
	const { limit = PAGE, offset = 0, sort = "-at" } = query;
	const matching = db
		.selectFrom("activity")
		.where((eb) => eb.and([eb.lit(true), ...conditions(query)]))
		.$if(role !== "full", (entries) => entries.where("kind", "not in", guardedKinds));
	const direction = sort === "at" ? "asc" : "desc";
	const { total } = await matching
		.select((eb) => eb.fn.countAll<number>().as("total"))
		.executeTakeFirstOrThrow();
	const rows = await matching
		.select(columns)
		.orderBy("at", direction)
		.orderBy("id", direction)
		.limit(limit)
		.offset(offset)
		.execute();
	return {
		total,
		rows: rows.map(withFields),
	};
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
	const end = to && startOfDay(to, 1);
	const equal = Object.entries({ kind, recordId }).flatMap(([column, value]) =>
		value === undefined ? [] : [sql<SqlBool>`${sql.ref(column)} = ${value}`],
	);
	return [
		...equal,
		...(action === undefined ? [] : [sql<SqlBool>`"action" in (${sql.join(actionsLike(action))})`]),
		// SQLite's lower() converts ASCII only.
		...(username === undefined ? [] : [sql<SqlBool>`lower(username) = lower(${username})`]),
		...(from ? [sql<SqlBool>`"at" >= ${startOfDay(from)}`] : []),
		// No entry is later than the year 9999, and neither engine can format a later bound.
		...(end && !end.startsWith("+") ? [sql<SqlBool>`"at" < ${end}`] : []),
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
