import { type RawBuilder, type SqlBool, sql } from "kysely";
import { startOfDay } from "#platform/calendar/new-york.ts";

// Conditions of lists, for the filters of their queries. A filter that is not set has none.

export type Condition = RawBuilder<SqlBool>;

/** A column has a value, or one of several. */
export function columnIs(name: string, value: unknown): Condition[] {
	if (value === undefined) return [];
	const column = sql.ref(name);
	if (Array.isArray(value)) return [sql`${column} in (${sql.join(value)})`];
	// The bare column lets SQLite use an index of only the rows where it is true.
	return [sql`${column} = ${value}`, ...(value === true ? [sql<SqlBool>`${column}`] : [])];
}

/** A column's instant is on one of these days in New York, both included. */
export function isOnDays(
	name: string,
	{ from, to }: { from?: string | undefined; to?: string | undefined },
): Condition[] {
	const column = sql.ref(name);
	const end = to && startOfDay(to, 1);
	return [
		...(from ? [sql<SqlBool>`${column} >= ${startOfDay(from)}`] : []),
		// No stored instant is after the year 9999, and no engine can write the next day.
		...(end && !end.startsWith("+") ? [sql<SqlBool>`${column} < ${end}`] : []),
	];
}

/** A column of folded text matches all patterns of a search. */
export const isLike = (name: string, patterns: readonly string[]): Condition[] =>
	patterns.map((pattern) => sql<SqlBool>`${sql.ref(name)} like ${pattern} escape '\\'`);
