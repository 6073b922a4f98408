import { AsyncLocalStorage } from "node:async_hooks";
import type { Dialect, Driver, Kysely, Transaction } from "kysely";
import { Failure } from "#api/failure.ts";
import { isConflict } from "#database/errors.server.ts";
import type { Tables } from "#database/tables.server.ts";

/** The database: one query API for both engines. */
export type Database = Kysely<Tables>;

/** Runs queries, inside or outside a transaction. */
export type Queries = Database | Transaction<Tables>;

export type Engine = "sqlite" | "postgres";

const insideTransaction = new AsyncLocalStorage<{ connected: boolean }>();

/** Maximum attempts of a transaction that PostgreSQL aborts because of another one. */
const ATTEMPTS = 5;

/**
 * Runs `work` in one transaction. Rolls back when it throws or returns a {@link Failure}.
 * @param work may be retried after a conflict with another transaction, so external effects must be
 * idempotent; send notifications after the commit
 * @throws {Error} inside another transaction, whose connection it would wait for
 */
export async function transaction<T>(
	db: Database,
	work: (tx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
	if (insideTransaction.getStore()?.connected) {
		throw new Error("A transaction cannot begin inside another one.");
	}
	for (let attempt = 1; ; attempt++) {
		try {
			return await attemptTransaction(db, work);
		} catch (error) {
			if (attempt === ATTEMPTS || !isConflict(error)) throw error;
		}
	}
}

async function attemptTransaction<T>(
	db: Database,
	work: (tx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
	const state = { connected: false };
	let failure: { value: T } | undefined;
	try {
		return await insideTransaction.run(state, () =>
			db.transaction().execute(async (tx) => {
				const result = await work(tx);
				if (result instanceof Failure) {
					failure = { value: result };
					throw result;
				}
				return result;
			}),
		);
	} catch (thrown) {
		if (failure) return failure.value;
		throw thrown;
	} finally {
		// Work that was started inside but not awaited runs outside from here on.
		state.connected = false;
	}
}

/**
 * Rejects direct use of the database inside a transaction, which would deadlock on SQLite and silently
 * run outside the transaction on PostgreSQL.
 */
export function withTransactionGuard(dialect: Dialect): Dialect {
	return {
		createAdapter: () => dialect.createAdapter(),
		createIntrospector: (db) => dialect.createIntrospector(db),
		createQueryCompiler: () => dialect.createQueryCompiler(),
		createDriver: () => guardedDriver(dialect.createDriver()),
	};
}

function guardedDriver(driver: Driver): Driver {
	return {
		init: (...a) => driver.init(...a),
		acquireConnection: (...a) => {
			const state = insideTransaction.getStore();
			if (state?.connected)
				throw new Error("Inside a transaction, use the transaction for queries.");
			if (state) state.connected = true;
			return driver.acquireConnection(...a);
		},
		beginTransaction: (...a) => driver.beginTransaction(...a),
		commitTransaction: (...a) => driver.commitTransaction(...a),
		rollbackTransaction: (...a) => driver.rollbackTransaction(...a),
		releaseConnection: (...a) => driver.releaseConnection(...a),
		destroy: (...a) => driver.destroy(...a),
	};
}
