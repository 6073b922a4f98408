import { type Dialect, PostgresDialect } from "kysely";
import pg from "pg";

// How rows leave the driver: as both engines know them.
const INT8 = 20;
const TIMESTAMPTZ = 1184;
const types = {
	getTypeParser(oid: number, format?: "text" | "binary") {
		if (oid === INT8) return Number;
		if (oid === TIMESTAMPTZ) return (text: string) => new Date(text).toISOString();
		return pg.types.getTypeParser(oid, format as "text");
	},
};

/**
 * A client whose connection may break at any moment: the query under way fails, and so does every
 * later one.
 */
export class PostgresClient extends pg.Client {
	constructor(config?: string | pg.ClientConfig) {
		super(config);
		// The pool listens only while a client is idle; an error that nobody hears ends the process.
		this.on("error", () => {});
		const query = this.query.bind(this) as (...a: unknown[]) => Promise<unknown> | undefined;
		this.query = ((...a: unknown[]) => {
			const result = query(...a);
			// Whatever is asked next would wait behind the answer that never came. The pool does not
			// take back a client that has ended.
			result?.catch?.((error: Error) => {
				if (error.message === "Query read timeout") this.end().catch(() => {});
			});
			return result;
		}) as typeof this.query;
	}
}

/**
 * In milliseconds. Below the five seconds in which a call is answered, PostgreSQL gives up a
 * statement, then we give up a connection that fell silent. A transaction of a process that hangs
 * lets go of its locks, later than any that is only slow.
 */
const timeouts = {
	statement_timeout: 3500,
	query_timeout: 4000,
	idle_in_transaction_session_timeout: 10_000,
};

/**
 * A pool whose callers never wait for long, and that throws away connections that fell silent.
 * @param isPatient lets a query take its time, as migrations of many rows must
 */
export function createPool(url: string, isPatient = false): pg.Pool {
	const pool = new pg.Pool({
		Client: PostgresClient,
		connectionString: url,
		max: 10,
		connectionTimeoutMillis: 3000,
		...(isPatient ? {} : timeouts),
		keepAlive: true,
		application_name: "school-website",
		types,
	});
	// An idle connection that breaks is replaced by the next call; without a listener it would end the process.
	pool.on("error", () => {});
	return pool;
}

export function postgresDialect(pool: pg.Pool): Dialect {
	return new PostgresDialect({ pool });
}
