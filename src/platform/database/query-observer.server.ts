import type { LogConfig } from "kysely";

/** A query that the database answered or refused. It has placeholders for all values. */
interface ObservedQuery {
	sql: string;
	milliseconds: number;
}

/** Called after each query, without the time that it waited for a connection. */
export type QueryObserver = (query: ObservedQuery) => void;

/** Returns the part of Kysely's configuration that calls the observer; nothing without one. */
export function observing(observe: QueryObserver | undefined): { log?: LogConfig } {
	if (!observe) return {};
	return {
		log: (event) => {
			// A stream lasts as long as its reader takes.
			if (event.level === "query" && event.isStream) return;
			observe({ sql: event.query.sql, milliseconds: event.queryDurationMillis });
		},
	};
}
