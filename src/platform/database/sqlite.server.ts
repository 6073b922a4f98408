import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { setImmediate as nextTurn } from "node:timers/promises";
import {
	CompiledQuery,
	type DatabaseConnection,
	type Dialect,
	type SelectModifierNode,
	SqliteAdapter,
	type SqliteDatabase,
	SqliteDialect,
	SqliteDriver,
	SqliteQueryCompiler,
} from "kysely";

/** Connects Kysely to the embedded engine: one connection, used by one transaction at a time. */
export function sqliteDialect(file: DatabaseSync): Dialect {
	const dialect = new SqliteDialect({ database: kyselyAdapter(file) });
	return {
		createAdapter: () => new EmbeddedAdapter(),
		createDriver: () => new EmbeddedDriver(file),
		createIntrospector: (db) => dialect.createIntrospector(db),
		createQueryCompiler: () => new EmbeddedCompiler(),
	};
}

/** How long a write waits for one of another process, such as that of a backup's result. */
export const BUSY_TIMEOUT_MS = 2000;

/** Opens a file durably: a committed write survives a power cut. */
export function openSqliteFile(path: string): DatabaseSync {
	const file = new DatabaseSync(path);
	file.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`);
	file.exec("pragma journal_mode = wal");
	file.exec("pragma synchronous = full");
	file.exec("pragma foreign_keys = on");
	// Overwrites deleted content, so erased data is not readable in free pages.
	file.exec("pragma secure_delete = on");
	// A page cache of up to 2 MB, allocated as pages are read: the system keeps the file in memory of its own. With 8 MB nothing
	// was faster at 100,000 registrations.
	file.exec("pragma cache_size = -2000");
	return file;
}

/**
 * Opens a file that is worth nothing until it is finished, such as one that a backup is restored into: a crash may damage it,
 * and filling it is several times faster.
 */
export function openUnfinishedSqliteFile(path: string): DatabaseSync {
	const file = new DatabaseSync(path);
	file.exec("pragma journal_mode = memory");
	file.exec("pragma synchronous = off");
	file.exec("pragma foreign_keys = on");
	// What was erased since a backup is erased in the restored file too.
	file.exec("pragma secure_delete = on");
	file.exec("pragma cache_size = -16000");
	return file;
}

class EmbeddedAdapter extends SqliteAdapter {
	// SQLite supports transactional DDL; Kysely's dialect assumes it doesn't.
	override get supportsTransactionalDdl() {
		return true;
	}
	// The driver below queues transactions itself, so a query from inside a transaction is detected.
	override get supportsMultipleConnections() {
		return true;
	}
}

class EmbeddedCompiler extends SqliteQueryCompiler {
	// A transaction locks the whole file from the start: there are no row locks.
	protected override visitSelectModifier(node: SelectModifierNode): void {
		if (!/^(For|SkipLocked)/.test(node.modifier ?? "")) super.visitSelectModifier(node);
	}
}

class EmbeddedDriver extends SqliteDriver {
	#last: Promise<void> = Promise.resolve();
	#release: () => void = () => {};
	#connection: DatabaseConnection | undefined;
	readonly #file: DatabaseSync;

	constructor(file: DatabaseSync) {
		super({ database: kyselyAdapter(file) });
		this.#file = file;
	}

	override async acquireConnection(): Promise<DatabaseConnection> {
		const before = this.#last;
		const turn = Promise.withResolvers<void>();
		this.#last = turn.promise;
		await before;
		this.#release = turn.resolve;
		this.#connection ??= sharingTime(await super.acquireConnection());
		return this.#connection;
	}

	override async releaseConnection(): Promise<void> {
		this.#release();
	}

	// BEGIN IMMEDIATE takes the write lock up front; upgrading a read lock later can fail with SQLITE_BUSY.
	override async beginTransaction(connection: DatabaseConnection): Promise<void> {
		await connection.executeQuery(CompiledQuery.raw("begin immediate"));
	}

	// When the disk is full SQLite rolls back by itself.
	override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
		if (this.#file.isTransaction) await super.rollbackTransaction(connection);
	}
}

/**
 * How long statements may follow each other, in milliseconds: the engine works in this thread, so that everybody waits with
 * them, for pages from memory too.
 */
const SLICE_MS = 10;

/** Lets the event loop take a turn between two statements, inside a transaction too, when the last one was long ago. */
function sharingTime(connection: DatabaseConnection): DatabaseConnection {
	let busySince: number | undefined;
	return {
		async executeQuery(query) {
			if (busySince === undefined) {
				busySince = performance.now();
				setImmediate(() => {
					busySince = undefined;
				});
			} else if (performance.now() - busySince >= SLICE_MS) {
				await nextTurn();
			}
			return connection.executeQuery(query);
		},
		streamQuery: (...a) => connection.streamQuery(...a),
	};
}

/** Adapts `node:sqlite` to the few methods that Kysely's dialect calls. */
function kyselyAdapter(file: DatabaseSync): SqliteDatabase {
	const statements = new Map<string, Prepared>();
	return {
		close: () => file.close(),
		prepare(sql) {
			let prepared = statements.get(sql);
			if (!prepared) {
				prepared = new Prepared(prepareWhole(file, sql));
				if (statements.size < 500) statements.set(sql, prepared);
			}
			return prepared;
		},
	};
}

/** @throws {Error} for several statements, of which SQLite would silently run only the first */
function prepareWhole(file: DatabaseSync, sql: string): StatementSync {
	const statement = file.prepare(sql);
	if (sql.trimEnd() !== statement.sourceSQL.trimEnd()) {
		throw new Error(`Several SQL statements in one query: ${sql}`);
	}
	return statement;
}

class Prepared {
	readonly reader: boolean;
	readonly #statement: StatementSync;
	readonly #booleans: readonly string[];

	constructor(statement: StatementSync) {
		this.#statement = statement;
		const columns = statement.columns();
		this.reader = columns.length > 0;
		this.#booleans = columns.filter(({ type }) => type === "BOOLEAN").map(({ name }) => name);
	}

	all(parameters: readonly unknown[]) {
		return this.#statement.all(...parameters.map(asSqlite)).map((row) => this.#asRow(row));
	}

	run(parameters: readonly unknown[]) {
		return this.#statement.run(...parameters.map(asSqlite));
	}

	*iterate(parameters: readonly unknown[]): IterableIterator<unknown> {
		for (const row of this.#statement.iterate(...parameters.map(asSqlite))) yield this.#asRow(row);
	}

	#asRow(row: Record<string, unknown>): Record<string, unknown> {
		for (const name of this.#booleans) if (row[name] !== null) row[name] = row[name] === 1;
		return Object.setPrototypeOf(row, Object.prototype);
	}
}

function asSqlite(value: unknown): SQLInputValue {
	if (typeof value === "boolean") return value ? 1 : 0;
	return value as SQLInputValue;
}
