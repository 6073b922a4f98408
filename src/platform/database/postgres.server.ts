import { AsyncLocalStorage } from "node:async_hooks";
import { type Dialect, PostgresDialect } from "kysely";
import pg from "pg";
import { isOutdatedPlan } from "#platform/database/errors.server.ts";

// Parsers that return rows in the same types as SQLite.
const INT8 = 20;
const TIMESTAMPTZ = 1184;
const types = {
	getTypeParser(oid: number, format?: "text" | "binary") {
		if (oid === INT8) return Number;
		if (oid === TIMESTAMPTZ) return (text: string) => new Date(text).toISOString();
		return pg.types.getTypeParser(oid, format as "text");
	},
};

const keepingPlans = new AsyncLocalStorage<true>();

/**
 * Lets PostgreSQL keep the plans of the statements of `work`, in each connection: they are most of what a short
 * statement costs. For work that always has the same few statements.
 */
export function keepPlans<T>(work: () => Promise<T>): Promise<T> {
	return keepingPlans.run(true, work);
}

/** Statements whose plans are kept; each connection has them in memory. */
const MOST_NAMES = 200;
const names = new Map<string, string>();
let named = 0;

/** Names a statement by its text, so that a connection plans it once. */
function withName(text?: unknown, values?: unknown): unknown {
	if (typeof text !== "string" || !Array.isArray(values)) return text;
	if (!names.has(text) && names.size < MOST_NAMES) names.set(text, `statement ${++named}`);
	return { name: names.get(text), text, values };
}

/** A client whose connection may break at any time; the current query and all later ones then fail. */
export class PostgresClient extends pg.Client {
	constructor(config?: string | pg.ClientConfig) {
		super(config);
		// The pool listens only while a client is idle; an unhandled error event ends the process.
		this.on("error", () => {});
		const query = this.query.bind(this) as (...a: unknown[]) => Promise<unknown> | undefined;
		this.query = ((...a: unknown[]) => {
			const result = query(...(keepingPlans.getStore() ? [withName(...a), ...a.slice(2)] : a));
			result?.catch?.((error: Error) => {
				// End the client: later queries would queue behind the lost response, and the pool
				// discards ended clients.
				if (error.message === "Query read timeout") this.end().catch(() => {});
				if (isOutdatedPlan(error)) names.clear();
			});
			return result;
		}) as typeof this.query;
	}
}

/**
 * Timeouts in milliseconds. Below the 5 seconds of a call, first PostgreSQL cancels the statement, then
 * the client drops a silent connection. Transactions of a hung process release their locks later.
 */
const timeouts = {
	statement_timeout: 3000,
	query_timeout: 3500,
	idle_in_transaction_session_timeout: 10_000,
};

/** The name of the site's connections in PostgreSQL; those for news have `listener` after it. */
export const SITE_NAME = "school-website";

/**
 * Creates a pool with timeouts that discards silent connections.
 * @param hasTimeouts false for the work of an operator on many rows, such as migrations and backups
 */
export function createPool(url: string, hasTimeouts = true): pg.Pool {
	const pool = new pg.Pool({
		Client: PostgresClient,
		connectionString: url,
		max: 10,
		connectionTimeoutMillis: 3000,
		...(hasTimeouts ? timeouts : {}),
		keepAlive: true,
		// A restore asks by this name whether the site runs.
		application_name: hasTimeouts ? SITE_NAME : "school-website maintenance",
		types,
	});
	// The next call replaces a broken idle connection; an unhandled error event would end the process.
	pool.on("error", () => {});
	return pool;
}

export function postgresDialect(pool: pg.Pool): Dialect {
	return new PostgresDialect({ pool });
}
