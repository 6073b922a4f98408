import { AsyncLocalStorage } from "node:async_hooks";
import pino from "pino";
import type { CallLog } from "#platform/api/handler.server.ts";
import type { QueryObserver } from "#platform/database/query-observer.server.ts";

/** What the start refuses as a level in a sentence must not end the process here. */
const { LOG_LEVEL = "" } = process.env;
const isLevel = LOG_LEVEL === "silent" || Object.hasOwn(pino.levels.values, LOG_LEVEL);

/** The log: one JSON line per event, without personal data. */
export const log = pino({
	level: isLevel ? LOG_LEVEL : "info",
	base: null,
	timestamp: pino.stdTimeFunctions.isoTime,
	formatters: { level: (level) => ({ level }) },
	serializers: {
		error: (error: unknown) =>
			error instanceof Error
				? {
						...withoutValues(error),
						...(error.cause instanceof Error && { cause: withoutValues(error.cause) }),
					}
				: { name: typeof error },
	},
});

/** Databases put row values into an error's other fields; these have none. */
function withoutValues({ name, code, message, stack }: Error & { code?: string }) {
	return { name, code, message, stack };
}

/** Logs an API call: at error level for our own failures, quietly otherwise. */
export function logCall({ error, ...entry }: CallLog): void {
	if (entry.status >= 500) log.error({ ...entry, error }, "request failed");
	else log.info(entry, "call");
}

/** Logs an error that occurred while rendering a page. */
export function logPageError(error: unknown): void {
	log.error({ error }, "page render failed");
}

/** The id of the request that the running code works for; undefined in the background. */
export const currentRequestId = new AsyncLocalStorage<string>();

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
