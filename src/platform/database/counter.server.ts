import { CompiledQuery } from "kysely";
import {
	type RateLimiterAbstract,
	RateLimiterMemory,
	RateLimiterPostgres,
	RateLimiterRes,
} from "rate-limiter-flexible";
import type { Database, Engine } from "#platform/database/database.server.ts";

/** Maximum number per window in seconds, which starts with the first. */
export interface RateLimit {
	points: number;
	seconds: number;
}

/** Counts events: in PostgreSQL, shared by all instances; in memory on SQLite, where there is one process. */
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
						// Purged hourly instead: see `purgeExpiredCounts`.
						clearExpiredByTimeout: false,
						// A blocked subject is rejected from memory, without a query.
						inMemoryBlockOnConsumed: points + 1,
					});
	}

	/**
	 * Counts one event of a subject. Must not be called inside a transaction.
	 * @returns milliseconds to wait if the limit is exceeded, otherwise 0
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

	/** Takes back one event of a subject. Must not be called inside a transaction. */
	async takeBack(subject: string): Promise<void> {
		await this.#limiter.reward(subject);
	}
}

/** Adapts the pool, with its timeouts, to the limiter's PostgreSQL client. */
function asPostgresClient(db: Database) {
	return {
		query: ({ text, values }: { text: string; values: unknown[] }) =>
			db.executeQuery(CompiledQuery.raw(text, values)),
	};
}

/** Purges expired counts. On SQLite they expire in memory. */
export async function purgeExpiredCounts(db: Database, engine: Engine): Promise<void> {
	if (engine === "sqlite") return;
	await db.deleteFrom("rate_limits").where("expire", "<", Date.now()).execute();
}
