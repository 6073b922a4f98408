import { AsyncLocalStorage } from "node:async_hooks";
import type {
	CompiledQuery,
	DatabaseConnection,
	Dialect,
	Driver,
	Kysely,
	QueryResult,
	Transaction,
} from "kysely";
import { currentWrites, refuseAfterDeadline, Writes } from "#platform/api/deadline.server.ts";
import { Failure } from "#platform/api/failure.ts";
import { isConflict, isRefusal } from "#platform/database/errors.server.ts";
import type { Tables } from "#platform/database/tables.server.ts";

/** The database: one query API for both engines. */
export type Database = Kysely<Tables>;

/** A transaction, for queries that are stored together. */
export type Tx = Transaction<Tables>;

/** Runs queries, inside or outside a transaction. */
export type Queries = Database | Tx;

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
export async function transaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
	refuseNested();
	for (let attempt = 1; ; attempt++) {
		try {
			return await attemptTransaction(db, work);
		} catch (error) {
			if (attempt === ATTEMPTS || !isConflict(error)) throw error;
		}
	}
}

/** @throws {Error} inside a transaction */
export function refuseNested(): void {
	if (insideTransaction.getStore()?.connected) {
		throw new Error("A transaction cannot begin inside another one.");
	}
}

/** Runs what has a part in a transaction that somebody else began. */
export async function insideTransactionOf<T>(work: () => Promise<T>): Promise<T> {
	const state = { connected: true };
	try {
		return await insideTransaction.run(state, work);
	} finally {
		state.connected = false;
	}
}

async function attemptTransaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
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
 * run outside the transaction on PostgreSQL. Rejects everything but a rollback of work whose deadline has passed.
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
	const connections = new WeakMap<DatabaseConnection, GuardedConnection>();
	// Kysely gives back what it got here.
	const guarded = (connection: DatabaseConnection) => connection as GuardedConnection;
	return {
		init: (...a) => driver.init(...a),
		async acquireConnection(...a) {
			refuseAfterDeadline();
			const state = insideTransaction.getStore();
			if (state?.connected)
				throw new Error("Inside a transaction, use the transaction for queries.");
			if (state) state.connected = true;
			const bare = await driver.acquireConnection(...a);
			const connection = connections.get(bare) ?? new GuardedConnection(bare);
			connections.set(bare, connection);
			connection.isInTransaction = false;
			return connection;
		},
		async beginTransaction(connection, ...a) {
			refuseAfterDeadline();
			await driver.beginTransaction(guarded(connection).bare, ...a);
			guarded(connection).isInTransaction = true;
		},
		async commitTransaction(connection) {
			refuseAfterDeadline();
			await counted(() => driver.commitTransaction(guarded(connection).bare));
		},
		rollbackTransaction: (connection) => driver.rollbackTransaction(guarded(connection).bare),
		releaseConnection: (connection, ...a) =>
			driver.releaseConnection(guarded(connection).bare, ...a),
		destroy: (...a) => driver.destroy(...a),
	};
}

class GuardedConnection implements DatabaseConnection {
	readonly bare: DatabaseConnection;
	isInTransaction = false;

	constructor(bare: DatabaseConnection) {
		this.bare = bare;
	}

	async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
		refuseAfterDeadline();
		const carryOut = () => this.bare.executeQuery<R>(query);
		// What is written as SQL outside of a transaction are queries.
		const isWrite = /^(Insert|Update|Delete)QueryNode$/.test(query.query.kind);
		return isWrite && !this.isInTransaction ? counted(carryOut) : carryOut();
	}

	streamQuery<R>(...a: Parameters<DatabaseConnection["streamQuery"]>) {
		return this.bare.streamQuery<R>(...a);
	}
}

/** Counts what stores something for good, unless the database answers that it did not. */
async function counted<T>(write: () => Promise<T>): Promise<T> {
	const writes = currentWrites() ?? new Writes();
	writes.sent += 1;
	try {
		return await write();
	} catch (error) {
		if (isRefusal(error)) writes.sent -= 1;
		throw error;
	}
}
