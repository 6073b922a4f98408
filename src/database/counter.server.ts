import { CompiledQuery } from "kysely";
import {
	type RateLimiterAbstract,
	RateLimiterMemory,
	RateLimiterPostgres,
	RateLimiterRes,
} from "rate-limiter-flexible";
import type { Database, Engine } from "#database/database.server.ts";

/** How many are allowed in how many seconds, beginning with the first. */
export interface RateLimit {
	points: number;
	seconds: number;
}

/**
 * Counts things that happen: in the database on PostgreSQL, so that all instances count together;
 * in memory on SQLite, where there is one process.
 */
export class RateCounter {
	readonly #limiter: RateLimiterAbstract;

	constructor(
		name: string,
		{ points, seconds }: RateLimit,
		{ db, engine }: { db: Database; engine: Engine },
	) {
		const options = { keyPrefix: name, points, duration: seconds };
		this.#limiter =
			engine === "sqlite"
				? new RateLimiterMemory(options)
				: new RateLimiterPostgres({
						...options,
						storeClient: asPostgresClient(db),
						storeType: "client",
						tableName: "rate_limits",
						tableCreated: true,
						// Done with everything else that has had its time: see `forgetCounts`.
						clearExpiredByTimeout: false,
						// Who is over the limit no longer costs the database anything.
						inMemoryBlockOnConsumed: points + 1,
					});
	}

	/**
	 * Counts one more for a subject. Not to be used inside a transaction.
	 * @returns how many milliseconds to wait when it was one too many, else 0
	 */
	async add(subject: string): Promise<number> {
		try {
			await this.#limiter.consume(subject);
			return 0;
		} catch (thrown) {
			if (thrown instanceof RateLimiterRes) return Math.max(thrown.msBeforeNext, 1);
			throw thrown;
		}
	}
}

/** What the limiter calls of a PostgreSQL client, through the one pool that knows silent connections. */
function asPostgresClient(db: Database) {
	return {
		query: ({ text, values }: { text: string; values: unknown[] }) =>
			db.executeQuery(CompiledQuery.raw(text, values)),
	};
}

/** Forgets counts whose time is over. On SQLite they forget themselves. */
export async function purgeExpiredCounts(db: Database, engine: Engine): Promise<void> {
	if (engine === "sqlite") return;
	await db.deleteFrom("rate_limits").where("expire", "<", Date.now()).execute();
}
