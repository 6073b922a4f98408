import { statSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import {
	type Database,
	type Engine,
	withTransactionGuard,
} from "#platform/database/database.server.ts";
import { databaseFile, openEmbedded, toStorageError } from "#platform/database/embedded.server.ts";
import { afterOthers } from "#platform/database/exclusive.server.ts";
import {
	appliedMigrations,
	hasTable,
	migrate,
	pendingMigrations,
} from "#platform/database/migrate.server.ts";
import { refuseMovedAway } from "#platform/database/moved-away.server.ts";
import { createPool, postgresDialect } from "#platform/database/postgres.server.ts";
import { checkPostgresVersion } from "#platform/database/postgres-version.server.ts";
import { observing, type QueryObserver } from "#platform/database/query-observer.server.ts";
import {
	openSqliteFile,
	openUnfinishedSqliteFile,
	sqliteDialect,
} from "#platform/database/sqlite.server.ts";
import { StorageError } from "#platform/database/storage-error.server.ts";
import type { Tables } from "#platform/database/tables.server.ts";

/** Where a database is: in PostgreSQL if there is a URL, otherwise in the folder. */
export interface DatabasePlace {
	databaseUrl: string | undefined;
	dataDir: string;
}

/** Names a database in a sentence for the operator, without its password. */
export function databaseName({ databaseUrl, dataDir }: DatabasePlace): string {
	if (!databaseUrl) return `the database in ${dataDir}`;
	const { host, pathname } = new URL(databaseUrl);
	return `the database ${pathname.slice(1)} at ${host}`;
}

export interface OpenDatabase {
	db: Database;
	engine: Engine;
	/** A sentence for the log about its version, if there is something to say. */
	notice?: string | undefined;
	close(): Promise<void>;
}

/** What is done before a database is changed as a whole; an error ends the start, with nothing changed. */
export interface Beforehand {
	/** Before tables are made where there are none, which begins a new school. */
	creating?(): Promise<void>;
	/** Before a database with data is migrated, with the name of the first migration. */
	migrating?(first: string): Promise<void>;
}

/** The table in a database that a move has not finished. */
export const UNFINISHED_MOVE = "unfinished_move";

/**
 * Opens the database and migrates its tables.
 * @param observe called after each query
 * @throws {StorageError} with a message for the operator, when it cannot be used
 */
export async function openDatabase(
	place: DatabasePlace,
	before: Beforehand = {},
	observe?: QueryObserver,
): Promise<OpenDatabase> {
	if (!place.databaseUrl) refuseMovedAway(place.dataDir);
	// Opening makes the file, which a start that is refused must not leave.
	if (!place.databaseUrl && isMissing(databaseFile(place.dataDir))) await before.creating?.();
	const opened = place.databaseUrl
		? openPostgres(place.databaseUrl, observe)
		: await openEmbeddedDatabase(place.dataDir, observe);
	const prepare = async (db: Database) => {
		opened.notice = await checkPostgresVersion(db, opened.engine);
		await refuseUnfinishedMove(db, opened.engine);
		if ((await appliedMigrations(db, opened.engine)).length === 0) await before.creating?.();
		const [first] = await pendingMigrations(db, opened.engine);
		if (first) await before.migrating?.(first);
		await migrate(db, opened.engine);
	};
	try {
		if (place.databaseUrl) {
			const maintenance = openForMaintenance(place);
			await afterOthers(maintenance.db, () => prepare(maintenance.db)).finally(maintenance.close);
		} else {
			await prepare(opened.db);
		}
	} catch (error) {
		await opened.close();
		throw asProblem(error, place);
	}
	return opened;
}

/**
 * Opens the database as it is, next to a running site: without migrating it, without time limits, and without
 * keeping others out.
 * @throws {StorageError} if there is no embedded database in the folder, or no file of SQLite
 */
export function openForMaintenance({ databaseUrl, dataDir }: DatabasePlace): OpenDatabase {
	if (databaseUrl) {
		const db = new Kysely<Tables>({ dialect: postgresDialect(createPool(databaseUrl, false)) });
		return { db, engine: "postgres", close: () => db.destroy() };
	}
	refuseEmptyFolder({ databaseUrl, dataDir });
	try {
		return openFile(databaseFile(dataDir));
	} catch (error) {
		throw toStorageError(error, dataDir);
	}
}

/**
 * Prevents opening a mistyped folder, which would create a new, empty database.
 * @throws {StorageError} if there is no database in it, or this user may not read it
 */
export function refuseEmptyFolder({ databaseUrl, dataDir }: DatabasePlace): void {
	if (databaseUrl) return;
	try {
		statSync(databaseFile(dataDir));
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw toStorageError(error, dataDir);
		refuseMovedAway(dataDir);
		throw new StorageError(
			`There is no database in ${dataDir}. Start the site once, or set DATA_DIR to its folder.`,
		);
	}
}

/** Opens a database as it is, for maintenance, and makes an embedded one that does not exist. */
export function makeDatabase(place: DatabasePlace): OpenDatabase {
	return place.databaseUrl ? openForMaintenance(place) : openFile(databaseFile(place.dataDir));
}

/** Opens a SQLite file, or makes one; unlike `openDatabase`, it keeps nobody out. */
export function openFile(path: string): OpenDatabase {
	return openedFile(openSqliteFile(path));
}

/** Makes a SQLite file that is thrown away unless it is finished: see {@link openUnfinishedSqliteFile}. */
export function openUnfinishedFile(path: string): OpenDatabase {
	return openedFile(openUnfinishedSqliteFile(path));
}

function openedFile(file: DatabaseSync): OpenDatabase {
	const db = new Kysely<Tables>({ dialect: sqliteDialect(file) });
	return {
		db,
		engine: "sqlite",
		async close() {
			await db.destroy();
			// Kysely closes only what a query has used.
			if (file.isOpen) file.close();
		},
	};
}

async function openEmbeddedDatabase(
	dataDir: string,
	observe: QueryObserver | undefined,
): Promise<OpenDatabase> {
	const { file, release } = await openEmbedded(dataDir);
	const db = new Kysely<Tables>({
		dialect: withTransactionGuard(sqliteDialect(file)),
		...observing(observe),
	});
	return {
		db,
		engine: "sqlite",
		async close() {
			await db.destroy();
			release();
		},
	};
}

/** Returns whether a file is not there or has nothing in it, as a disk that was full or is not mounted leaves it. */
function isMissing(path: string): boolean {
	try {
		return statSync(path).size === 0;
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === "ENOENT";
	}
}

async function refuseUnfinishedMove(db: Database, engine: Engine): Promise<void> {
	if (!(await hasTable(db, engine, UNFINISHED_MOVE))) return;
	throw new StorageError(
		"Moving into this database was interrupted, and nothing is in it. Run npm run admin -- move again, or use the database that you moved from.",
	);
}

function openPostgres(url: string, observe: QueryObserver | undefined): OpenDatabase {
	const db = new Kysely<Tables>({
		dialect: withTransactionGuard(postgresDialect(createPool(url))),
		...observing(observe),
	});
	return { db, engine: "postgres", close: () => db.destroy() };
}

/**
 * Turns an error of the database into one with a sentence for the operator, if there is one.
 * @param url where the operator wrote the URL
 */
export function asProblem(error: unknown, place: DatabasePlace, url = "DATABASE_URL"): unknown {
	const { code = "", message, errcode } = error as Error & { code?: string; errcode?: number };
	if (!place.databaseUrl) {
		return errcode === undefined ? error : toStorageError(error, place.dataDir);
	}
	// Thrown by the driver when PostgreSQL requires a password and none is set.
	if (code === "28P01" || code === "28000" || message.startsWith("SASL")) {
		return new StorageError(`PostgreSQL rejected the username or password in ${url}.`);
	}
	if (code === "3D000") return new StorageError(`The database named in ${url} does not exist.`);
	if (code === "42501") {
		return new StorageError(`The user in ${url} is not allowed to create tables in that database.`);
	}
	return error;
}
