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
 * A pool whose callers never wait for long, and that throws away connections that fell silent.
 * @param isPatient lets a query take its time, as migrations of many rows must
 */
export function createPool(url: string, isPatient = false): pg.Pool {
	const pool = new pg.Pool({
		connectionString: url,
		max: 10,
		connectionTimeoutMillis: 3000,
		...(isPatient ? {} : { query_timeout: 4000 }),
		keepAlive: true,
		application_name: "school-website",
		types,
	});
	pool.on("connect", (client) => {
		const query = client.query.bind(client) as (...a: unknown[]) => Promise<unknown> | undefined;
		client.query = ((...a: unknown[]) => {
			const result = query(...a);
			// Whatever is asked next would wait behind the answer that never came. The pool does not
			// take back a client that has ended.
			result?.catch?.((error: Error) => {
				if (error.message === "Query read timeout") (client as pg.Client).end().catch(() => {});
			});
			return result;
		}) as typeof client.query;
	});
	// An idle connection that breaks is replaced by the next call; without a listener it would end the process.
	pool.on("error", () => {});
	return pool;
}

export function postgresDialect(pool: pg.Pool): Dialect {
	return new PostgresDialect({ pool });
}
