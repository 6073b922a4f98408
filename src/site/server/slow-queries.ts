import type { QueryObserver } from "#platform/database/query-observer.server.ts";
import { currentRequestId } from "#site/server/current-request.ts";
import { log } from "#site/server/log.ts";

/** A list of many values has as many placeholders. */
const MAX_SQL = 2000;

/** Logs queries that take at least `limit` milliseconds: with placeholders, never with values. */
export function logSlowQueries(limit: number): QueryObserver {
	return ({ sql, milliseconds }) => {
		if (milliseconds < limit) return;
		const requestId = currentRequestId.getStore();
		log.warn({ requestId, ms: Math.round(milliseconds), sql: sql.slice(0, MAX_SQL) }, "slow query");
	};
}
